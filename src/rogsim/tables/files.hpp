// The files that make up a ruleset.
#pragma once

#include <string>
#include <vector>

namespace rogsim {

// The names that a ruleset's tables may have. All but personas.json are needed.
std::vector<std::string> table_names();

}  // namespace rogsim
