// Help from the lists of commands and options.
#pragma once

#include <string>

#include "cli/commands.hpp"

namespace rogsim {

std::string help_of_program();
std::string help_of(const Command& command);

// The page docs/cli.md: all of the above.
std::string help_as_markdown();

}  // namespace rogsim
