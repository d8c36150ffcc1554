// Numbers changed by path: `--set monsters/troll/power=5`.
#pragma once

#include <string_view>
#include <vector>

#include "rogsim/json/reader.hpp"

namespace rogsim {

// "monsters/troll/power=5". Throws InputError without a path, "=" or value. Whether the path exists shows when loading.
json::Override parse_override(std::string_view text);

// All numbers that an override may set, with value and bounds, in the order of the files.
std::vector<json::ReadValue> number_paths(const std::vector<json::ReadValue>& values);

// Each override that names no number which has been read is a fault, with the nearest path.
void check_overrides(json::Reading& reading);

}  // namespace rogsim
