#include "rogsim/mapgen/draws.hpp"

#include <bit>

namespace rogsim {
namespace {

__extension__ using U128 = unsigned __int128;

// random() * total as the reference computes it, in units of 2^-53: the product of two doubles, rounded to 53 bits,
// ties to even.
U128 rounded_product(std::uint64_t unit53, std::uint32_t total) {
    const U128 exact = U128{unit53} * total;
    const auto high = static_cast<std::uint64_t>(exact >> 53U);
    if (high == 0) {
        return exact;
    }
    const auto dropped = static_cast<unsigned>(std::bit_width(high));
    const U128 half = U128{1} << (dropped - 1);
    const U128 rest = exact & ((U128{1} << dropped) - 1);
    U128 kept = exact >> dropped;
    if (rest > half || (rest == half && (kept & 1U) != 0)) {
        ++kept;
    }
    return kept << dropped;
}

}  // namespace

std::size_t draw_weighted(Rng& rng, std::span<const std::uint32_t> cumulative) {
    const std::uint32_t u = draw_below(rng, cumulative.back());
    return static_cast<std::size_t>(std::upper_bound(cumulative.begin(), cumulative.end(), u) - cumulative.begin());
}

std::size_t draw_weighted(CpythonRng& rng, std::span<const std::uint32_t> cumulative) {
    const U128 u = rounded_product(next_unit53(rng), cumulative.back());
    std::size_t i = 0;
    while (i + 1 < cumulative.size() && U128{cumulative[i]} << 53U <= u) {
        ++i;
    }
    return i;
}

}  // namespace rogsim
