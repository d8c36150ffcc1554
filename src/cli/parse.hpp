// argv -> Options.
#pragma once

#include <string>
#include <vector>

#include "cli/options.hpp"

namespace rogsim {

// `arguments` without the program's name. InputError for whatever is not understood.
Options parse(const std::vector<std::string>& arguments);

}  // namespace rogsim
