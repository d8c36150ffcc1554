#include "rogsim/tables/overrides.hpp"

#include "rogsim/tables/speed.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/ruleset_text.hpp"

using namespace rogsim;

namespace {

Ruleset with(const std::string& set) { return load_tables(part13_text(), {parse_override(set)}).ruleset; }

// Those of the game; a persona's are no part of the ruleset's hash.
std::vector<json::ReadValue> table_numbers() {
    std::vector<json::ReadValue> numbers = number_paths(load_tables(part13_text(), {}).values);
    std::erase_if(numbers, [](const json::ReadValue& number) { return number.path.starts_with("personas/"); });
    return numbers;
}

std::string fault_of(const std::string& set) { return load_fault(part13_text(), {parse_override(set)}); }

}  // namespace

TEST_CASE("numbers of every table can be set by path") {
    CHECK(with("monsters/troll/power=5").monsters.at(1).power == 5);
    CHECK(speed_text(with("monsters/orc/speed=3/2").monsters.at(0).speed) == "3/2");
    CHECK(with("items/sword/power=9").items.at(5).power == 9);
    CHECK(with("items/fireball_scroll/range=2").items.at(3).range == 2);
    CHECK(with("hero/power=7").hero.power == 7);
    CHECK(with("hero/levelling/base=50").hero.levelling.base == 50);
    CHECK(with("map/width=60").map.width == 60);
    CHECK(with("rules/fov_radius=5").rules.fov_radius == 5);
    CHECK(with("spawns/monsters/weights/5/troll=31").monster_spawns.weights.at(2).weight == 31);
    CHECK(with("spawns/items/max_per_room/4=7").item_spawns.max_per_room.at(1).value == 7);
}

TEST_CASE("a number that a table leaves out can be set where it has a default") {
    CHECK(with("items/dagger/defence=3").items.at(4).defence == 3);
    CHECK(fault_of("items/health_potion/range=3") ==
          "--set items/health_potion/range: no such number; allowed after \"items/health_potion/\": amount");
}

TEST_CASE("every path that is listed can be set to the value that is listed, and that changes nothing") {
    const LoadedRuleset loaded = load_tables(part13_text(), {});
    const std::vector<json::ReadValue> numbers = table_numbers();
    CHECK(numbers.size() == 57);
    for (const json::ReadValue& number : numbers) {
        CAPTURE(number.path);
        CHECK(canonical_text(load_tables(part13_text(), {{number.path, number.value}})) == canonical_text(loaded));
    }
}

TEST_CASE("setting a number changes its own line of the canonical text and nothing else") {
    const std::string before = canonical_text(load_tables(part13_text(), {}));
    for (const json::ReadValue& number : table_numbers()) {
        // The bounds of a room's size depend on each other and on the map; its largest also on its smallest.
        const std::string value = number.path == "map/room_min_size" || number.value == std::to_string(number.highest)
                                      ? std::to_string(std::stoi(number.value) - 1)
                                      : std::to_string(std::stoi(number.value) + 1);
        CAPTURE(number.path);
        std::string expected = before;
        const std::string line = number.path + "=" + number.value + "\n";
        const std::size_t at = expected.find(line);
        REQUIRE(at != std::string::npos);
        expected.replace(at, line.size(), number.path + "=" + value + "\n");
        CHECK(canonical_text(load_tables(part13_text(), {{number.path, value}})) == expected);
    }
}

TEST_CASE("an unknown path is answered with what was probably meant") {
    CHECK(fault_of("monsters/trol/hp=3") == "--set monsters/trol/hp: no such number; did you mean monsters/troll/hp?");
    CHECK(fault_of("monster/trol/hpp=3") == "--set monster/trol/hpp: no such number; did you mean monsters/troll/hp?");
    CHECK(fault_of("troll/hp=3") == "--set troll/hp: no such number; did you mean monsters/troll/hp?");
    CHECK(fault_of("monsters/troll/hp/x=3") ==
          "--set monsters/troll/hp/x: no such number; did you mean monsters/troll/hp?");
    CHECK(fault_of("monsters/troll/dexterity=3") ==
          "--set monsters/troll/dexterity: no such number; allowed after "
          "\"monsters/troll/\": hp, defence, power, xp, speed");
    CHECK(fault_of("monsters=3") == "--set monsters: no such number; allowed after \"monsters/\": orc, troll");
    CHECK(fault_of("x=3") == "--set x: no such number; allowed: rules, map, monsters, items, spawns, hero, personas");
    CHECK(fault_of("/=3") == "--set /: no such number; allowed: rules, map, monsters, items, spawns, hero, personas");
    CHECK(fault_of("spawns/monsters/weights/4/troll=3") ==
          "--set spawns/monsters/weights/4/troll: no such number; allowed after \"spawns/monsters/weights/\": 0, 3, 5, "
          "7");
    CHECK(fault_of("spawns/monsters/weights/5/orc=3") ==
          "--set spawns/monsters/weights/5/orc: no such number; allowed after \"spawns/monsters/weights/5/\": troll");
}

TEST_CASE("texts cannot be set") {
    CHECK(fault_of("monsters/troll/name=5") == "--set monsters/troll/name: is a text; only numbers can be set");
    CHECK(fault_of("hero/carried/0=5") == "--set hero/carried/0: is a text; only numbers can be set");
}

TEST_CASE("a value out of bounds or no number names the override") {
    CHECK(fault_of("monsters/troll/hp=0") == "--set monsters/troll/hp: 0 is out of range; allowed: 1..1000000");
    CHECK(fault_of("monsters/troll/hp=1000001") ==
          "--set monsters/troll/hp: 1000001 is out of range; allowed: 1..1000000");
    CHECK(fault_of("monsters/troll/hp=many") ==
          "--set monsters/troll/hp: \"many\" is not a whole number; allowed: 1..1000000");
    CHECK(fault_of("monsters/troll/hp=5.0") ==
          "--set monsters/troll/hp: \"5.0\" is not a whole number; allowed: 1..1000000");
    CHECK(fault_of("map/room_max_size=43") ==
          "--set map/room_max_size: 43 is too large for a map of 80 x 43; allowed: "
          "up to 42");
    CHECK(fault_of("spawns/monsters/weights/0/orc=0") ==
          "spawns.json:2: /monsters: floor 1 may hold up to 2 a room, but every weight there is 0");
}

TEST_CASE("an override is a path and a value") {
    const json::Override parsed = parse_override("a/b=c=d");
    CHECK(parsed.path == "a/b");
    CHECK(parsed.value == "c=d");
    CHECK_THROWS_AS(parse_override(""), InputError);
    CHECK_THROWS_AS(parse_override("a"), InputError);
    CHECK_THROWS_AS(parse_override("=5"), InputError);
    CHECK_THROWS_AS(parse_override("a="), InputError);
    CHECK_THROWS_WITH(parse_override("hp 5"),
                      "--set \"hp 5\": needed: a path and a number, such as monsters/troll/hp=20");
}
