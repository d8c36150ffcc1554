// JSON text to tree.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rogsim/json/faults.hpp"
#include "rogsim/json/node.hpp"

namespace rogsim::json {

inline constexpr std::size_t kMaxBytes = 1U << 20U;  // of a table
inline constexpr int kMaxDepth = 64;                 // objects and lists within each other

// The tree of `text`, or nothing, with the reason added to `faults`: no valid JSON (RFC 8259), no valid UTF-8, too
// large, too deep. A name that stands twice in an object is a fault too, and the first one is kept.
std::optional<Node> parse(const std::string& file, std::string_view text, Faults& faults,
                          std::size_t most_bytes = kMaxBytes);

}  // namespace rogsim::json
