// One run played again, with all that happened in it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rogsim/run/plan.hpp"
#include "rogsim/run/run_row.hpp"

namespace rogsim {

// The hero before he decides, monsters' turns included; the last one of a floor is its end.
struct ReplayTurn {
    std::int32_t turn = 0;  // his actions on the floor so far
    std::int32_t hp = 0;
    std::int32_t max_hp = 0;
    std::int32_t healing = 0;   // HP that the best healing item carried would give now; 0 without one
    std::int32_t adjacent = 0;  // living monsters next to him ...
    std::int32_t threat = 0;    // ... and the HP that a blow of each would take
};

struct ReplayFloor {
    FloorRecord record;
    Shape shape;
    std::vector<std::uint8_t> kinds;  // of actors, as monster kinds; the first, the hero's, means nothing
    EventLog events;
    std::vector<ReplayTurn> turns;
};

// The world as it was before the hero decided.
struct Shot {
    std::int32_t turn = 0;
    World world;
};

struct Replay {
    RunRow row;
    std::vector<ReplayFloor> floors;
    std::vector<Shot> shots;
    Hero hero;  // at the end
};

// Of which floor, and at which turns of it. -1 stands for the last turn of the floor.
struct ShotRequest {
    std::int32_t floor = 0;
    std::vector<std::int32_t> turns;
};

// Plays run `run` of the plan as run_plan does, whatever else is in the batch. Shots of turns that did not come are
// missing.
Replay replay_run(const Plan& plan, std::uint64_t run, std::span<const ShotRequest> shots = {});

}  // namespace rogsim
