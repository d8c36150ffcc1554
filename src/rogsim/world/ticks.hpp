// Whole-number time: the tick is chosen so that every speed's delay, base delay / speed, is a whole number of ticks.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// Longest delay in ticks. A clock of 64 bits then holds four million turns of the slowest creature.
inline constexpr std::uint64_t kMaxDelay = std::uint64_t{1} << 42U;

struct NamedSpeed {
    std::string_view name;
    Speed speed;
};

// The smallest number of ticks in one base delay with which each of these speeds has a whole delay: the least common
// multiple of their numerators, in lowest terms. Speed 0 asks for nothing. Throws InputError that names the speed
// whose delay, in a tick common to it and those before it, would pass kMaxDelay, and a denominator of 0.
std::uint64_t tick_unit(std::span<const NamedSpeed> speeds);

// The delay of `speed` in ticks of `unit` to the base delay; 0 for speed 0, which never acts. Nothing when the delay
// is no whole number of ticks or passes kMaxDelay.
std::optional<std::uint64_t> delay_ticks(Speed speed, std::uint64_t unit);

// The least multiple of `unit` in which `speed` has a whole delay; nothing when it would pass kMaxDelay.
std::optional<std::uint64_t> wider_unit(std::uint64_t unit, Speed speed);

}  // namespace rogsim
