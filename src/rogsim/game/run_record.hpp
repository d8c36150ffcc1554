// What a run leaves behind: whole numbers, from which every statistic is made.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rogsim/game/action.hpp"

namespace rogsim {

enum class Outcome : std::uint8_t { won, died, stuck };
enum class FloorEnd : std::uint8_t { cleared, died, stuck };

// The hero at one moment; power and defence with what is worn.
struct HeroState {
    std::int32_t hp = 0;
    std::int32_t max_hp = 0;
    std::int32_t level = 1;
    std::int32_t power = 0;
    std::int32_t defence = 0;

    friend bool operator==(const HeroState&, const HeroState&) = default;
};

struct FloorRecord {
    std::int32_t floor = 0;
    FloorEnd end = FloorEnd::cleared;
    std::int32_t killer = -1;  // monster kind; -1 nobody, -2 the hero's own fire
    HeroState entry;
    HeroState exit;
    std::int32_t turns = 0;             // hero's actions
    std::int32_t hp_lost = 0;           // HP taken from the hero, overkill not counted
    std::int32_t damage_dealt = 0;      // HP taken from monsters by the hero, overkill not counted
    std::int32_t healed = 0;            // HP, by items
    std::int32_t hp_gained = 0;         // HP, by level-ups
    std::int32_t least_hp_percent = 0;  // smallest share of the maximum HP, rounded down
    std::int64_t xp = 0;
    std::int32_t encounters = 0;  // times that monsters came into view when none was
    std::int32_t spawns_lost = 0;
    std::array<std::int32_t, kDoings> doing{};  // hero's actions, by what they were for
    std::vector<std::int32_t> kills;            // by monster kind, whoever killed
    std::vector<std::int32_t> monsters_spawned;
    std::vector<std::int32_t> monsters_met;   // ever seen by the hero
    std::vector<std::int32_t> items_spawned;  // by item kind
    std::vector<std::int32_t> items_found;    // picked up
    std::vector<std::int32_t> items_used;     // used up
    std::vector<std::int32_t> items_left;     // lying there at the end
};

struct RunRecord {
    std::uint64_t run = 0;
    Outcome outcome = Outcome::won;
    std::int32_t killer = -1;  // on the last floor on which the hero died
    std::size_t floor_count = 0;
    std::vector<FloorRecord> floors;  // only the first floor_count; the rest is kept for its memory
    std::uint64_t layout_digest = 0;  // over all floors generated
    std::uint64_t spawn_digest = 0;
    std::uint64_t digest = 0;  // over what happened, turn by turn
};

}  // namespace rogsim
