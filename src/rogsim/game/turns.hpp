// Whose turn it is, between one action of the hero and the next (rules 4).
#pragma once

#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// Everybody acts who is due before the hero is again; they decide by the view of the end of the last turn. Then the
// hero sees anew. A dead hero ends nothing: the others' turns still pass.
void pass_turns(const Game& game, World& world);

// Recomputes what the hero sees: view, explored squares, known items, and who may act.
void refresh_view(const Game& game, World& world);

}  // namespace rogsim
