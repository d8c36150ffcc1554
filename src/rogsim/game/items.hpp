// What the hero can do with an item (rules 7). Each is false, and changes nothing, when impossible.
#pragma once

#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// The first item on the hero's square in the floor's order; impossible with a full inventory.
bool pick_up(const Game& game, World& world);

// Uses inventory item `index`; aimed items at `target`. Consumed only on success.
bool use_item(const Game& game, World& world, std::int32_t index, Pos target);

// Wears it in its slot, or takes it off if worn. Possible for equipment only.
bool equip(const Game& game, World& world, std::int32_t index);

bool drop(const Game& game, World& world, std::int32_t index);

// The monster that lightning would strike: the nearest living one that the hero sees within `range`, ties to the
// earlier spawned; kHero if there is none.
ActorId lightning_target(const World& world, std::int32_t range);

}  // namespace rogsim
