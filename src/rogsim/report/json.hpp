// JSON for machines; the schemas stand in docs/schemas/.
#pragma once

#include <string>

#include "rogsim/report/summary.hpp"

namespace rogsim {

// rogsim.summary/1.1. The same bytes for the same result, but for `run_info`, the last member.
std::string write_json(const Report& report);

// A line per run, each an object with the fields of run_fields (rogsim.run/1.0); only where the rows were kept.
std::string write_jsonl(const Report& report);

}  // namespace rogsim
