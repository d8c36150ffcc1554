// Typed reading of files of oracle data. The first fault throws InputError with file:line and JSON pointer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rogsim/json/node.hpp"
#include "rogsim/world/shape.hpp"

namespace rogsim {

inline constexpr std::size_t kMaxOracleBytes = std::size_t{1} << 26U;

// A value and the way to it; the spots on the way must outlive it.
struct OracleSpot {
    const std::string* file = nullptr;  // as shown to the user
    const json::Node* node = nullptr;
    const OracleSpot* parent = nullptr;
    std::size_t index = 0;  // among the parent's children
};

// The file as a tree.
json::Node parse_oracle(const std::string& file, std::string_view text);

[[noreturn]] void fail(const OracleSpot& spot, const std::string& text);

std::size_t list_size(const OracleSpot& list);
OracleSpot element(const OracleSpot& list, std::size_t index);
OracleSpot member(const OracleSpot& object, std::string_view name);
bool has_member(const OracleSpot& object, std::string_view name);

const std::string& text_of(const OracleSpot& spot);
std::int64_t whole_number(const OracleSpot& spot, std::int64_t lowest, std::int64_t highest);
Pos square_of(const OracleSpot& spot);  // [x, y]

// The amount of a seed, whose sign CPython ignores; below 2^64.
std::uint64_t seed_of(const OracleSpot& spot);

// A uniform draw: the nearest double of what is written.
double draw_of(const OracleSpot& spot);

}  // namespace rogsim
