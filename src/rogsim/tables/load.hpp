// Rulesets: found by name or folder, read, checked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rogsim/json/reader.hpp"
#include "rogsim/tables/overrides.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

inline constexpr std::string_view kDefaultRuleset = "tcod-part13";
inline constexpr std::string_view kDefaultPersona = "prudent";

// A table as text.
struct TableText {
    std::string name;   // "monsters.json"
    std::string shown;  // the name in messages: "tables/x/monsters.json"
    std::string text;
};

// A ruleset as text; loading goes on from here without touching the disk.
struct RulesetText {
    std::string shown;  // "tables/x"
    std::vector<TableText> tables;
};

// What to load: a built-in ruleset's name or a folder, and numbers changed by path.
struct RulesetSource {
    std::string tables = std::string(kDefaultRuleset);
    std::vector<json::Override> overrides;
};

struct LoadedRuleset {
    Ruleset ruleset;
    std::vector<json::ReadValue> values;  // what the tables say after overrides, in the order of the files
};

// "tcod-part12", "tcod-part13"
std::vector<std::string> builtin_rulesets();

// The tables of a folder: its .json files, hidden ones aside; other files may lie there too. Throws IoError when it or
// a file cannot be read.
RulesetText read_ruleset_folder(const std::string& folder);

// A built-in ruleset, or else a folder ("./NAME" where a folder has a built-in's name). Throws InputError when there is
// neither, and as read_ruleset_folder.
RulesetText find_ruleset(const std::string& name_or_folder);

// Checks everything that ruleset.hpp promises. All faults of all tables and overrides are thrown as one InputError, a
// line each.
LoadedRuleset load_tables(const RulesetText& text, const std::vector<json::Override>& overrides);

// Both steps.
LoadedRuleset load_tables(const RulesetSource& source);
Ruleset load_ruleset(const RulesetSource& source);

// One line "path=value" for each value, in the order of the files, which is part of what a ruleset says. Equal texts
// mean equal games. Personas are players and no part of the game.
std::string canonical_text(const LoadedRuleset& loaded);

// SHA-256 of the canonical text.
std::string tables_hash(const LoadedRuleset& loaded);

}  // namespace rogsim
