#include "cli/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>

#include "cli/terminal.hpp"
#include "rogsim/core/error.hpp"

namespace rogsim {
namespace {

[[noreturn]] void fail(const std::string& path, const std::string& what) {
    const int error = errno;
    throw IoError(path + ": " + what + ": " + std::strerror(error));
}

void write_all(int descriptor, std::string_view bytes, const std::string& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0 && errno == EPIPE && descriptor == STDOUT_FILENO) {
            throw BrokenPipe{};
        }
        if (written < 0) {
            fail(path, "cannot be written");
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

// What the file's permissions are to be: those of the file it replaces, or what a new file gets.
mode_t mode_for(bool exists, const struct stat& status) {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return exists ? status.st_mode & 07777U : 0666U & ~mask;
}

std::string resolved(const std::string& path) {
    std::error_code error;
    const std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
    return error ? path : target.string();
}

[[noreturn]] void refuse_format(const std::string& name, bool (*writes)(const Format& format)) {
    std::vector<std::string> known = {"auto"};
    for (const Format& format : formats()) {
        if (writes(format)) {
            known.emplace_back(format.name);
        }
    }
    throw InputError("--format: this command does not give " + name + "; allowed: " + listed(known));
}

}  // namespace

PendingFile::PendingFile(const std::string& path) : path_(path), target_(resolved(path)) {
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        fail(path, "cannot be written");
    }
    if (exists && !S_ISREG(status.st_mode)) {
        descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    } else if (!exists || ::access(path.c_str(), W_OK) == 0) {
        temporary_ = target_ + ".tmp-XXXXXX";
        descriptor_ = ::mkostemp(temporary_.data(), O_CLOEXEC);
        if (descriptor_ >= 0 && ::fchmod(descriptor_, mode_for(exists, status)) != 0) {
            ::unlink(temporary_.c_str());
            fail(path, "cannot be written");
        }
    }
    if (descriptor_ < 0) {
        fail(path, "cannot be written");
    }
}

PendingFile::PendingFile(PendingFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

PendingFile::~PendingFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
    if (!temporary_.empty()) {
        ::unlink(temporary_.c_str());
    }
}

void PendingFile::finish(std::string_view bytes) {
    write_all(descriptor_, bytes, path_);
    if (::close(std::exchange(descriptor_, -1)) != 0) {
        fail(path_, "cannot be written");
    }
    if (!temporary_.empty()) {
        if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
            fail(path_, "cannot be replaced");
        }
        temporary_.clear();
    }
}

Outputs open_outputs(const OutputOptions& options, bool (*writes)(const Format& format)) {
    if (options.format != "auto" && !writes(format_named(options.format))) {
        refuse_format(options.format, writes);
    }
    Outputs outputs;
    std::optional<std::string> shown;
    if (options.format != "auto") {
        shown = options.format;
    }
    std::set<std::string> places;
    for (const Export& one : options.exports) {
        if (one.path == "-") {
            if (shown) {
                throw InputError("--export-" + one.format + ": standard output is taken by " + *shown +
                                 "; only one format can go there");
            }
            shown = one.format;
            continue;
        }
        if (!places.insert(resolved(one.path)).second) {
            throw InputError("--export-" + one.format + ": \"" + one.path + "\" is written twice");
        }
        outputs.exports.push_back({&format_named(one.format), PendingFile(one.path)});
    }
    outputs.shown = &format_named(shown.value_or(is_terminal(STDOUT_FILENO) ? "table" : "csv"));
    outputs.look = look_of_terminal(options.colour);
    return outputs;
}

void secure_standard_descriptors() {
    const bool output_closed = ::fcntl(STDOUT_FILENO, F_GETFD) < 0;
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) < 0) {
            throw IoError("/dev/null cannot be opened");
        }
    }
    if (output_closed) {
        throw IoError("standard output is closed");
    }
}

void write_standard_output(std::string_view bytes) { write_all(STDOUT_FILENO, bytes, "standard output"); }

}  // namespace rogsim
