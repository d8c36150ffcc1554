// A monster's turn: hostile or confused (rules 5).
#pragma once

#include "rogsim/game/action.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// What the monster does now. Draws a confused one's direction and takes the next step off a remembered way, whether
// or not the step then succeeds.
Action decide_monster(const Game& game, World& world, ActorId who);

// Would its turn change anything, unless the hero comes to see it? False for an idle monster.
bool stays_awake(const World& world, ActorId who);

}  // namespace rogsim
