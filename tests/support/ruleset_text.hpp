// Rulesets as text, for tests of loading.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rogsim/core/error.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {

// Part 13 with short file names in messages ("monsters.json").
inline RulesetText part13_text() {
    RulesetText text = find_ruleset("tcod-part13");
    text.shown = "x";
    for (TableText& table : text.tables) {
        table.shown = table.name;
    }
    return text;
}

// The text of one of its tables.
inline std::string& text_of(RulesetText& ruleset, std::string_view table) {
    for (TableText& candidate : ruleset.tables) {
        if (candidate.name == table) {
            return candidate.text;
        }
    }
    throw std::logic_error("no such table");
}

// Part 13 with `from`, which stands there exactly once, replaced by `to` in one table.
inline RulesetText part13_with(std::string_view table, std::string_view from, std::string_view to) {
    RulesetText ruleset = part13_text();
    std::string& text = text_of(ruleset, table);
    const std::size_t at = text.find(from);
    if (at == std::string::npos || text.find(from, at + 1) != std::string::npos) {
        throw std::logic_error("the text to replace does not stand there exactly once");
    }
    text.replace(at, from.size(), to);
    return ruleset;
}

// The message with which loading fails, or "".
inline std::string load_fault(const RulesetText& ruleset, const std::vector<json::Override>& overrides = {}) {
    try {
        load_tables(ruleset, overrides);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace rogsim
