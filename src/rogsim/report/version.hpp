// The program's version, as it stands in every output.
#pragma once

namespace rogsim {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace rogsim
