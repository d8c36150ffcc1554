// A ruleset written as tables.
#pragma once

#include <string>

#include "rogsim/tables/load.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// The tables that load as `ruleset`.
RulesetText tables_of(const Ruleset& ruleset);

// All of them as one text to read: name, then table.
std::string shown(const RulesetText& tables);

}  // namespace rogsim
