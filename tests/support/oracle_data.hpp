// The recorded data of the reference game in tests/oracle.
#pragma once

#include <string>

namespace rogsim {

// The text of tests/oracle/NAME; throws std::runtime_error when it cannot be read.
std::string oracle_text(const std::string& name);

}  // namespace rogsim
