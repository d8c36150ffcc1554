// The tables and scenarios compiled into the program, so that it runs from any folder.
#pragma once

#include <span>
#include <string_view>

namespace rogsim {

struct BuiltinFile {
    std::string_view ruleset;  // the folder's name: "tcod-part13", or "scenarios"
    std::string_view file;     // "monsters.json"
    std::string_view text;
};

// By folder and file name.
std::span<const BuiltinFile> builtin_files();

}  // namespace rogsim
