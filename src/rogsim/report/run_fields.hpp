// What is told of a single run: one list for csv and jsonl.
#pragma once

#include <span>
#include <string>

#include "rogsim/run/plan.hpp"
#include "rogsim/run/run_row.hpp"

namespace rogsim {

struct RunField {
    const char* name;
    const char* unit;
    const char* summary;
    bool is_text;  // in JSON; else a whole number
    std::string (*text)(const Plan& plan, const RunRow& row);
};

std::span<const RunField> run_fields();

// "won", "died", "stuck"
const char* name_of(Outcome outcome);

// A monster's id, "own_fire", or "" for nobody.
std::string killer_name(const Ruleset& rules, std::int32_t killer);

}  // namespace rogsim
