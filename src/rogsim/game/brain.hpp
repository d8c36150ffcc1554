// Who decides for the hero: functions of the layer above, and what they may keep between turns.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "rogsim/core/rng.hpp"
#include "rogsim/game/action.hpp"
#include "rogsim/tables/ruleset.hpp"
#include "rogsim/world/walk_path.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

struct Game;
struct Persona;

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
    std::vector<ActorId> visible;    // living monsters in view this turn
    std::int32_t waited = 0;         // turns, one after another
    Rng choice;                      // the persona's own draws on choice_floor
    std::int32_t choice_floor = -1;  // -1: none drawn yet
};

struct Brain {
    Action (*decide)(const Game& game, const World& world, HeroMemory& memory) = nullptr;
    std::shared_ptr<const Persona> persona;  // whose rules it plays by
    std::vector<LevelUpChoice> level_up;     // taken in turn, beginning anew after the last
};

}  // namespace rogsim
