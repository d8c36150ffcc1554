// The loop: one run from its number.
#pragma once

#include <cstdint>

#include "rogsim/game/game.hpp"
#include "rogsim/game/run_record.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// Which run, and how far.
struct RunSpec {
    std::uint64_t seed = 1;
    std::uint64_t run = 0;
    std::int32_t first_floor = 1;
    std::int32_t last_floor = 10;
    bool cpython = false;  // CPython's stream seeded with seed + run, instead of keyed streams
};

// A hero on the way to a floor.
struct Arrival {
    Hero hero;
    std::int32_t hp = 0;
    bool known = false;  // somebody came
};

// A thread's memory, used again by all its runs: after the first ones nothing is allocated.
struct Workspace {
    World world;
    HeroMemory memory;
    RunRecord record;
    std::vector<Arrival> arrivals;  // with isolated floors: heroes by floor
};

// Called after each of the hero's turns, monsters' turns and level-ups included. Plain function: `context` is its own.
struct TurnHook {
    void (*call)(void* context, const World& world) = nullptr;
    void* context = nullptr;
};

// Plays the run; the record stays in the workspace.
const RunRecord& play_run(const Game& game, const RunSpec& spec, Workspace& workspace, TurnHook hook = {});

// The parts of it, for those who play floors in another way: an empty record and the streams of the run; one floor from
// arrival to end, which is added to the record; what all floors come to.
void begin_record(const Game& game, const RunSpec& spec, Workspace& workspace);
FloorEnd visit_floor(const Game& game, Workspace& workspace, std::int32_t floor, TurnHook hook = {});
void end_record(RunRecord& record);

// Adds the floor just generated to the record's digests of floors.
void note_floor(RunRecord& record, const World& world);

}  // namespace rogsim
