#include "rogsim/tables/overrides.hpp"

#include <algorithm>
#include <string>

#include "rogsim/core/error.hpp"

namespace rogsim {
namespace {

// The different names that follow `prefix` ("" or "monsters/") in the paths of numbers.
std::vector<std::string> names_below(const std::vector<json::ReadValue>& numbers, const std::string& prefix) {
    std::vector<std::string> names;
    for (const json::ReadValue& number : numbers) {
        if (number.path.starts_with(prefix)) {
            const std::size_t end = number.path.find('/', prefix.size());
            const std::string name = number.path.substr(prefix.size(), end - prefix.size());
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        }
    }
    return names;
}

// The one path that ends in what was given: "troll/hp" is short for monsters/troll/hp. Else "".
std::string path_ending_in(const std::vector<json::ReadValue>& numbers, const std::string& path) {
    std::string found;
    for (const json::ReadValue& number : numbers) {
        if (number.path.ends_with("/" + path)) {
            if (!found.empty()) {
                return "";
            }
            found = number.path;
        }
    }
    return found;
}

bool is_floor(const std::string& name) { return name.find_first_not_of("0123456789") == std::string::npos; }

// A floor that is not there has no nearest.
std::string nearest_below(const std::string& name, const std::vector<std::string>& names) {
    if (std::find(names.begin(), names.end(), name) != names.end()) {
        return name;
    }
    return is_floor(name) ? "" : nearest_name(name, names);
}

std::string allowed_after(const std::string& prefix, const std::vector<std::string>& names) {
    return (prefix.empty() ? "allowed: " : "allowed after \"" + prefix + "\": ") + listed(names);
}

// Mends the path name by name, so that one typo in each is found and a wrong last name is not taken for another.
std::string advice(const std::vector<json::ReadValue>& numbers, const std::string& path) {
    std::string mended;
    std::size_t from = 0;
    while (from <= path.size()) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        const std::string name = path.substr(from, end - from);
        const std::vector<std::string> names = names_below(numbers, mended);
        if (names.empty()) {
            break;
        }
        const std::string nearest = nearest_below(name, names);
        if (nearest.empty()) {
            const std::string longer = path_ending_in(numbers, path);
            return longer.empty() ? allowed_after(mended, names) : "did you mean " + longer + "?";
        }
        mended += nearest + "/";
        from = end + 1;
    }
    const std::vector<std::string> below = names_below(numbers, mended);
    if (!below.empty()) {
        return allowed_after(mended, below);
    }
    mended.pop_back();
    return "did you mean " + mended + "?";
}

}  // namespace

json::Override parse_override(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size()) {
        throw InputError("--set " + in_quotes(text) + ": needed: a path and a number, such as monsters/troll/hp=20");
    }
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

std::vector<json::ReadValue> number_paths(const std::vector<json::ReadValue>& values) {
    std::vector<json::ReadValue> numbers;
    std::copy_if(values.begin(), values.end(), std::back_inserter(numbers),
                 [](const json::ReadValue& value) { return value.is_number; });
    return numbers;
}

void check_overrides(json::Reading& reading) {
    const std::vector<json::ReadValue> numbers = number_paths(reading.values);
    for (const json::Override& given : reading.overrides) {
        const auto same = [&](const json::ReadValue& value) { return value.path == given.path; };
        const auto found = std::find_if(reading.values.begin(), reading.values.end(), same);
        if (found != reading.values.end() && found->is_number) {
            continue;
        }
        const std::string shown = in_quotes(given.path);
        const std::string text = found != reading.values.end() ? "is a text; only numbers can be set"
                                                               : "no such number; " + advice(numbers, given.path);
        json::add_fault(reading.faults, {"", 0, given.origin + shown.substr(1, shown.size() - 2) + ": " + text});
    }
}

}  // namespace rogsim
