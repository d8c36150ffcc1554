// Ways that are planned for a purpose and kept while it lasts. Each is false when there is no way.
#pragma once

#include "rogsim/bots/turn.hpp"

namespace rogsim {

// To the nearest monster in view; planned anew each turn.
bool plan_approach(const HeroTurn& turn);

// To the nearest item that the hero knows of; kept until what is known of items changes.
bool plan_fetch(const HeroTurn& turn);

// To the nearest known square with an unknown neighbour; kept until its last square has none.
bool plan_explore(const HeroTurn& turn);

// To the stairs, as far as the hero knows the way.
bool plan_stairs(const HeroTurn& turn);

// To the nearest known square, at most `steps` away, where at most `open` squares around can be walked on.
bool plan_cover(const HeroTurn& turn, int steps, int open);

}  // namespace rogsim
