// A whole game of the methodical player.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tests/reference/game.hpp"
#include "tests/reference/methodical.hpp"

namespace reference {

struct CampaignOptions {
    std::uint64_t seed = 1;
    std::uint64_t run = 0;
    int first_floor = 1;
    int last_floor = 10;
    Stream stream = Stream::keyed;  // a CPython stream is seeded with seed + run
    LevelUpPolicy policy = LevelUpPolicy::strength_constitution;
};

enum class Outcome : std::uint8_t { died, won, stuck };

struct FloorRecord {
    int floor_number = 0;
    int turns = 0;  // the hero's actions
    FloorTally tally;
};

struct CampaignRecord {
    Outcome outcome = Outcome::won;
    std::vector<FloorRecord> floors;  // as entered
};

// Called at the start and after each of the hero's turns, level-up included, but for the one that leaves the last
// floor.
using TurnCallback = std::function<void(const Game&)>;

CampaignRecord play_campaign(const rogsim::Ruleset& rules, const CampaignOptions& options,
                             const TurnCallback& after_turn = {});

}  // namespace reference
