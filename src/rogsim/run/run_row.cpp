#include "rogsim/run/run_row.hpp"

#include <numeric>

namespace rogsim {

RunRow row_of(const RunRecord& record) {
    RunRow row;
    row.run = record.run;
    row.outcome = record.outcome;
    row.killer = record.killer;
    row.digest = record.digest;
    for (std::size_t i = 0; i < record.floor_count; ++i) {
        const FloorRecord& floor = record.floors[i];
        row.floor = floor.floor;
        row.hero = floor.exit;
        row.turns += floor.turns;
        row.hp_lost += floor.hp_lost;
        row.damage_dealt += floor.damage_dealt;
        row.healed += floor.healed;
        row.hp_gained += floor.hp_gained;
        row.kills += std::accumulate(floor.kills.begin(), floor.kills.end(), std::int64_t{0});
        row.xp += floor.xp;
        row.encounters += floor.encounters;
    }
    return row;
}

}  // namespace rogsim
