// The two kinds of fault. A user's mistake is an InputError; a bug is an assert or a std::logic_error.
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace rogsim {

// A mistake in a table, a scenario, an option or a file: the text names the place, what is allowed and what was
// probably meant. Several lines when several faults were found together. Exit code 2.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A file that cannot be read or written, or a full disk. Exit code 5.
struct IoError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The allowed name nearest to `name` (Damerau-Levenshtein, capitals aside, ties to the first), or "" when none is near.
std::string nearest_name(std::string_view name, std::span<const std::string> allowed);

// `"trol" is not known; did you mean "troll"?` or, with nothing near, `"x" is not known; allowed: a, b, c`.
std::string unknown_name(std::string_view name, std::span<const std::string> allowed);

// The names as "a, b, c"; a long list ends in "... and 7 more".
std::string listed(std::span<const std::string> names);

// The user's text within quotation marks, cut when long, control characters escaped, so that a message stays one line.
std::string in_quotes(std::string_view text);

}  // namespace rogsim
