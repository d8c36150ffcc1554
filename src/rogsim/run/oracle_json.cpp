#include "rogsim/run/oracle_json.hpp"

#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

#include "rogsim/core/error.hpp"
#include "rogsim/json/parse.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {
namespace {

using json::Kind;

// RFC 6901; names of these files need no escapes beyond those of messages.
std::string pointer_to(const OracleSpot& spot) {
    if (spot.parent == nullptr) {
        return "";
    }
    const bool in_list = spot.parent->node->kind == Kind::list;
    return pointer_to(*spot.parent) + "/" + (in_list ? std::to_string(spot.index) : spot.node->key);
}

void need(const OracleSpot& spot, Kind kind, const char* wanted) {
    if (spot.node->kind != kind) {
        fail(spot, json::described(*spot.node) + " stands here; needed: " + wanted);
    }
}

// Digits, and nothing else, as a number.
template <class Number>
std::optional<Number> parse_digits(std::string_view digits) {
    Number value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stopped, error] = std::from_chars(digits.data(), end, value);
    if (error != std::errc{} || stopped != end) {
        return std::nullopt;
    }
    return value;
}

}  // namespace

json::Node parse_oracle(const std::string& file, std::string_view text) {
    json::Faults faults;
    std::optional<json::Node> root = json::parse(file, text, faults, kMaxOracleBytes);
    json::throw_faults(faults);
    return std::move(root).value();
}

void fail(const OracleSpot& spot, const std::string& text) {
    const std::string pointer = pointer_to(spot);
    const std::string place = *spot.file + ":" + std::to_string(spot.node->line) + ": ";
    throw InputError(place + (pointer.empty() ? "" : pointer + ": ") + text);
}

std::size_t list_size(const OracleSpot& list) {
    need(list, Kind::list, "a list");
    return list.node->children.size();
}

OracleSpot element(const OracleSpot& list, std::size_t index) {
    const std::size_t size = list_size(list);
    if (index >= size) {
        fail(list, "has " + std::to_string(size) + " elements; needed: at least " + std::to_string(index + 1));
    }
    return {list.file, &list.node->children[index], &list, index};
}

OracleSpot member(const OracleSpot& object, std::string_view name) {
    need(object, Kind::object, "an object");
    const json::Node* const found = json::find_member(*object.node, name);
    if (found == nullptr) {
        fail(object, in_quotes(name) + " is missing");
    }
    return {object.file, found, &object, 0};
}

bool has_member(const OracleSpot& object, std::string_view name) {
    return json::find_member(*object.node, name) != nullptr;
}

const std::string& text_of(const OracleSpot& spot) {
    need(spot, Kind::text, "a text");
    return spot.node->text;
}

std::int64_t whole_number(const OracleSpot& spot, std::int64_t lowest, std::int64_t highest) {
    need(spot, Kind::number, "a whole number");
    const auto value = parse_digits<std::int64_t>(spot.node->text);
    if (!value || *value < lowest || *value > highest) {
        fail(spot, json::described(*spot.node) + " stands here; allowed: " + std::to_string(lowest) + ".." +
                       std::to_string(highest));
    }
    return *value;
}

Pos square_of(const OracleSpot& spot) {
    if (list_size(spot) != 2) {
        fail(spot, "needed: [x, y]");
    }
    const OracleSpot x = element(spot, 0);
    const OracleSpot y = element(spot, 1);
    return {static_cast<int>(whole_number(x, -kMaxMapSide, kMaxMapSide)),
            static_cast<int>(whole_number(y, -kMaxMapSide, kMaxMapSide))};
}

std::uint64_t seed_of(const OracleSpot& spot) {
    need(spot, Kind::number, "a whole number");
    std::string_view digits = spot.node->text;
    if (digits.starts_with('-')) {
        digits.remove_prefix(1);
    }
    const auto amount = parse_digits<std::uint64_t>(digits);
    if (!amount) {
        fail(spot, json::described(*spot.node) + " stands here; allowed: whole numbers whose amount is below 2^64");
    }
    return *amount;
}

double draw_of(const OracleSpot& spot) {
    need(spot, Kind::number, "a number");
    return nlohmann::json::parse(spot.node->text).get<double>();
}

}  // namespace rogsim
