// Scenarios: what options can say, in a JSON file. Its members are the long options' names; "about" tells what it is
// for.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/option_table.hpp"

namespace rogsim {

struct ScenarioText {
    std::string shown;   // the name in messages: "scenarios/agility.json"
    std::string folder;  // relative folders of tables start here; "" for a built-in one
    std::string text;
};

// A file, or a scenario that comes with the program, by its name. Throws InputError when there is neither, and IoError
// when the file cannot be read.
ScenarioText find_scenario(const std::string& file_or_name);

// "agility", "part12" ...
std::vector<std::string> builtin_scenarios();

// What its "about" says; InputError as apply_scenario.
std::string about_scenario(const ScenarioText& scenario);

// Sets what the scenario says, but for the options that `given` tells the command line to have: options win. Numbers
// changed by "set" stand before those of the command line. Options that other commands alone have are passed over. All
// faults are thrown as one InputError, a line each.
void apply_scenario(const ScenarioText& scenario, unsigned command_bit,
                    const std::function<bool(const OptionRow&)>& given, Options& options);

}  // namespace rogsim
