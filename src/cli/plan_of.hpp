// Options -> Plan: the tables are read here.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/options.hpp"
#include "rogsim/run/plan.hpp"

namespace rogsim {

// InputError for whatever the tables or the names do not allow.
Plan plan_of(const PlanOptions& options);

// PATH=VALUE, taken apart.
std::vector<std::pair<std::string, std::string>> pairs_of(const std::vector<std::string>& overrides);

}  // namespace rogsim
