// Where bytes go: standard output, and files that appear complete or not at all.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "rogsim/report/formats.hpp"
#include "rogsim/report/look.hpp"

namespace rogsim {

// The reader of standard output went away, as `head` does. Not an error to tell.
struct BrokenPipe {};

// A file under way: written beside its place, and moved there by finish(). Without finish() nothing is left and what
// stood there before stays. Devices and pipes are written directly. IoError when it cannot be written.
class PendingFile {
  public:
    explicit PendingFile(const std::string& path);
    PendingFile(PendingFile&& other) noexcept;
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;
    PendingFile& operator=(PendingFile&&) = delete;
    ~PendingFile();

    void finish(std::string_view bytes);

  private:
    std::string path_;       // as given
    std::string target_;     // with symbolic links resolved
    std::string temporary_;  // empty: written directly
    int descriptor_ = -1;
};

struct OpenExport {
    const Format* format;
    PendingFile file;
};

// What is to be written in the end, opened before anything is simulated.
struct Outputs {
    const Format* shown = nullptr;  // on standard output
    Look look;
    std::vector<OpenExport> exports;
};

// `writes` tells whether the command gives such a format. InputError for one that it does not give and for two outputs
// in one place, IoError for a place that cannot be written.
Outputs open_outputs(const OutputOptions& options, bool (*writes)(const Format& format));

// The files first, standard output last. `bytes_in` gives what a format makes of the value.
template <typename BytesIn>
void write_outputs(Outputs& outputs, const BytesIn& bytes_in);

// Standard input, output and error are open afterwards, so that no file is opened in their place.
// Throws IoError when standard output was closed.
void secure_standard_descriptors();

// IoError, or BrokenPipe.
void write_standard_output(std::string_view bytes);

template <typename BytesIn>
void write_outputs(Outputs& outputs, const BytesIn& bytes_in) {
    for (OpenExport& one : outputs.exports) {
        one.file.finish(bytes_in(*one.format, Look{}));
    }
    write_standard_output(bytes_in(*outputs.shown, outputs.look));
}

}  // namespace rogsim
