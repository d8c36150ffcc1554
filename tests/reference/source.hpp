// Where random numbers come from.
#pragma once

#include <cstdint>

#include "rogsim/core/cpython_rng.hpp"
#include "rogsim/core/rng.hpp"

namespace reference {

enum class Stream : std::uint8_t {
    keyed,   // a stream for each purpose and entity of a floor
    cpython  // one MT19937 for the whole game, as the reference game draws
};

struct Source {
    Stream stream = Stream::keyed;
    std::uint64_t seed = 1;  // keyed
    std::uint64_t run = 0;   // keyed
    rogsim::CpythonRng cpython;
};

inline Source keyed_source(std::uint64_t seed, std::uint64_t run) { return {Stream::keyed, seed, run, {}}; }

inline Source cpython_source(std::uint64_t seed) { return {Stream::cpython, seed, 0, rogsim::cpython_seed(seed)}; }

inline rogsim::Rng keyed_rng(const Source& source, int floor, rogsim::Purpose purpose, std::uint32_t entity) {
    return rogsim::rng_for({source.seed, source.run, static_cast<std::uint16_t>(floor), purpose, entity});
}

// Uniform in from..to, both ends included; Generator is rogsim::Rng or rogsim::CpythonRng.
template <class Generator>
int uniform(Generator& rng, int from, int to) {
    return from + static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(to - from + 1)));
}

}  // namespace reference
