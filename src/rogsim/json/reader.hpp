// Typed reading from a tree: bounds, defaults, overrides, unknown names; every fault is collected with its place.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/json/faults.hpp"
#include "rogsim/json/node.hpp"

namespace rogsim::json {

// A number from outside that takes the place of a file's: `--set monsters/troll/hp=20`.
struct Override {
    std::string path;               // the file without .json, then the names down to the number
    std::string value;              // as written
    std::string origin = "--set ";  // stands before the path in messages
};

// A value that was read, after overrides: what the files say, each thing in one line.
struct ReadValue {
    std::string path;
    std::string value;        // of a number in its shortest form: "5", "3/2"
    bool is_number = false;   // can be overridden
    std::int64_t lowest = 0;  // bounds of a number
    std::int64_t highest = 0;
    bool is_whole = true;  // false: fractions between the bounds are allowed
};

// One loading, through all its files.
struct Reading {
    Faults faults;
    std::vector<Override> overrides;  // of two for one path the later holds
    std::vector<ReadValue> values;    // in the order read
};

// Where a value stands, or would stand: then `node` is null and `line` that of the object around it.
struct Place {
    Reading* reading = nullptr;
    std::string file;
    const Node* node = nullptr;
    int line = 0;
    std::string pointer;  // JSON pointer within the file
    std::string path;     // as in Override
};

struct Bounds {
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
};

// `name` is the file without folder and .json, the first part of every path in it.
Place root_place(Reading& reading, std::string file, std::string_view name, const Node& root);

// A fault of the value in this place.
void add_fault(const Place& place, const std::string& text);

const Override* find_override(const Place& place);

// As add_fault, but names the override where there is one.
void add_number_fault(const Place& place, const std::string& text);

// An object under reading, which knows what it has been asked for.
struct Object {
    Place place;
    std::vector<bool> taken;           // [child]
    std::vector<std::string> allowed;  // names asked for
};

// Nothing, and a fault, when it is no object.
std::optional<Object> open_object(const Place& place);

// The place of a member, there or not; the name counts as known and the member as read.
Place member(Object& object, std::string_view name);

// All members of an object whose names are data, or all elements of a list, which count as read. A fault when it is
// missing or something else, and then none.
std::vector<Place> members(const Place& place);
std::vector<Place> elements(const Place& place);

// A fault if the member is there all the same: `"range" does not belong here: <why>`.
void refuse(Object& object, std::string_view name, std::string_view why);

// Each member that nobody has asked for is a fault, with the nearest name that was asked for.
void refuse_unknown(const Object& object);

// A whole number within bounds. Where it is missing: a fault, and `out` stays.
void read_number(const Place& place, Bounds bounds, std::int32_t& out);

// The same, but where it is missing `out` stays as the default, which can be overridden.
void read_number_or_default(const Place& place, Bounds bounds, std::int32_t& out);

// A text of 1 to 200 bytes without a NUL.
void read_text(const Place& place, std::string& out);

// The index of the text in `names`. Where it is missing: a fault, and `out` stays.
void read_choice(const Place& place, std::span<const std::string> names, std::size_t& out);

}  // namespace rogsim::json
