// How far it is from one square to another: a plain flood, independent of the ways that creatures find.
#pragma once

#include <array>
#include <cstdint>

#include "rogsim/world/level.hpp"

namespace rogsim {

// Memory of a flood, used again by the next one.
struct Flood {
    Board seen;
    Board wave;  // squares reached with the last step
    // These and the squares above and below them, behind two columns of nothing and before two more.
    std::array<std::uint64_t, kMaxBoardWords + 16> spread{};
};

inline constexpr int kUnreachable = -1;

// Steps of the shortest way over walkable squares, diagonal steps included and walls no hindrance to them;
// kUnreachable where there is none.
int steps_between(const Level& level, Pos from, Pos to, Flood& flood);

}  // namespace rogsim
