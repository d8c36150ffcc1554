// The state of a game as plain numbers, in the order of the reference's recorded games.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// How many numbers tell of the hero before the monsters begin, with three numbers each.
inline constexpr std::size_t kHeroStateNumbers = 10;

// Appends: floor, hero's x, y, HP, maximum HP, power and defence with what is worn, level, XP, items carried; then x, y
// and HP of every monster of this floor in spawn order, dead ones too.
void append_state(const Game& game, const World& world, std::vector<std::int64_t>& out);

}  // namespace rogsim
