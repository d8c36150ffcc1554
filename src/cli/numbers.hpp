// What options say in numbers and lists. Each function throws InputError naming `option` when the text is none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rogsim {

// A whole number: digits, single underscores between them, and k (thousand) or M (million) at the end.
std::uint64_t parse_count(std::string_view option, std::string_view text);

// As parse_count, and within least..most.
std::uint64_t parse_count_within(std::string_view option, std::string_view text, std::uint64_t least,
                                 std::uint64_t most);

struct FloorRange {
    std::int32_t first = 1;
    std::int32_t last = 10;
};

// "3" or "1-10"; floors run from 1 to kMaxFloor.
FloorRange parse_floors(std::string_view option, std::string_view text);

// Names with commas between them, each once.
std::vector<std::string> parse_names(std::string_view option, std::string_view text);

// Whole numbers from 0 to 100 with commas between them, each once.
std::vector<std::uint32_t> parse_percents(std::string_view option, std::string_view text);

// "0,25,end": turns of a floor, at most 100; -1 stands for "end".
std::vector<std::int32_t> parse_turns(std::string_view option, std::string_view text);

}  // namespace rogsim
