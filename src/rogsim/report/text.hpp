// Text for people, as a terminal shows it.
#pragma once

#include <string>

#include "rogsim/report/look.hpp"
#include "rogsim/report/summary.hpp"

namespace rogsim {

std::string write_text(const Report& report, const Look& look);

}  // namespace rogsim
