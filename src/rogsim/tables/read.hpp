// One function a table: tree to numbers. Faults go to the places' Reading; what could not be read stays as it was.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rogsim/json/reader.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// The ids that other tables may refer to; nothing can be said about references when their own file has no object.
struct KnownIds {
    bool known = false;
    std::vector<std::string> ids;
};

void read_rules(const json::Place& root, GameRules& rules);
void read_map(const json::Place& root, MapRules& map);
KnownIds read_monsters(const json::Place& root, std::vector<MonsterKind>& monsters);
KnownIds read_items(const json::Place& root, std::vector<ItemKind>& items);
void read_spawns(const json::Place& root, const KnownIds& monsters, const KnownIds& items, Ruleset& ruleset);
void read_hero(const json::Place& root, const KnownIds& items, const std::vector<ItemKind>& kinds, HeroRules& hero);

// The members of a table of kinds. An id becomes part of paths, so it is a text of 1 to 64 bytes without "/", "=" and
// control characters; there are at most kMaxKinds.
std::vector<json::Place> kinds_of(const json::Place& root);

// The last part of the path: a kind's id, a floor.
std::string name_of(const json::Place& place);

// One printable ASCII character.
void read_glyph(const json::Place& place, char& out);

}  // namespace rogsim
