// One fault after another in part 13, each with its exact message.
#include "tests/support/catch.hpp"
#include "tests/support/ruleset_text.hpp"

using namespace rogsim;

namespace {

std::string monsters_fault(std::string_view from, std::string_view to) {
    return load_fault(part13_with("monsters.json", from, to));
}
std::string items_fault(std::string_view from, std::string_view to) {
    return load_fault(part13_with("items.json", from, to));
}
std::string spawns_fault(std::string_view from, std::string_view to) {
    return load_fault(part13_with("spawns.json", from, to));
}
std::string hero_fault(std::string_view from, std::string_view to) {
    return load_fault(part13_with("hero.json", from, to));
}
std::string map_fault(std::string_view from, std::string_view to) {
    return load_fault(part13_with("map.json", from, to));
}
std::string rules_fault(std::string_view from, std::string_view to) {
    return load_fault(part13_with("rules.json", from, to));
}

// An object of `count` orcs.
std::string many_kinds(int count) {
    std::string text = "{";
    for (int i = 0; i < count; ++i) {
        text += (i == 0 ? "\"k" : ", \"k") + std::to_string(i) +
                "\": {\"name\": \"K\", \"glyph\": \"k\", \"hp\": 1, \"defence\": 0, \"power\": 0, \"xp\": 0}";
    }
    return text + "}";
}

}  // namespace

TEST_CASE("part 13 as it stands has no fault") { CHECK(load_fault(part13_text()).empty()); }

TEST_CASE("faults of monsters") {
    CHECK(monsters_fault("\"hp\": 16", "\"hp\": -5") ==
          "monsters.json:3: /troll/hp: -5 is out of range; allowed: 1..1000000");
    CHECK(monsters_fault("\"hp\": 16", "\"hp\": 0") ==
          "monsters.json:3: /troll/hp: 0 is out of range; allowed: 1..1000000");
    CHECK(monsters_fault("\"hp\": 16", "\"hp\": \"16\"") ==
          "monsters.json:3: /troll/hp: \"16\" is not a whole number; allowed: 1..1000000");
    CHECK(monsters_fault("\"power\": 4", "\"power\": 1000001") ==
          "monsters.json:3: /troll/power: 1000001 is out of range; allowed: 0..1000000");
    CHECK(monsters_fault("\"defence\": 1", "\"defence\": -1") ==
          "monsters.json:3: /troll/defence: -1 is out of range; allowed: 0..1000000");
    CHECK(monsters_fault("\"xp\": 100", "\"xp\": 0.5") ==
          "monsters.json:3: /troll/xp: 0.5 is not a whole number; allowed: 0..1000000");
    CHECK(monsters_fault("\"hp\": 16, ", "") == "monsters.json:3: /troll/hp: is missing; allowed: 1..1000000");
    CHECK(monsters_fault("\"power\": 4", "\"power\": 4, \"pover\": 4") ==
          "monsters.json:3: /troll/pover: \"pover\" is not known; did you mean \"power\"?");
    CHECK(monsters_fault("\"name\": \"Troll\"", "\"name\": \"\"") ==
          "monsters.json:3: /troll/name: \"\"; allowed: a text of 1 to 200 bytes without NUL");
    for (const std::string glyph : {"TT", " ", "\\u0007", "\xc3\xa9"}) {
        CAPTURE(glyph);
        CHECK(monsters_fault("\"glyph\": \"T\"", "\"glyph\": \"" + glyph + "\"")
                  .find("is no glyph; allowed: one printable ASCII character") != std::string::npos);
    }
    CHECK(monsters_fault("\"orc\": {", "\"troll\": {") ==
          "monsters.json:3: \"troll\" stands here again; it stands in line 2 already\n"
          "spawns.json:5: /monsters/weights/0/orc: \"orc\" is not known; allowed: troll");
    CHECK(monsters_fault("{\"name\": \"Orc\", \"glyph\": \"o\", \"hp\": 10, \"defence\": 0, \"power\": 3, \"xp\": 35, "
                         "\"speed\": 1}",
                         "5") == "monsters.json:2: /orc: 5 stands here; needed: an object");
}

TEST_CASE("an id must be fit for a path") {
    for (const std::string id : {"", "a/b", "a=b", "a\\nb", "\\u0000"}) {
        CAPTURE(id);
        CHECK(monsters_fault("\"speed\": 1}\n}", "\"speed\": 1},\n\"" + id +
                                                     "\": {\"name\": \"X\", \"glyph\": \"x\", \"hp\": 1, \"defence\": "
                                                     "0, \"power\": 0, \"xp\": 0}\n}")
                  .find("is no id; allowed: 1 to 64 bytes without /, = and control characters") != std::string::npos);
    }
}

TEST_CASE("there are at most 250 kinds") {
    RulesetText ruleset = part13_text();
    text_of(ruleset, "spawns.json") =
        "{\"monsters\": {\"max_per_room\": {}, \"weights\": {}}, "
        "\"items\": {\"max_per_room\": {}, \"weights\": {}}}";
    text_of(ruleset, "monsters.json") = many_kinds(250);
    CHECK(load_fault(ruleset).empty());
    text_of(ruleset, "monsters.json") = many_kinds(251);
    CHECK(load_fault(ruleset) == "monsters.json:1: 251 kinds; allowed: up to 250");
}

TEST_CASE("faults of items") {
    CHECK(items_fault("\"effect\": \"heal\", \"amount\": 4", "\"effect\": \"heel\", \"amount\": 4") ==
          "items.json:2: /health_potion/effect: \"heel\" is not known; did you mean \"heal\"?");
    CHECK(items_fault(", \"amount\": 4", "") == "items.json:2: /health_potion/amount: is missing; allowed: 0..1000000");
    CHECK(items_fault("\"amount\": 4", "\"amount\": 4, \"range\": 1") ==
          "items.json:2: /health_potion/range: does not belong here: only the effects lightning and fireball have a "
          "range");
    CHECK(items_fault("\"amount\": 4", "\"amount\": 4, \"power\": 1") ==
          "items.json:2: /health_potion/power: does not belong here: only an item with a slot can be worn and give a "
          "bonus");
    CHECK(items_fault(", \"range\": 5", "") == "items.json:4: /lightning_scroll/range: is missing; allowed: 0..256");
    CHECK(items_fault("\"range\": 3", "\"range\": 257") ==
          "items.json:5: /fireball_scroll/range: 257 is out of range; allowed: 0..256");
    CHECK(items_fault("\"power\": 4", "\"amount\": 4") ==
          "items.json:7: /sword/amount: does not belong here: only an item with an effect takes it");
    CHECK(items_fault("\"slot\": \"armour\", \"defence\": 3", "\"slot\": \"armor\", \"defence\": 3") ==
          "items.json:9: /chain_mail/slot: \"armor\" is not known; did you mean \"armour\"?");
    CHECK(items_fault("\"slot\": \"weapon\", \"power\": 4", "\"power\": 4") ==
          "items.json:7: /sword: has neither \"effect\" nor \"slot\"; needed: one of them, \"effect\" for what is used "
          "up, \"slot\" for what is worn");
    CHECK(
        items_fault("\"power\": 4", "\"power\": 4, \"effect\": \"heal\"") ==
        "items.json:7: /sword: has both \"effect\" and \"slot\"; needed: one of them, \"effect\" for what is used up, "
        "\"slot\" for what is worn");
    CHECK(items_fault("\"power\": 4", "\"power\": 4, \"colour\": 1") ==
          "items.json:7: /sword/colour: \"colour\" is not known; allowed: name, glyph, slot, power, defence");
}

TEST_CASE("faults of spawns") {
    CHECK(spawns_fault("\"orc\": 80", "\"ork\": 80") ==
          "spawns.json:5: /monsters/weights/0/ork: \"ork\" is not known; did you mean \"orc\"?");
    CHECK(spawns_fault("\"orc\": 80", "\"orc\": -1") ==
          "spawns.json:5: /monsters/weights/0/orc: -1 is out of range; allowed: 0..1000000");
    CHECK(spawns_fault("\"orc\": 80", "\"orc\": 1000001") ==
          "spawns.json:5: /monsters/weights/0/orc: 1000001 is out of range; allowed: 0..1000000");
    CHECK(spawns_fault("\"5\": {\"troll\": 30}", "\"2\": {\"troll\": 30}") ==
          "spawns.json:7: /monsters/weights/2: floor 2 stands behind floor 3 and would never be read; allowed: floors "
          "in ascending order");
    CHECK(spawns_fault("\"4\": 3", "\"0\": 3") ==
          "spawns.json:3: /monsters/max_per_room/0: floor 0 stands behind floor 1 and would never be read; allowed: "
          "floors in ascending order");
    for (const std::string floor : {"1001", "-1", "03", "1.5", "x", "", "+3", " 3", "99999999999"}) {
        CAPTURE(floor);
        CHECK(spawns_fault("\"3\": {\"troll\": 15}", "\"" + floor + "\": {\"troll\": 15}") ==
              "spawns.json:6: /monsters/weights/" + floor + ": \"" + floor +
                  "\" is no floor; allowed: whole numbers 0..1000");
    }
    CHECK(spawns_fault("\"1\": 2, ", "\"1\": 201, ") ==
          "spawns.json:3: /monsters/max_per_room/1: 201 is out of range; allowed: 0..200");
    CHECK(spawns_fault("{\"orc\": 80}", "80") ==
          "spawns.json:5: /monsters/weights/0: 80 stands here; needed: an object");
    CHECK(spawns_fault("\"items\"", "\"itens\"") ==
          "spawns.json:1: /items: is missing; needed: an object\n"
          "spawns.json:11: /itens: \"itens\" is not known; did you mean \"items\"?");
}

TEST_CASE("a floor that may hold something must have something to draw") {
    CHECK(spawns_fault("\"0\": {\"orc\": 80}", "\"0\": {\"orc\": 0}") ==
          "spawns.json:2: /monsters: floor 1 may hold up to 2 a room, but every weight there is 0");
    CHECK(spawns_fault("\"0\": {\"orc\": 80}", "\"2\": {\"orc\": 80}") ==
          "spawns.json:2: /monsters: floor 1 may hold up to 2 a room, but every weight there is 0");
    CHECK(spawns_fault("\"7\": {\"troll\": 60}", "\"7\": {\"orc\": 0, \"troll\": 0}") ==
          "spawns.json:2: /monsters: floor 7 may hold up to 5 a room, but every weight there is 0");
    // Nothing may be there before the first maximum, and on floor 0 nobody plays.
    CHECK(load_fault(part13_with("spawns.json", "{\"1\": 2, \"4\": 3", "{\"3\": 2, \"4\": 3")).empty());
    CHECK(load_fault(part13_with("spawns.json", "{\"1\": 2, \"4\": 3, \"6\": 5}", "{}")).empty());
    RulesetText late = part13_with("spawns.json", "\"0\": {\"orc\": 80}", "\"2\": {\"orc\": 80}");
    std::string& text = text_of(late, "spawns.json");
    text.replace(text.find("{\"1\": 2, "), 9, "{\"0\": 0, \"2\": 2, ");
    CHECK(load_fault(late).empty());
}

TEST_CASE("faults of the hero") {
    CHECK(hero_fault("\"hp\": 30", "\"hp\": 0") == "hero.json:2: /hp: 0 is out of range; allowed: 1..1000000");
    CHECK(hero_fault("\"inventory\": 26", "\"inventory\": 1") ==
          "hero.json:7: /carried: 2 items are carried, but \"inventory\" allows 1");
    CHECK(load_fault(part13_text(), {{"hero/inventory", "1"}}) ==
          "hero.json:7: /carried: 2 items are carried, but \"inventory\" allows 1");
    CHECK(hero_fault("\"inventory\": 26", "\"inventory\": 1001") ==
          "hero.json:6: /inventory: 1001 is out of range; allowed: 0..1000");
    CHECK(hero_fault("\"carried\": [\"dagger\"", "\"carried\": [\"daggre\"") ==
          "hero.json:7: /carried/0: \"daggre\" is not known; did you mean \"dagger\"?");
    CHECK(hero_fault("\"worn\": [\"dagger\"", "\"worn\": [\"sword\"") ==
          "hero.json:8: /worn: sword is not carried; allowed: items of \"carried\"");
    CHECK(hero_fault("\"worn\": [\"dagger\"", "\"worn\": [\"dagger\", \"dagger\"") ==
          "hero.json:8: /worn: dagger is not carried; allowed: items of \"carried\"\n"
          "hero.json:8: /worn: dagger is a second weapon; allowed: one");
    CHECK(hero_fault("\"carried\": [\"dagger\", \"leather_armour\"],\n  \"worn\": [\"dagger\", \"leather_armour\"]",
                     "\"carried\": [\"chain_mail\", \"leather_armour\"],\n  \"worn\": [\"chain_mail\", "
                     "\"leather_armour\"]") == "hero.json:8: /worn: leather_armour is a second armour; allowed: one");
    CHECK(hero_fault("\"carried\": [\"dagger\", \"leather_armour\"],\n  \"worn\": [\"dagger\", \"leather_armour\"]",
                     "\"carried\": [\"health_potion\"],\n  \"worn\": [\"health_potion\"]") ==
          "hero.json:8: /worn: health_potion cannot be worn; allowed: items with a slot");
    CHECK(hero_fault("\"worn\": [\"dagger\", \"leather_armour\"]", "\"worn\": \"dagger\"") ==
          "hero.json:8: /worn: \"dagger\" stands here; needed: a list");
    CHECK(hero_fault("\"factor\": 150, ", "") == "hero.json:9: /levelling/factor: is missing; allowed: 0..1000000");
    CHECK(hero_fault("\"factor\": 150, ", "\"factor\": 150, \"factr\": 150, ") ==
          "hero.json:9: /levelling/factr: \"factr\" is not known; did you mean \"factor\"?");
    // Two daggers, one of them worn.
    CHECK(hero_fault("\"carried\": [\"dagger\"", "\"carried\": [\"dagger\", \"dagger\"").empty());
}

TEST_CASE("faults of the map") {
    CHECK(map_fault("80", "4") == "map.json:2: /width: 4 is out of range; allowed: 5..256");
    CHECK(map_fault("43", "257") == "map.json:3: /height: 257 is out of range; allowed: 5..256");
    CHECK(map_fault("\"room_attempts\": 30", "\"room_attempts\": 0") ==
          "map.json:4: /room_attempts: 0 is out of range; allowed: 1..1000");
    CHECK(map_fault("\"room_min_size\": 6", "\"room_min_size\": 2") ==
          "map.json:5: /room_min_size: 2 is out of range; allowed: 3..255");
    CHECK(map_fault("\"room_min_size\": 6", "\"room_min_size\": 11") ==
          "map.json:5: /room_min_size: 11 is more than room_max_size, 10");
    CHECK(map_fault("43", "10") ==
          "map.json:6: /room_max_size: 10 is too large for a map of 80 x 10; allowed: up to 9");
    CHECK(map_fault("43", "11").empty());
    CHECK(map_fault("80", "10") ==
          "map.json:6: /room_max_size: 10 is too large for a map of 10 x 43; allowed: up to 9");
}

TEST_CASE("faults of the rules") {
    CHECK(rules_fault("\"fov_radius\": 8", "\"fov_radius\": 16") ==
          "rules.json:3: /fov_radius: 16 is out of range; allowed: 1..15");
    CHECK(rules_fault("\"blocker_cost\": 10", "\"blocker_cost\": 1001") ==
          "rules.json:4: /blocker_cost: 1001 is out of range; allowed: 0..1000");
    CHECK(rules_fault("\"floor_turn_limit\": 5000", "\"floor_turn_limit\": 0") ==
          "rules.json:5: /floor_turn_limit: 0 is out of range; allowed: 1..1000000");
    CHECK(rules_fault("\"name\": \"tcod-part13\"", "\"nam\": \"tcod-part13\"") ==
          "rules.json:1: /name: is missing; allowed: a text of 1 to 200 bytes\n"
          "rules.json:2: /nam: \"nam\" is not known; did you mean \"name\"?");
}

TEST_CASE("all faults of a folder are reported together") {
    RulesetText ruleset = part13_with("monsters.json", "\"hp\": 16", "\"hp\": -5");
    std::string& hero = text_of(ruleset, "hero.json");
    hero.replace(hero.find("30"), 2, "x ");
    std::string& map = text_of(ruleset, "map.json");
    map.replace(map.find("80"), 2, "1 ");
    const std::string fault = load_fault(ruleset, {{"rules/fov_radius", "99"}});
    CHECK(fault.find("--set rules/fov_radius: 99 is out of range; allowed: 1..15\n") == 0);
    CHECK(fault.find("\nmap.json:2: /width: 1 is out of range; allowed: 5..256\n") != std::string::npos);
    CHECK(fault.find("\nmonsters.json:3: /troll/hp: -5 is out of range") != std::string::npos);
    CHECK(fault.find("\nhero.json:2: not valid JSON: ") != std::string::npos);
}

TEST_CASE("a table that cannot be read brings no faults upon those that refer to it") {
    RulesetText ruleset = part13_text();
    text_of(ruleset, "monsters.json") = "{\"orc\": ";
    text_of(ruleset, "items.json") = "[]";
    const std::string fault = load_fault(ruleset, {{"monsters/troll/hp", "5"}});
    CHECK(fault.find("monsters.json:1: not valid JSON: ") == 0);
    CHECK(fault.substr(fault.find('\n')) == "\nitems.json:1: a list stands here; needed: an object");
}

TEST_CASE("missing and unknown tables are faults") {
    RulesetText ruleset = part13_text();
    for (TableText& table : ruleset.tables) {
        if (table.name == "monsters.json") {
            table.name = "monster.json";
            table.shown = "x/monster.json";
        }
    }
    CHECK(load_fault(ruleset) ==
          "x/monster.json: \"monster.json\" is not known; did you mean \"monsters.json\"?\n"
          "x: monsters.json is missing");
    RulesetText with_personas = part13_text();
    with_personas.tables.push_back({"personas.json", "personas.json", "{}"});
    CHECK(load_fault(with_personas).empty());
}
