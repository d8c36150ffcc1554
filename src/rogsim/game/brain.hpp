// Who decides for the hero: functions of the layer above, and what they may keep between turns.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/game/action.hpp"
#include "rogsim/tables/ruleset.hpp"
#include "rogsim/world/walk_path.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

struct Game;

enum class Errand : std::uint8_t { none, item, explore, stairs };

// A way that the hero has chosen and keeps, and scratch for finding one.
struct HeroMemory {
    Errand errand = Errand::none;
    std::vector<Square> path;
    std::size_t next = 0;               // first square of path still to be walked
    std::uint32_t items_version = 0;    // World::items_version when the way to an item was planned
    std::uint32_t no_item_version = 0;  // at these versions no known item could be reached
    std::uint32_t no_item_explored = 0;
    std::uint32_t no_frontier_explored = 0;  // at this World::explored_version nothing was left to explore
    std::vector<Square> found;               // scratch: a way that is not yet kept
    WalkSearch search;
    Board passable;
    Board goals;
};

enum class LevelUpPolicy : std::uint8_t {
    strength_constitution,  // strength first, then in turn
    agility,
};

struct Brain {
    Action (*decide)(const Game& game, const World& world, HeroMemory& memory) = nullptr;
    LevelUpPolicy level_up = LevelUpPolicy::strength_constitution;
};

}  // namespace rogsim
