#include "rogsim/json/node.hpp"

#include "rogsim/core/error.hpp"

namespace rogsim::json {

const Node* find_member(const Node& object, std::string_view key) {
    for (const Node& child : object.children) {
        if (child.key == key) {
            return &child;
        }
    }
    return nullptr;
}

std::string described(const Node& node) {
    constexpr std::size_t kMostDigits = 40;
    switch (node.kind) {
        case Kind::null:
            return "null";
        case Kind::boolean:
            return node.truth ? "true" : "false";
        case Kind::number:
            return node.text.size() <= kMostDigits ? node.text : node.text.substr(0, kMostDigits) + "...";
        case Kind::text:
            return in_quotes(node.text);
        case Kind::list:
            return "a list";
        case Kind::object:
            return "an object";
    }
    return "";
}

}  // namespace rogsim::json
