// Numbers as text: the same bytes on every machine and in every locale.
#pragma once

#include <string>

namespace rogsim {

// The shortest decimal that reads back as `value`, with a point; "" for NaN and infinities.
std::string shortest(double value);

// With this many digits after the point.
std::string rounded(double value, int digits);

}  // namespace rogsim
