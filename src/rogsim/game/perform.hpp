// Carrying out an action: the one place that changes the world during a floor.
#pragma once

#include "rogsim/game/action.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// False, and nothing changed, if the action is impossible; then no time passes. Descending only says that it can be
// done: the caller enters the next floor.
bool perform(const Game& game, World& world, ActorId who, const Action& action);

}  // namespace rogsim
