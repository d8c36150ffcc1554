// Stands in for libFuzzer where there is none: runs a fuzzer over every file of the folders given, then over as many
// changed copies of them, the same ones on every machine.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "rogsim/core/rng.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr int kMutants = 2000;
constexpr std::uint32_t kMostChanges = 8;

using Bytes = std::vector<std::uint8_t>;

Bytes read_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::size_t place_in(rogsim::Rng& rng, std::size_t size) {
    return rogsim::draw_below(rng, static_cast<std::uint32_t>(size));
}

// Overwrites, inserts, removes or doubles some bytes.
void change(Bytes& bytes, rogsim::Rng& rng) {
    const std::size_t at = place_in(rng, bytes.size() + 1);
    const auto here = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const auto byte = static_cast<std::uint8_t>(rogsim::draw_below(rng, 256));
    const std::uint32_t kind = rogsim::draw_below(rng, 4);
    if (at == bytes.size() || kind == 0) {
        bytes.insert(here, byte);
    } else if (kind == 1) {
        bytes[at] = byte;
    } else {
        const std::size_t rest = bytes.size() - at;
        const std::size_t length = 1 + place_in(rng, std::min<std::size_t>(rest, 32));
        const auto end = here + static_cast<std::ptrdiff_t>(length);
        if (kind == 2) {
            bytes.erase(here, end);
        } else {
            const Bytes copy(here, end);
            bytes.insert(here, copy.begin(), copy.end());
        }
    }
}

void run(const Bytes& bytes) { LLVMFuzzerTestOneInput(bytes.data(), bytes.size()); }

// A crash says nothing of the input, so the input is kept beside the program until the run is over.
void run_mutants(const std::vector<Bytes>& seeds, const std::filesystem::path& kept) {
    rogsim::Rng rng = rogsim::rng_for({});
    for (int i = 0; i < kMutants; ++i) {
        Bytes bytes = seeds[place_in(rng, seeds.size())];
        const std::uint32_t changes = 1 + rogsim::draw_below(rng, kMostChanges);
        for (std::uint32_t n = 0; n < changes; ++n) {
            change(bytes, rng);
        }
        std::ofstream(kept, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        run(bytes);
    }
    std::filesystem::remove(kept);
}

}  // namespace

int main(int argc, char* argv[]) {
    std::vector<Bytes> seeds;
    for (int i = 1; i < argc; ++i) {
        if (!std::filesystem::is_directory(argv[i])) {
            std::fprintf(stderr, "%s is no folder\n", argv[i]);
            return 2;
        }
        for (const auto& file : files_in(argv[i])) {
            std::fprintf(stderr, "%s\n", file.string().c_str());
            seeds.push_back(read_bytes(file));
            run(seeds.back());
        }
    }
    if (seeds.empty()) {
        std::fprintf(stderr, "no inputs: give folders with at least one file\n");
        return 2;
    }
    run_mutants(seeds, std::string(argv[0]) + ".input");
    std::printf("%zu inputs and %d mutants\n", seeds.size(), kMutants);
    return 0;
}
