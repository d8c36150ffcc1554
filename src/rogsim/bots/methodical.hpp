// The player `methodical`: fights what it sees, takes every item, explores each floor in full, then descends.
// Player A of the reference measurements, rule for rule.
#pragma once

#include "rogsim/game/game.hpp"

namespace rogsim {

// One action a turn, by the first rule that applies.
Action decide_methodical(const Game& game, const World& world, HeroMemory& memory);

}  // namespace rogsim
