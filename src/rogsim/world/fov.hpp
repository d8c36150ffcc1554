// The field of view: libtcod's FOV_RESTRICTIVE (MRPAS 1.2) with walls lit, square for square, as the reference game
// sees (rules 6). Not symmetric.
#pragma once

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

View compute_fov(const Level& level, Pos viewer, int radius);

}  // namespace rogsim
