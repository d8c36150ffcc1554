// A floor as it is found on arrival: layout, monsters, items (rules 1, 2, 9).
#pragma once

#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// The hero of a new game, on no floor yet. Streams must be set.
void begin_run(const Game& game, World& world);

// Generates floor `floor` from the world's streams and puts the hero on it, with nothing seen yet.
void enter_floor(const Game& game, World& world, std::int32_t floor);

}  // namespace rogsim
