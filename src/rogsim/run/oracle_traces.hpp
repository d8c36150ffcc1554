// Recorded games of the reference, played again action by action.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/game/action.hpp"
#include "rogsim/run/oracle_report.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// What the hero did in a turn, and what was chosen if it brought a level.
struct OracleTurn {
    Action action;
    std::optional<LevelUpChoice> level_up;
    std::uint32_t crc = 0;  // of the state after the turn
};

// A state written out: after so many turns, the numbers of append_state and how many squares the hero sees.
struct OracleState {
    std::size_t after = 0;
    std::vector<std::int64_t> numbers;
    std::int64_t visible = 0;
};

// A whole game: floor 1 on, by CPython's random numbers.
struct OracleTrace {
    std::uint64_t seed = 0;
    std::vector<OracleTurn> turns;
    std::vector<OracleState> states;  // ascending
    std::optional<double> next_draw;  // the uniform draw after the last turn, where recorded
};

// An object with the list `traces` of objects with seed, actions, crc and perhaps full_states and next_random. Actions:
// ["b",dx,dy] bump, ["w"] wait, ["g"] pick up, [">"] descend, ["e",i] equip, ["d",i] drop and ["u",i,x,y] use item i;
// a last "S", "C" or "A" is the level-up choice. `file` is the name shown in InputErrors.
std::vector<OracleTrace> read_oracle_traces(std::string_view text, const std::string& file);

// CRC-32 of the state's numbers and the count of visible squares in decimal, joined by commas.
std::uint32_t state_crc(const OracleState& state);

// The first number in which two states differ, by name; "" when they are equal.
std::string state_difference(const OracleState& expected, const OracleState& came);

// Stops at the first turn that differs. InputError when the hero of these rules never acts.
OracleReport check_traces(std::string_view text, const std::string& file, const Ruleset& rules);

}  // namespace rogsim
