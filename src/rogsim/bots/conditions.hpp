// The names that a persona's conditions can use. A row each: name, unit, one line, and its value this turn. Values are
// asked for only when a condition comes to them.
#pragma once

#include <cstdint>
#include <span>

#include "rogsim/bots/turn.hpp"

namespace rogsim {

struct Condition {
    const char* name;
    const char* unit;
    const char* summary;
    std::int64_t (*value)(const HeroTurn& turn);
};

std::span<const Condition> conditions();

}  // namespace rogsim
