// Log lines on standard error; only with --verbose.
#pragma once

#include <string>

namespace rogsim {

void start_log(bool verbose);
void log_line(const std::string& line);

// What a user has to know in any case: a line on standard error, unless --quiet.
void note(bool quiet, const std::string& line);

}  // namespace rogsim
