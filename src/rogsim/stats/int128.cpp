#include "rogsim/stats/int128.hpp"

#include <algorithm>

namespace rogsim {
namespace {

constexpr UInt128 kMaxInt128 = ~UInt128{0} >> 1U;

}  // namespace

std::string to_decimal(UInt128 value) {
    std::string text;
    do {
        text += static_cast<char>('0' + static_cast<int>(value % 10));
        value /= 10;
    } while (value != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

std::string to_decimal(Int128 value) {
    if (value >= 0) {
        return to_decimal(static_cast<UInt128>(value));
    }
    std::string text(1, '-');
    text += to_decimal(UInt128{0} - static_cast<UInt128>(value));
    return text;
}

std::optional<Int128> parse_int128(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) {
        text.remove_prefix(1);
    }
    if (text.empty()) {
        return std::nullopt;
    }
    const UInt128 limit = negative ? kMaxInt128 + 1 : kMaxInt128;
    UInt128 magnitude = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        const auto digit = static_cast<unsigned>(c - '0');
        if (magnitude > (limit - digit) / 10) {
            return std::nullopt;
        }
        magnitude = magnitude * 10 + digit;
    }
    return static_cast<Int128>(negative ? UInt128{0} - magnitude : magnitude);
}

}  // namespace rogsim
