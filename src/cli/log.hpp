// Log lines on standard error; only with --verbose.
#pragma once

#include <string>

namespace rogsim {

void start_log(bool verbose);
void log_line(const std::string& line);

}  // namespace rogsim
