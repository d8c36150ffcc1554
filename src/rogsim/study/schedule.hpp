// Who acts when: the turn queue alone, without a game.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

inline constexpr std::uint64_t kMaxScheduleTurns = 1000000;

struct ScheduledCreature {
    std::string name;
    Speed speed;
};

// One turn. Time is in base delays: a creature of speed 1 acts at 1, 2, 3 ...
struct ScheduleRow {
    std::uint64_t turn = 0;      // from 1 on
    std::uint32_t creature = 0;  // its place in ScheduleResult::creatures
    std::string time_fraction;   // exact, in lowest terms: "7/6", or "2" when whole
    double time = 0;             // the nearest double
};

struct ScheduleResult {
    std::vector<ScheduledCreature> creatures;  // as given
    std::vector<std::uint64_t> turns_taken;    // [creature]
    std::vector<ScheduleRow> rows;             // none when every speed is 0
};

// "player=2", "bat=3/2" or "slug=0.75". Throws InputError when there is no name or the speed is no fraction, negative,
// divided by 0 or beyond kMaxNumber.
ScheduledCreature parse_scheduled_creature(std::string_view text);

// The first `turns` turns of creatures that enter in this order. Throws InputError for no creature, a name given
// twice, turns outside 1..kMaxScheduleTurns and speeds without a common tick.
ScheduleResult simulate_schedule(std::span<const ScheduledCreature> creatures, std::uint64_t turns);

}  // namespace rogsim
