// The field of view: libtcod's FOV_RESTRICTIVE (MRPAS 1.2) with walls lit, square for square, as the reference game
// sees (rules 6). Not symmetric.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rogsim/tables/ruleset.hpp"
#include "rogsim/world/level.hpp"

namespace rogsim {

inline constexpr int kMaxViewSide = 2 * kMaxFovRadius + 1;

// What is seen from `viewer`: a window of 2 * radius + 1 columns; bit dy + radius of column dx + radius.
struct View {
    Pos viewer;
    int radius = -1;  // -1: nothing is seen, as on arrival
    std::array<std::uint32_t, kMaxViewSide> column{};
};

inline bool sees(const View& view, Pos p) {
    const int dx = p.x - view.viewer.x + view.radius;
    const int dy = p.y - view.viewer.y + view.radius;
    if (dx < 0 || dy < 0 || dx > 2 * view.radius || dy > 2 * view.radius) {
        return false;
    }
    return (view.column[static_cast<std::size_t>(dx)] >> static_cast<unsigned>(dy) & 1U) != 0;
}

inline int count(const View& view) {
    int n = 0;
    for (int i = 0; i <= 2 * view.radius; ++i) {
        n += std::popcount(view.column[static_cast<std::size_t>(i)]);
    }
    return n;
}

// Calls visit(word, bits) for the words of a board that the view touches: squares seen, in the board's own bits.
template <class Visit>
void for_each_seen_word(const View& view, const Shape& shape, const Visit& visit) {
    const int lo = std::max(0, view.viewer.x - view.radius);
    const int hi = std::min(shape.width - 1, view.viewer.x + view.radius);
    const int y = view.viewer.y - view.radius;
    const std::uint32_t* column = view.column.data() + (lo - view.viewer.x + view.radius);
    const auto shift = static_cast<unsigned>(y) & 63U;
    for (int x = lo; x <= hi; ++x, ++column) {
        const auto first = static_cast<std::size_t>(x * shape.words);
        const std::uint64_t seen = *column;
        if (y < 0) {
            visit(first, seen >> static_cast<unsigned>(-y));
            continue;
        }
        const std::size_t word = first + (static_cast<std::size_t>(y) >> 6U);
        visit(word, seen << shift);
        if (shift > 64U - kMaxViewSide && seen >> (64U - shift) != 0) {
            visit(word + 1, seen >> (64U - shift));
        }
    }
}

View compute_fov(const Level& level, Pos viewer, int radius);

}  // namespace rogsim
