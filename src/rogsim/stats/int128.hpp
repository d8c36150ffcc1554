// 128-bit whole numbers, for sums that must neither round nor wrap, and their decimal text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rogsim {

__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UInt128;

std::string to_decimal(UInt128 value);
std::string to_decimal(Int128 value);

// The number that `text` says: an optional '-', digits, nothing else. Nothing when it is not one or does not fit.
std::optional<Int128> parse_int128(std::string_view text);

}  // namespace rogsim
