// Where a fireball does most.
#pragma once

#include "rogsim/bots/turn.hpp"

namespace rogsim {

// A square in view to aim at, and the visible monsters that would burn; none when the hero would burn too.
struct Aim {
    Pos target{};
    int monsters = 0;
};

// The best square for inventory item `index`: most monsters, ties to the smaller x, then the smaller y.
Aim aim_fireball(const HeroTurn& turn, std::size_t index);

}  // namespace rogsim
