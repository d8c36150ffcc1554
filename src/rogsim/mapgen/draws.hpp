// The draws of a generator, the same for both random sources: keyed streams, and CPython's as the reference game
// makes them (random.randint, random.random, random.choices).
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "rogsim/core/cpython_rng.hpp"
#include "rogsim/core/rng.hpp"

namespace rogsim {

// Uniform in lo..hi, both included.
template <class Source>
int draw_between(Source& source, int lo, int hi) {
    return lo + static_cast<int>(draw_below(source, static_cast<std::uint32_t>(hi - lo + 1)));
}

// True half of the time: random() >= 0.5.
inline bool draw_coin(Rng& rng) { return draw_below(rng, 2) == 1; }
inline bool draw_coin(CpythonRng& rng) { return next_unit53(rng) >= std::uint64_t{1} << 52U; }

// Index of the first cumulative weight above a uniform draw below the total; zero weights are never chosen.
// The last cumulative weight is the total and at least 1.
std::size_t draw_weighted(Rng& rng, std::span<const std::uint32_t> cumulative);
std::size_t draw_weighted(CpythonRng& rng, std::span<const std::uint32_t> cumulative);

}  // namespace rogsim
