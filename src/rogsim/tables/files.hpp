// The files that make up a ruleset.
#pragma once

#include <string>
#include <vector>

#include "rogsim/tables/load.hpp"

namespace rogsim {

// The names that a ruleset's tables may have. All but personas.json are needed.
std::vector<std::string> table_names();

// What stands in a file, or its beginning: one byte more than json::kMaxBytes tells that it is too large. Throws
// IoError.
std::string read_start(const std::string& path);

// tables/personas.json, which every ruleset shares.
RulesetText builtin_personas();

}  // namespace rogsim
