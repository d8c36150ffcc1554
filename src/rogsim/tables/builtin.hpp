// The rulesets, scenarios and schemas that are compiled into the program, so that it runs from any folder.
#pragma once

#include <span>
#include <string_view>

namespace rogsim {

// One file of tables/RULESET/, or of scenarios/, docs/schemas/ or tables/ itself, whose "ruleset" is "scenarios",
// "schemas" or "tables".
struct BuiltinFile {
    std::string_view ruleset;  // "tcod-part13"
    std::string_view file;     // "monsters.json"
    std::string_view text;
};

// Sorted by ruleset, then by file. The definition is generated (cmake/embed.cmake).
std::span<const BuiltinFile> builtin_files();

}  // namespace rogsim
