// Ways that a bot chooses, keeps and follows.
#pragma once

#include "rogsim/game/brain.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// Explored squares that can be walked on.
void mark_passable(const World& world, Board& passable);

// A step along the kept way; it must have squares left.
Action follow(const World& world, HeroMemory& memory);

// How many goals there may be: decides from which end to search.
enum class Goals : std::uint8_t { few, many };

// Keeps a way to the nearest of memory.goals for this errand; false if there is none, and then what was kept stays.
bool plan(const World& world, HeroMemory& memory, Errand errand, Goals goals);

// Nothing unexplored around this square (squares off the map do not count).
bool surrounded_by_known(const World& world, Square square);

}  // namespace rogsim
