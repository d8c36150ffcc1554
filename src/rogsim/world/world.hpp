// The state of a run, as plain data. Deciding reads it; game/perform and game/enter write it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rogsim/core/cpython_rng.hpp"
#include "rogsim/core/rng.hpp"
#include "rogsim/world/board.hpp"
#include "rogsim/world/event.hpp"
#include "rogsim/world/fov.hpp"
#include "rogsim/world/level.hpp"
#include "rogsim/world/monster_path.hpp"
#include "rogsim/world/turn_queue.hpp"
#include "rogsim/world/view_cache.hpp"

namespace rogsim {

using ActorId = std::uint16_t;
inline constexpr ActorId kHero = 0;
inline constexpr int kNone = -1;  // no item worn, no killer ...

// A remembered way: squares first..last-1 of Paths::squares are still to be walked.
struct PathRef {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

// A confusion on top of an earlier one: when it ends, the one below goes on.
struct Confusion {
    std::int32_t turns = 0;  // random steps left; at 0 the next turn ends it
    std::int32_t below = kNone;
};

// Creatures of this floor, dead ones too, in spawn order; 0 is the hero. Alive means hp > 0.
struct Actors {
    std::uint32_t count = 0;
    std::vector<Square> square;
    std::vector<std::int32_t> hp;
    std::vector<std::uint8_t> kind;        // monster kind; the hero's entry means nothing
    std::vector<PathRef> path;             // to where the hero was last seen
    std::vector<std::int32_t> confusion;   // index into World::confusions, or kNone
    std::vector<Rng> choice;               // a confused monster's directions (keyed streams) ...
    std::vector<std::uint8_t> has_choice;  // ... once it has made one on this floor
};

// Items that lie or lay on this floor, in the order in which they came.
struct FloorItems {
    std::vector<Square> square;
    std::vector<std::uint8_t> kind;
    std::vector<std::uint8_t> taken;
    Board lying;
};

struct Hero {
    std::int32_t max_hp = 0;
    std::int32_t power = 0;    // base
    std::int32_t defence = 0;  // base
    std::int32_t level = 1;
    std::int64_t xp = 0;                  // since the last level
    std::vector<std::uint8_t> inventory;  // item kinds, in the order taken
    std::int32_t weapon = kNone;          // index into inventory
    std::int32_t armour = kNone;
};

// What the floor under way has seen so far; the numbers behind the tallies.
struct FloorCounts {
    std::int32_t turns = 0;             // hero's actions
    std::int32_t hp_lost = 0;           // hero's HP taken, overkill not counted
    std::int32_t damage_dealt = 0;      // monsters' HP taken by the hero, overkill not counted
    std::int32_t infighting = 0;        // monsters' HP taken by monsters
    std::int32_t healed = 0;            // hero's HP, by items
    std::int32_t hp_gained = 0;         // hero's HP, by level-ups
    std::int32_t least_hp_percent = 0;  // smallest share of the maximum that the hero has had, rounded down
    std::int64_t xp = 0;                // given to the hero
    std::int32_t spawns_lost = 0;       // asked for and lost to an occupied square
    std::vector<std::int32_t> kills;    // by monster kind, whoever killed
    std::vector<std::int32_t> found;    // items picked up, by kind
    std::vector<std::int32_t> used;     // items used up, by kind
};

// Where a run's random numbers come from: keyed streams, or the one stream of a CPython game.
struct Streams {
    std::uint64_t seed = 1;
    std::uint64_t run = 0;
    bool cpython = false;
    CpythonRng mt;  // with cpython only; seeded with seed + run
};

struct World {
    Streams streams;
    Level level;
    Actors actors;
    Board blockers;                                                   // squares of living creatures
    std::vector<ActorId> actor_on;                                    // who stands on a square of `blockers`
    std::vector<Square> path_squares;                                 // of all remembered ways
    std::vector<std::pair<std::uint32_t, std::uint32_t>> path_order;  // scratch: (first, actor)
    std::vector<Confusion> confusions;
    FloorItems items;
    Hero hero;
    ViewCache views;
    View view;                           // what the hero saw at the end of the last turn: monsters decide by it
    Board explored;                      // squares the hero has ever seen here
    Board known_items;                   // explored squares where an item lies
    std::uint32_t items_version = 0;     // changes whenever known_items may have
    std::uint32_t explored_version = 0;  // changes whenever explored does
    TurnQueue queue;
    std::vector<std::uint64_t> awake;  // monsters not idle in the queue: seen, on a path or confused; 64 a word
    std::int32_t floor = 0;
    std::int32_t killer = kNone;  // monster kind that killed the hero, or kOwnFire
    std::uint64_t spawn_digest = 0;
    std::vector<std::uint64_t> met;  // monsters that have ever been awake here; 64 a word
    FloorCounts counts;
    EventLog* log = nullptr;  // where what happens is noted, if anybody wants it
    PathSearch path_search;
    std::vector<std::uint8_t> spawn_kinds;  // scratch of a room's spawns
    std::vector<Square> found_path;
};

inline constexpr int kOwnFire = -2;

// An idle monster costs nothing until it is woken; its turns pass all the same.
inline void wake(World& world, ActorId who) {
    world.awake[who / 64U] |= std::uint64_t{1} << (who % 64U);
    world.met[who / 64U] |= std::uint64_t{1} << (who % 64U);
    set_idle(world.queue, who, false);
}

inline void rest(World& world, ActorId who) {
    world.awake[who / 64U] &= ~(std::uint64_t{1} << (who % 64U));
    set_idle(world.queue, who, true);
}

inline void note(World& world, Event event) {
    if (world.log != nullptr) {
        event.turn = world.counts.turns;
        world.log->push_back(event);
    }
}

inline bool alive(const World& world, ActorId who) { return world.actors.hp[who] > 0; }
inline Pos position(const World& world, ActorId who) { return pos_of(world.level.shape, world.actors.square[who]); }

}  // namespace rogsim
