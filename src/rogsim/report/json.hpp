// JSON for machines; the schemas stand in docs/schemas/.
#pragma once

#include <string>

#include "rogsim/report/summary.hpp"

namespace rogsim {

// rogsim.summary/1.0. The same bytes for the same result, but for `run_info`, the last member.
std::string write_json(const Summary& summary);

}  // namespace rogsim
