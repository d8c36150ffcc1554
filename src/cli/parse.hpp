// argv -> Options.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "cli/scenario.hpp"

namespace rogsim {

// Where the text of a scenario comes from.
using FindScenario = std::function<ScenarioText(const std::string& file_or_name)>;

// `arguments` without the program's name. InputError for whatever is not understood.
Options parse(const std::vector<std::string>& arguments, const FindScenario& find = find_scenario);

}  // namespace rogsim
