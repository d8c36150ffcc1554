#include "rogsim/report/numbers.hpp"

#include <fmt/core.h>

#include <array>
#include <charconv>
#include <cmath>

namespace rogsim {

std::string shortest(double value) {
    if (!std::isfinite(value)) {
        return {};
    }
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string rounded(double value, int digits) { return fmt::format("{:.{}f}", value, digits); }

}  // namespace rogsim
