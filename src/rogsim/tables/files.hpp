// The files that make up a ruleset.
#pragma once

#include <string>
#include <vector>

#include "rogsim/tables/load.hpp"

namespace rogsim {

// The names that a ruleset's tables may have. All but personas.json are needed.
std::vector<std::string> table_names();

// tables/personas.json, which every ruleset shares.
RulesetText builtin_personas();

}  // namespace rogsim
