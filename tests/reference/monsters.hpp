// The monsters' part of a turn, and the blows that both sides deal.
#pragma once

#include <cstddef>

#include "tests/reference/game.hpp"

namespace reference {

// Every living monster acts once, in order of placement.
void monsters_act(Game& game);

// Takes HP; a monster's death gives the hero its experience.
void hurt_monster(Game& game, std::size_t monster, int damage, bool by_hero);
void hurt_hero(Game& game, int damage);

// In bounds, walkable, and nobody alive stands there.
bool can_enter(const Game& game, Point at);

}  // namespace reference
