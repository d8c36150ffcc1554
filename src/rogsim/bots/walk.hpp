// Ways that a bot chooses, keeps and follows.
#pragma once

#include "rogsim/game/brain.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// Explored squares that can be walked on.
void mark_passable(const World& world, Board& passable);

// A step along the kept way; it must have squares left.
Action follow(const World& world, HeroMemory& memory);

// Plans a way to the nearest goal in memory.goals; false if there is none, and the errand is then none.
bool plan(const World& world, HeroMemory& memory, Errand errand);

// Nothing unexplored around this square (squares off the map do not count).
bool surrounded_by_known(const World& world, Square square);

}  // namespace rogsim
