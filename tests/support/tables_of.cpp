#include "tests/support/tables_of.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace rogsim {
namespace {

using Json = nlohmann::ordered_json;

Json speed_of(Speed speed) {
    if (speed.denominator == 1) {
        return speed.numerator;
    }
    return std::to_string(speed.numerator) + "/" + std::to_string(speed.denominator);
}

Json monsters_of(const Ruleset& ruleset) {
    Json table = Json::object();
    for (const MonsterKind& kind : ruleset.monsters) {
        table[kind.id] = {{"name", kind.name},
                          {"glyph", std::string(1, kind.glyph)},
                          {"hp", kind.hp},
                          {"defence", kind.defence},
                          {"power", kind.power},
                          {"xp", kind.xp},
                          {"speed", speed_of(kind.speed)}};
    }
    return table;
}

Json items_of(const Ruleset& ruleset) {
    static const char* const kEffects[] = {"", "heal", "lightning", "fireball", "confusion"};
    static const char* const kSlots[] = {"", "weapon", "armour"};
    Json table = Json::object();
    for (const ItemKind& kind : ruleset.items) {
        Json item = {{"name", kind.name}, {"glyph", std::string(1, kind.glyph)}};
        if (kind.slot != Slot::none) {
            item["slot"] = kSlots[static_cast<std::size_t>(kind.slot)];
            item["power"] = kind.power;
            item["defence"] = kind.defence;
        } else {
            item["effect"] = kEffects[static_cast<std::size_t>(kind.effect)];
            item["amount"] = kind.amount;
            if (kind.effect == ItemEffect::lightning || kind.effect == ItemEffect::fireball) {
                item["range"] = kind.range;
            }
        }
        table[kind.id] = std::move(item);
    }
    return table;
}

template <class Kind>
Json spawns_of(const SpawnTable& spawns, const std::vector<Kind>& kinds) {
    Json table = {{"max_per_room", Json::object()}, {"weights", Json::object()}};
    for (const FloorStep& step : spawns.max_per_room) {
        table["max_per_room"][std::to_string(step.from_floor)] = step.value;
    }
    for (const WeightStep& step : spawns.weights) {
        table["weights"][std::to_string(step.from_floor)][kinds[step.kind].id] = step.weight;
    }
    return table;
}

Json hero_of(const Ruleset& ruleset) {
    const HeroRules& hero = ruleset.hero;
    Json carried = Json::array();
    for (const std::uint16_t kind : hero.carried) {
        carried.push_back(ruleset.items[kind].id);
    }
    Json worn = Json::array();
    for (const std::uint16_t kind : hero.worn) {
        worn.push_back(ruleset.items[kind].id);
    }
    return {{"hp", hero.hp},
            {"defence", hero.defence},
            {"power", hero.power},
            {"speed", speed_of(hero.speed)},
            {"inventory", hero.inventory},
            {"carried", carried},
            {"worn", worn},
            {"levelling",
             {{"base", hero.levelling.base},
              {"factor", hero.levelling.factor},
              {"constitution", hero.levelling.constitution},
              {"strength", hero.levelling.strength},
              {"agility", hero.levelling.agility}}}};
}

}  // namespace

RulesetText tables_of(const Ruleset& ruleset) {
    const Json map = {{"width", ruleset.map.width},
                      {"height", ruleset.map.height},
                      {"room_attempts", ruleset.map.room_attempts},
                      {"room_min_size", ruleset.map.room_min_size},
                      {"room_max_size", ruleset.map.room_max_size}};
    const Json rules = {{"name", ruleset.rules.name},
                        {"fov_radius", ruleset.rules.fov_radius},
                        {"blocker_cost", ruleset.rules.blocker_cost},
                        {"floor_turn_limit", ruleset.rules.floor_turn_limit}};
    const Json spawns = {{"monsters", spawns_of(ruleset.monster_spawns, ruleset.monsters)},
                         {"items", spawns_of(ruleset.item_spawns, ruleset.items)}};
    RulesetText text;
    text.shown = ruleset.rules.name;
    const std::pair<const char*, Json> tables[] = {{"hero.json", hero_of(ruleset)},
                                                   {"items.json", items_of(ruleset)},
                                                   {"map.json", map},
                                                   {"monsters.json", monsters_of(ruleset)},
                                                   {"rules.json", rules},
                                                   {"spawns.json", spawns}};
    for (const auto& [name, table] : tables) {
        text.tables.push_back({name, text.shown + "/" + name, table.dump() + "\n"});
    }
    return text;
}

std::string shown(const RulesetText& tables) {
    std::string text;
    for (const TableText& table : tables.tables) {
        text += table.name + "\n" + table.text;
    }
    return text;
}

}  // namespace rogsim
