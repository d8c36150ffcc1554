// Speeds as written: exact fractions, never floating point.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rogsim/json/reader.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

inline constexpr std::uint32_t kMaxSpeed = 1000;  // turns a base delay
inline constexpr std::uint32_t kMaxSpeedDenominator = 1000;

// "2", "0.75" (at most three decimals) or "3/2", from 0 to kMaxSpeed, in lowest terms; nothing when it is none.
std::optional<Speed> parse_speed(std::string_view text);

// What parse_speed takes, for messages.
std::string allowed_speeds();

// "3/2", or "2" when whole.
std::string speed_text(Speed speed);

// A speed in a table: a number or a text such as "3/2". Where it is missing `out` stays as the default.
void read_speed_or_default(const json::Place& place, Speed& out);

}  // namespace rogsim
