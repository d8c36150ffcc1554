// Options -> Plan: the tables are read here.
#pragma once

#include "cli/options.hpp"
#include "rogsim/run/plan.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {

// InputError for whatever the tables or the names do not allow.
Plan plan_of(const PlanOptions& options);

// Which tables, and which of their numbers are changed.
RulesetSource source_of(const PlanOptions& options);

}  // namespace rogsim
