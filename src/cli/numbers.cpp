#include "cli/numbers.hpp"

#include <algorithm>
#include <limits>

#include "rogsim/core/error.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {
namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

[[noreturn]] void refuse(std::string_view option, std::string_view text, const std::string& why) {
    throw InputError(std::string(option) + ": \"" + std::string(text) + "\" " + why);
}

[[noreturn]] void refuse_count(std::string_view option, std::string_view text) {
    refuse(option, text, "is not a whole number; write it as 5000, 5k, 2M or 1_000_000");
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// 1 without a suffix; the suffix is taken off `digits`.
std::uint64_t take_suffix(std::string_view& digits) {
    const char last = digits.empty() ? '0' : digits.back();
    const std::uint64_t factor = last == 'k' || last == 'K' ? 1000 : last == 'M' ? 1000000 : 1;
    digits.remove_suffix(factor == 1 ? 0 : 1);
    return factor;
}

}  // namespace

std::uint64_t parse_count(std::string_view option, std::string_view text) {
    std::string_view digits = text;
    const std::uint64_t factor = take_suffix(digits);
    if (digits.empty() || !is_digit(digits.front()) || !is_digit(digits.back())) {
        refuse_count(option, text);
    }
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (digits[i] == '_' && digits[i - 1] != '_') {
            continue;
        }
        if (!is_digit(digits[i])) {
            refuse_count(option, text);
        }
        const auto digit = static_cast<std::uint64_t>(digits[i] - '0');
        if (value > (kLargest - digit) / 10) {
            refuse(option, text, "is too large; at most " + std::to_string(kLargest));
        }
        value = 10 * value + digit;
    }
    if (value > kLargest / factor) {
        refuse(option, text, "is too large; at most " + std::to_string(kLargest));
    }
    return value * factor;
}

std::uint64_t parse_count_within(std::string_view option, std::string_view text, std::uint64_t least,
                                 std::uint64_t most) {
    const std::uint64_t value = parse_count(option, text);
    if (value < least || value > most) {
        refuse(option, text, "is out of range; allowed: " + std::to_string(least) + " to " + std::to_string(most));
    }
    return value;
}

FloorRange parse_floors(std::string_view option, std::string_view text) {
    const std::size_t dash = text.find('-');
    const auto floor_of = [&](std::string_view part) {
        if (part.empty() || part.find_first_not_of("0123456789") != std::string_view::npos) {
            refuse(option, text, "is not a range of floors; write it as 3 or 1-10");
        }
        return static_cast<std::int32_t>(parse_count_within(option, part, 1, kMaxFloor));
    };
    const std::int32_t first = floor_of(text.substr(0, dash));
    const std::int32_t last = dash == std::string_view::npos ? first : floor_of(text.substr(dash + 1));
    if (first > last) {
        refuse(option, text, "runs backwards; write the smaller floor first");
    }
    return {first, last};
}

std::vector<std::string> parse_names(std::string_view option, std::string_view text) {
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string name(text.substr(begin, end - begin));
        if (name.empty()) {
            refuse(option, text, "has an empty name; write it as one,two,three");
        }
        if (std::find(names.begin(), names.end(), name) != names.end()) {
            refuse(option, text, "has \"" + name + "\" twice");
        }
        names.push_back(name);
        begin = end + 1;
    }
    return names;
}

std::vector<std::uint32_t> parse_percents(std::string_view option, std::string_view text) {
    std::vector<std::uint32_t> percents;
    for (const std::string& name : parse_names(option, text)) {
        const auto percent = static_cast<std::uint32_t>(parse_count_within(option, name, 0, 100));
        if (std::find(percents.begin(), percents.end(), percent) != percents.end()) {
            refuse(option, text, "has " + std::to_string(percent) + " twice");
        }
        percents.push_back(percent);
    }
    return percents;
}

std::vector<std::int32_t> parse_turns(std::string_view option, std::string_view text) {
    constexpr std::size_t kMost = 100;
    std::vector<std::int32_t> turns;
    for (const std::string& name : parse_names(option, text)) {
        turns.push_back(name == "end" ? -1
                                      : static_cast<std::int32_t>(parse_count_within(option, name, 0, 1'000'000'000)));
    }
    if (turns.size() > kMost) {
        refuse(option, text, "has more than " + std::to_string(kMost) + " turns");
    }
    return turns;
}

}  // namespace rogsim
