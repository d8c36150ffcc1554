// Options -> Plan: the tables are read here.
#pragma once

#include "cli/options.hpp"
#include "rogsim/run/plan.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {

// One a persona: the same runs of the same game. InputError for whatever the tables or the names do not allow.
std::vector<Plan> plans_of(const PlanOptions& options);

// Of whatever does not depend on who plays.
Plan plan_of(const PlanOptions& options);

// Which tables, and which of their numbers are changed.
RulesetSource source_of(const PlanOptions& options);

}  // namespace rogsim
