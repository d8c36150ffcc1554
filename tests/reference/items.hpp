// What the hero does with items. All return false when impossible.
#pragma once

#include <cstddef>

#include "tests/reference/game.hpp"

namespace reference {

bool pick_up(Game& game);
bool drop(Game& game, std::size_t index);
bool toggle_equipment(Game& game, std::size_t index);
bool use(Game& game, std::size_t index, Point target);

}  // namespace reference
