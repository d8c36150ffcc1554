// Small floors drawn as text, for scenarios worked out by hand.
//
// '#' wall, '.' floor, '>' the stairs, '@' the hero, 'o' an orc, 'T' a troll; items: '!' health potion, '?' confusion
// scroll, '*' lightning scroll, '^' fireball scroll, '/' sword, '[' chain mail, '-' dagger, ']' leather armour.
// Creatures and items come in order of reading, so the first monster is actor 1. Blanks and empty lines do not count.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rogsim/core/rng.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/world/level.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// A number of the tables by its path.
struct Change {
    std::string path;   // "monsters/orc/hp"
    std::string value;  // "3"
};

// The finished game of the reference, with numbers changed; ready for floors 1 to 20.
Game game_with(const std::vector<Change>& changes = {});

// The level alone: creatures and items stand on floor.
Level level_from(std::string_view map);

// Each square open with a chance of open_percent in 100.
Level random_level(Rng& rng, int width, int height, int open_percent);

// The floor as on arrival on floor 1: the hero is new and sees nothing yet; pass_turns opens his eyes. Keyed streams.
World world_from(const Game& game, std::string_view map, std::uint64_t seed = 1);

// world_from, and the arrival's turn has passed: the hero sees.
World seen_world(const Game& game, std::string_view map, std::uint64_t seed = 1);

// The hero acts, then everybody else. False, and no time has passed, when the action is impossible.
bool act(const Game& game, World& world, const Action& action);

// Shorter than spelling out an Action.
Action bump(int dx, int dy);
Action use_on(int item, Pos target = {});

std::uint8_t item_kind(const Game& game, std::string_view id);

// Puts an item into the hero's inventory and gives its index.
int carry(const Game& game, World& world, std::string_view id);

// A text drawn in a test, without blanks and empty lines.
std::string drawn(std::string_view text);

// The floor: living creatures before items before the ground.
std::string picture(const Game& game, const World& world);

// The ground and the viewer, with '-' for what is not seen.
std::string seen_picture(const Level& level, const View& view);

}  // namespace rogsim
