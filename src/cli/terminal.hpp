// What is known of the terminal. The environment is read here and nowhere else.
#pragma once

#include "cli/options.hpp"
#include "rogsim/report/look.hpp"

namespace rogsim {

bool is_terminal(int descriptor);

// Width, UTF-8 and colour of standard output: NO_COLOR, CLICOLOR_FORCE, TERM=dumb, COLUMNS, LC_ALL, LC_CTYPE, LANG.
Look look_of_terminal(Colour wanted);

}  // namespace rogsim
