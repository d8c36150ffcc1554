#include "rogsim/tables/load.hpp"

#include <algorithm>
#include <optional>

#include "rogsim/core/error.hpp"
#include "rogsim/core/sha256.hpp"
#include "rogsim/json/parse.hpp"
#include "rogsim/tables/files.hpp"
#include "rogsim/tables/read.hpp"

namespace rogsim {
namespace {

// A table's tree; nothing, and a fault, when it is missing or no JSON.
struct Table {
    std::string file;
    std::string stem;  // "monsters"
    std::optional<json::Node> root;
};

Table parse_table(const RulesetText& text, std::string_view name, json::Reading& reading) {
    Table table{"", std::string(name.substr(0, name.find('.'))), std::nullopt};
    const auto found = std::find_if(text.tables.begin(), text.tables.end(),
                                    [&](const TableText& candidate) { return candidate.name == name; });
    if (found == text.tables.end()) {
        json::add_fault(reading.faults, {text.shown, 0, std::string(name) + " is missing"});
    } else {
        table.file = found->shown;
        table.root = json::parse(found->shown, found->text, reading.faults);
    }
    return table;
}

template <class Read>
void read_table(const Table& table, json::Reading& reading, Read read) {
    if (table.root) {
        read(json::root_place(reading, table.file, table.stem, *table.root));
    }
}

void check_names(const RulesetText& text, json::Reading& reading) {
    const std::vector<std::string> names = table_names();
    for (const TableText& table : text.tables) {
        if (std::find(names.begin(), names.end(), table.name) == names.end()) {
            json::add_fault(reading.faults, {table.shown, 0, unknown_name(table.name, names)});
        }
    }
}

// A ruleset's own personas, if it has any, then the built-in ones.
void read_all_personas(const RulesetText& text, json::Reading& reading, Ruleset& ruleset) {
    const auto read = [&](const json::Place& root) { read_personas(root, ruleset.personas); };
    const bool has_own = std::any_of(text.tables.begin(), text.tables.end(),
                                     [](const TableText& table) { return table.name == "personas.json"; });
    if (has_own) {
        read_table(parse_table(text, "personas.json", reading), reading, read);
    }
    read_table(parse_table(builtin_personas(), "personas.json", reading), reading, read);
    share_rules(ruleset.personas, reading.faults);
}

void read_ruleset(const RulesetText& text, json::Reading& reading, Ruleset& ruleset) {
    using json::Place;
    KnownIds monsters;
    KnownIds items;
    const auto table = [&](std::string_view name, const auto& read) {
        read_table(parse_table(text, name, reading), reading, read);
    };
    table("rules.json", [&](const Place& root) { read_rules(root, ruleset.rules); });
    table("map.json", [&](const Place& root) { read_map(root, ruleset.map); });
    table("monsters.json", [&](const Place& root) { monsters = read_monsters(root, ruleset.monsters); });
    table("items.json", [&](const Place& root) { items = read_items(root, ruleset.items); });
    table("spawns.json", [&](const Place& root) { read_spawns(root, monsters, items, ruleset); });
    table("hero.json", [&](const Place& root) { read_hero(root, items, ruleset.items, ruleset.hero); });
    read_all_personas(text, reading, ruleset);
}

}  // namespace

LoadedRuleset load_tables(const RulesetText& text, const std::vector<json::Override>& overrides) {
    json::Reading reading;
    reading.overrides = overrides;
    LoadedRuleset loaded;
    check_names(text, reading);
    read_ruleset(text, reading, loaded.ruleset);
    // Where a table has faults, its numbers may be missing from the list of paths.
    if (reading.faults.list.empty()) {
        check_overrides(reading);
    }
    json::throw_faults(reading.faults);
    loaded.values = std::move(reading.values);
    return loaded;
}

LoadedRuleset load_tables(const RulesetSource& source) {
    return load_tables(find_ruleset(source.tables), source.overrides);
}

Ruleset load_ruleset(const RulesetSource& source) { return load_tables(source).ruleset; }

std::string canonical_text(const LoadedRuleset& loaded) {
    std::string text;
    for (const json::ReadValue& value : loaded.values) {
        if (value.path.starts_with("personas/")) {
            continue;
        }
        text += value.path + "=";
        for (const char c : value.value) {
            if (c == '\\' || c == '\n') {
                text += '\\';
            }
            text += c == '\n' ? 'n' : c;
        }
        text += '\n';
    }
    return text;
}

std::string tables_hash(const LoadedRuleset& loaded) { return sha256_hex(canonical_text(loaded)); }

}  // namespace rogsim
