// One run in one line, for those who want to look at single runs.
#pragma once

#include <cstdint>

#include "rogsim/game/run_record.hpp"

namespace rogsim {

struct RunRow {
    std::uint64_t run = 0;
    Outcome outcome = Outcome::won;
    std::int32_t killer = -1;  // as in RunRecord
    std::int32_t floor = 0;    // where the run ended
    HeroState hero;            // at its end
    std::int64_t turns = 0;    // sums over its floors
    std::int64_t hp_lost = 0;
    std::int64_t damage_dealt = 0;
    std::int64_t healed = 0;
    std::int64_t hp_gained = 0;
    std::int64_t kills = 0;
    std::int64_t xp = 0;
    std::int64_t encounters = 0;
    std::uint64_t digest = 0;  // over what happened, turn by turn

    friend bool operator==(const RunRow&, const RunRow&) = default;
};

RunRow row_of(const RunRecord& record);

}  // namespace rogsim
