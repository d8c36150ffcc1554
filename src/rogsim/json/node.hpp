// A JSON text as a small tree that remembers where everything stood.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rogsim::json {

enum class Kind : std::uint8_t { null, boolean, number, text, list, object };

// One value. Numbers keep the digits as written, so that 1.5 can be read exactly.
struct Node {
    Kind kind = Kind::null;
    bool truth = false;          // of a boolean
    int line = 1;                // where it begins; a member begins with its name
    std::string key;             // its name in the object that holds it
    std::string text;            // of a text, UTF-8; a number's digits
    std::vector<Node> children;  // of a list or object, in the order written
};

// The member of that name, or nullptr.
const Node* find_member(const Node& object, std::string_view key);

// What it is, for messages: `"ten"`, `1.5`, `true`, `null`, `a list`, `an object`.
std::string described(const Node& node);

}  // namespace rogsim::json
