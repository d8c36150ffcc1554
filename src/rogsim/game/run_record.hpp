// What a run leaves behind: whole numbers, from which every statistic is made.
#pragma once

#include <cstdint>
#include <vector>

namespace rogsim {

enum class Outcome : std::uint8_t { won, died, stuck };
enum class FloorEnd : std::uint8_t { cleared, died, stuck };

struct FloorRecord {
    std::int32_t floor = 0;
    FloorEnd end = FloorEnd::cleared;
    std::int32_t turns = 0;           // hero's actions
    std::int32_t hp_lost = 0;         // HP taken from the hero, overkill not counted
    std::int32_t damage_dealt = 0;    // HP taken from monsters by the hero, overkill not counted
    std::vector<std::int32_t> kills;  // by monster kind, whoever killed
};

struct RunRecord {
    std::uint64_t run = 0;
    Outcome outcome = Outcome::won;
    std::int32_t killer = -1;  // monster kind; -1 nobody, -2 the hero's own fire
    std::size_t floor_count = 0;
    std::vector<FloorRecord> floors;  // only the first floor_count; the rest is kept for its memory
    std::uint64_t layout_digest = 0;  // over all floors generated
    std::uint64_t spawn_digest = 0;
    std::uint64_t digest = 0;  // over what happened, turn by turn
};

}  // namespace rogsim
