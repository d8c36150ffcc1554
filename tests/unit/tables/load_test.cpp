#include "rogsim/tables/load.hpp"

#include <array>

#include "rogsim/tables/speed.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/ruleset_text.hpp"

using namespace rogsim;

namespace {

std::string monster_line(const MonsterKind& kind) {
    return kind.id + "|" + kind.name + "|" + kind.glyph + "|" + std::to_string(kind.hp) + "|" +
           std::to_string(kind.defence) + "|" + std::to_string(kind.power) + "|" + std::to_string(kind.xp) + "|" +
           speed_text(kind.speed);
}

// Kind, weight by floor 1 to 7, in order of first insertion, as a game draws from it.
std::string weights_on(const SpawnTable& table, const std::vector<std::string>& ids, int floor) {
    std::vector<std::pair<std::string, int>> weights;
    for (const WeightStep& step : table.weights) {
        if (step.from_floor > floor) {
            break;
        }
        const std::string& id = ids.at(step.kind);
        bool found = false;
        for (auto& [known, weight] : weights) {
            if (known == id) {
                weight = step.weight;
                found = true;
            }
        }
        if (!found) {
            weights.emplace_back(id, step.weight);
        }
    }
    std::string text;
    for (const auto& [id, weight] : weights) {
        text += (text.empty() ? "" : " ") + id + ":" + std::to_string(weight);
    }
    return text;
}

template <class Kind>
std::vector<std::string> ids_of(const std::vector<Kind>& kinds) {
    std::vector<std::string> ids;
    for (const Kind& kind : kinds) {
        ids.push_back(kind.id);
    }
    return ids;
}

std::string steps_text(const std::vector<FloorStep>& steps) {
    std::string text;
    for (const FloorStep& step : steps) {
        text += (text.empty() ? "" : " ") + std::to_string(step.from_floor) + ":" + std::to_string(step.value);
    }
    return text;
}

void check_common(const Ruleset& ruleset) {
    CHECK(ruleset.map.width == 80);
    CHECK(ruleset.map.height == 43);
    CHECK(ruleset.map.room_attempts == 30);
    CHECK(ruleset.map.room_min_size == 6);
    CHECK(ruleset.map.room_max_size == 10);
    CHECK(ruleset.rules.fov_radius == 8);
    CHECK(ruleset.rules.blocker_cost == 10);
    REQUIRE(ruleset.monsters.size() == 2);
    CHECK(monster_line(ruleset.monsters[0]) == "orc|Orc|o|10|0|3|35|1");
    CHECK(monster_line(ruleset.monsters[1]) == "troll|Troll|T|16|1|4|100|1");
    CHECK(ruleset.hero.hp == 30);
    CHECK(speed_text(ruleset.hero.speed) == "1");
    CHECK(ruleset.hero.inventory == 26);
    CHECK(ruleset.hero.levelling.base == 200);
    CHECK(ruleset.hero.levelling.factor == 150);
    CHECK(ruleset.hero.levelling.constitution == 20);
    CHECK(ruleset.hero.levelling.strength == 1);
    CHECK(ruleset.hero.levelling.agility == 1);
    CHECK(steps_text(ruleset.monster_spawns.max_per_room) == "1:2 4:3 6:5");
    CHECK(steps_text(ruleset.item_spawns.max_per_room) == "1:1 4:2");
    const std::array<const char*, 8> expected = {"",
                                                 "orc:80",
                                                 "orc:80",
                                                 "orc:80 troll:15",
                                                 "orc:80 troll:15",
                                                 "orc:80 troll:30",
                                                 "orc:80 troll:30",
                                                 "orc:80 troll:60"};
    for (int floor = 1; floor <= 7; ++floor) {
        CHECK(weights_on(ruleset.monster_spawns, ids_of(ruleset.monsters), floor) ==
              expected[static_cast<std::size_t>(floor)]);
    }
}

void check_consumables(const std::vector<ItemKind>& items) {
    CHECK(items[0].id == "health_potion");
    CHECK(items[0].effect == ItemEffect::heal);
    CHECK(items[0].amount == 4);
    CHECK(items[1].id == "confusion_scroll");
    CHECK(items[1].effect == ItemEffect::confusion);
    CHECK(items[1].amount == 10);
    CHECK(items[2].id == "lightning_scroll");
    CHECK(items[2].effect == ItemEffect::lightning);
    CHECK(items[2].amount == 20);
    CHECK(items[2].range == 5);
    CHECK(items[3].id == "fireball_scroll");
    CHECK(items[3].effect == ItemEffect::fireball);
    CHECK(items[3].amount == 12);
    CHECK(items[3].range == 3);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(items[i].slot == Slot::none);
    }
}

}  // namespace

TEST_CASE("part 13 loads with the numbers of the rules") {
    const Ruleset ruleset = load_ruleset({"tcod-part13", {}});
    CHECK(ruleset.rules.name == "tcod-part13");
    check_common(ruleset);
    CHECK(ruleset.hero.defence == 1);
    CHECK(ruleset.hero.power == 2);
    REQUIRE(ruleset.items.size() == 8);
    check_consumables(ruleset.items);
    const auto equipment = [&](std::size_t i) {
        const ItemKind& kind = ruleset.items[i];
        const std::string slot = kind.slot == Slot::weapon ? "weapon" : kind.slot == Slot::armour ? "armour" : "none";
        return kind.id + "|" + kind.name + "|" + slot + "|" + std::to_string(kind.power) + "|" +
               std::to_string(kind.defence);
    };
    CHECK(equipment(4) == "dagger|Dagger|weapon|2|0");
    CHECK(equipment(5) == "sword|Sword|weapon|4|0");
    CHECK(equipment(6) == "leather_armour|Leather Armor|armour|0|1");
    CHECK(equipment(7) == "chain_mail|Chain Mail|armour|0|3");
    CHECK(ruleset.hero.carried == std::vector<std::uint16_t>{4, 6});
    CHECK(ruleset.hero.worn == std::vector<std::uint16_t>{4, 6});
    const std::vector<std::string> ids = ids_of(ruleset.items);
    CHECK(weights_on(ruleset.item_spawns, ids, 1) == "health_potion:35");
    CHECK(weights_on(ruleset.item_spawns, ids, 3) == "health_potion:35 confusion_scroll:10");
    CHECK(weights_on(ruleset.item_spawns, ids, 5) ==
          "health_potion:35 confusion_scroll:10 lightning_scroll:25 sword:5");
    CHECK(weights_on(ruleset.item_spawns, ids, 6) ==
          "health_potion:35 confusion_scroll:10 lightning_scroll:25 sword:5 fireball_scroll:25 chain_mail:15");
}

TEST_CASE("part 12 loads with the numbers of the rules") {
    const Ruleset ruleset = load_ruleset({"tcod-part12", {}});
    CHECK(ruleset.rules.name == "tcod-part12");
    check_common(ruleset);
    CHECK(ruleset.hero.defence == 2);
    CHECK(ruleset.hero.power == 5);
    CHECK(ruleset.hero.carried.empty());
    CHECK(ruleset.hero.worn.empty());
    REQUIRE(ruleset.items.size() == 4);
    check_consumables(ruleset.items);
    const std::vector<std::string> ids = ids_of(ruleset.items);
    CHECK(weights_on(ruleset.item_spawns, ids, 2) == "health_potion:35 confusion_scroll:10");
    CHECK(weights_on(ruleset.item_spawns, ids, 4) == "health_potion:35 confusion_scroll:10 lightning_scroll:25");
    CHECK(weights_on(ruleset.item_spawns, ids, 6) ==
          "health_potion:35 confusion_scroll:10 lightning_scroll:25 fireball_scroll:25");
}

TEST_CASE("part 13 is the default and the built-in names are listed") {
    CHECK(load_ruleset({}).rules.name == "tcod-part13");
    CHECK(builtin_rulesets() == std::vector<std::string>{"tcod-part12", "tcod-part13"});
}

TEST_CASE("the canonical text says what a ruleset says, and nothing about how it is laid out") {
    const LoadedRuleset loaded = load_tables(part13_text(), {});
    const std::string text = canonical_text(loaded);
    CHECK(text.find("\nmonsters/troll/hp=16\n") != std::string::npos);
    CHECK(text.find("\nspawns/monsters/weights/5/troll=30\n") != std::string::npos);
    CHECK(text.find("\nhero/carried/0=dagger\n") != std::string::npos);
    CHECK(tables_hash(loaded).size() == 64);
    CHECK(tables_hash(loaded) != tables_hash(load_tables({"tcod-part12", {}})));

    // Layout, the order of a kind's members, and defaults written out.
    const auto same = [&](const RulesetText& other) { return canonical_text(load_tables(other, {})) == text; };
    CHECK(same(part13_with("monsters.json", "\"hp\": 16, \"defence\": 1", "\"defence\":1,\n\"hp\" : 16")));
    CHECK(same(part13_with("items.json", "\"slot\": \"weapon\", \"power\": 2",
                           "\"slot\": \"weapon\", \"power\": 2, "
                           "\"defence\": 0")));
    CHECK(same(part13_with("hero.json", "\"speed\": 1", "\"speed\": \"2/2\"")));
    // The order of kinds in a row is the order of the draw.
    CHECK(!same(part13_with("spawns.json", "\"lightning_scroll\": 25, \"sword\": 5",
                            "\"sword\": 5, \"lightning_scroll\": 25")));
}

TEST_CASE("a newline in a name stays within its line of the canonical text") {
    const RulesetText ruleset = part13_with("monsters.json", "\"Troll\"", "\"Tr\\noll\\\\\"");
    CHECK(canonical_text(load_tables(ruleset, {})).find("\nmonsters/troll/name=Tr\\noll\\\\\n") != std::string::npos);
}
