// What the names of conditions are worth. A blow of an orc takes 1 HP of a new hero and one of a troll 2; the hero
// fells an orc in 3 blows and a troll in 6.
#include "rogsim/bots/conditions.hpp"

#include <algorithm>

#include "rogsim/game/perform.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

std::int64_t value_of(Scene& scene, std::string_view name) {
    INFO(name);
    const auto row = std::find_if(conditions().begin(), conditions().end(),
                                  [&](const Condition& condition) { return condition.name == name; });
    REQUIRE(row != conditions().end());
    return row->value(scene.turn());
}

std::int64_t value_of(Scene&& scene, std::string_view name) { return value_of(scene, name); }

// Nobody is hurt by an orc any more.
void armour(Scene& scene) { scene.world.hero.defence = 2; }

}  // namespace

TEST_CASE("all conditions of one situation") {
    Scene scene(R"(
        ##########
        #........#
        #.o@o....#
        #.....T..#
        #.!.....>#
        ##########)");
    scene.hp() = 19;
    scene.world.counts.turns = 12;
    scene.memory->waited = 3;
    for (const char* item : {"health_potion", "lightning_scroll", "fireball_scroll", "confusion_scroll", "sword"}) {
        scene.carry(item);
    }
    struct Row {
        std::string name;
        std::int64_t value;
    };
    const std::vector<Row> rows{{"hp", 19},
                                {"max_hp", 30},
                                {"level", 1},
                                {"power", 4},
                                {"defence", 2},
                                {"floor", 1},
                                {"turn", 12},
                                {"waited", 3},
                                {"visible", 3},
                                {"adjacent", 2},
                                {"nearest", 1},
                                {"threat", 4},
                                {"adjacent_damage", 2},
                                {"strongest_hit", 2},
                                {"nearest_hit", 1},
                                {"turns_to_win", 12},
                                {"turns_to_die", 5},
                                {"heals", 1},
                                {"heal_amount", 4},
                                {"lightnings", 1},
                                {"fireballs", 1},
                                {"confusions", 1},
                                {"fire_targets", 2},
                                {"items_carried", 7},
                                {"free_slots", 19},
                                {"better_gear", 1},
                                {"items_known", 1},
                                {"explored", 100},
                                {"stairs_known", 1},
                                {"on_stairs", 0},
                                {"open_neighbours", 8}};
    REQUIRE(rows.size() == conditions().size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CAPTURE(rows[i].name);
        CHECK(conditions()[i].name == rows[i].name);
        CHECK(value_of(scene, rows[i].name) == rows[i].value);
    }
}

TEST_CASE("every condition has a unit, one line about it and a name of its own") {
    for (const Condition& condition : conditions()) {
        CAPTURE(condition.name);
        CHECK(!std::string(condition.unit).empty());
        CHECK(!std::string(condition.summary).empty());
        CHECK(std::count_if(conditions().begin(), conditions().end(),
                            [&](const Condition& other) { return std::string(other.name) == condition.name; }) == 1);
    }
}

TEST_CASE("without monsters and items most are 0") {
    Scene scene("@");
    scene.world.hero.inventory.clear();
    scene.world.hero.weapon = scene.world.hero.armour = kNone;
    for (const char* name : {"visible",       "adjacent",    "nearest",         "threat",       "adjacent_damage",
                             "strongest_hit", "nearest_hit", "turns_to_win",    "heals",        "heal_amount",
                             "lightnings",    "fireballs",   "confusions",      "fire_targets", "items_carried",
                             "better_gear",   "items_known", "open_neighbours", "turn",         "waited"}) {
        CAPTURE(name);
        CHECK(value_of(scene, name) == 0);
    }
    CHECK(value_of(scene, "turns_to_die") == 1000000);
    CHECK(value_of(scene, "free_slots") == 26);
    CHECK(value_of(scene, "power") == 2);
    CHECK(value_of(scene, "defence") == 1);
}

TEST_CASE("hp, max_hp and level are the hero's; power and defence count what is worn") {
    Scene scene("@");
    scene.hp() = 7;
    scene.world.hero.max_hp = 50;
    scene.world.hero.level = 4;
    scene.world.hero.weapon = scene.carry("sword");
    scene.world.hero.armour = scene.carry("chain_mail");
    CHECK(value_of(scene, "hp") == 7);
    CHECK(value_of(scene, "max_hp") == 50);
    CHECK(value_of(scene, "level") == 4);
    CHECK(value_of(scene, "power") == 6);
    CHECK(value_of(scene, "defence") == 4);
    scene.world.floor = 3;
    CHECK(value_of(scene, "floor") == 3);
}

TEST_CASE("visible and adjacent count the living in view; nearest counts steps") {
    Scene scene(R"(
        @...#o
        ..o.##
        ....o.)");
    CHECK(value_of(scene, "visible") == 2);
    CHECK(value_of(scene, "adjacent") == 0);
    CHECK(value_of(scene, "nearest") == 2);
    kill(scene, 2);
    CHECK(value_of(scene, "visible") == 1);
    CHECK(value_of(scene, "nearest") == 4);
    CHECK(value_of(Scene(R"(
        @.
        .o)"),
                   "adjacent") == 1);
}

TEST_CASE("threat is of all in view, adjacent_damage of the adjacent, strongest_hit of one") {
    Scene scene("T@T.o");
    CHECK(value_of(scene, "threat") == 5);
    CHECK(value_of(scene, "adjacent_damage") == 4);
    CHECK(value_of(scene, "strongest_hit") == 2);
    armour(scene);  // now only the trolls hurt, by 1
    CHECK(value_of(scene, "threat") == 2);
    CHECK(value_of(scene, "adjacent_damage") == 2);
    CHECK(value_of(scene, "strongest_hit") == 1);
}

TEST_CASE("nearest_hit is of the one that a carried lightning scroll would strike") {
    Scene scene("T..@.o");
    CHECK(value_of(scene, "nearest_hit") == 0);
    scene.carry("lightning_scroll");
    CHECK(value_of(scene, "nearest_hit") == 1);
    kill(scene, 2);
    CHECK(value_of(scene, "nearest_hit") == 2);
    Scene far("T.....@");
    far.carry("lightning_scroll");
    CHECK(value_of(far, "nearest_hit") == 0);
}

TEST_CASE("turns_to_win and turns_to_die are rounded up, and a million for never") {
    Scene scene("@..o.T");
    CHECK(value_of(scene, "turns_to_win") == 9);
    CHECK(value_of(scene, "turns_to_die") == 10);
    scene.hp(1) = 8;
    scene.hp() = 28;
    CHECK(value_of(scene, "turns_to_win") == 8);
    CHECK(value_of(scene, "turns_to_die") == 10);
    scene.hp() = 27;
    CHECK(value_of(scene, "turns_to_die") == 9);
    Scene stone("@..o", "methodical", {{"monsters/orc/defence", "4"}});
    CHECK(value_of(stone, "turns_to_win") == 1000000);
    armour(stone);
    CHECK(value_of(stone, "turns_to_die") == 1000000);
}

TEST_CASE("carried items are counted by what they do") {
    Scene scene("@");
    const auto check = [&](std::int64_t heals, std::int64_t lightnings, std::int64_t fireballs,
                           std::int64_t confusions) {
        CHECK(value_of(scene, "heals") == heals);
        CHECK(value_of(scene, "lightnings") == lightnings);
        CHECK(value_of(scene, "fireballs") == fireballs);
        CHECK(value_of(scene, "confusions") == confusions);
    };
    check(0, 0, 0, 0);
    CHECK(value_of(scene, "heal_amount") == 0);
    for (int i = 1; i <= 4; ++i) {
        scene.carry("confusion_scroll");
        scene.carry(i > 1 ? "fireball_scroll" : "dagger");
        scene.carry(i > 2 ? "lightning_scroll" : "dagger");
        scene.carry(i > 3 ? "health_potion" : "dagger");
    }
    check(1, 2, 3, 4);
    CHECK(value_of(scene, "heal_amount") == 4);
    CHECK(value_of(scene, "items_carried") == 18);
    CHECK(value_of(scene, "free_slots") == 8);
}

TEST_CASE("fire_targets counts who would burn where the hero does not") {
    Scene scene(R"(
        .....o
        @....o
        .....T)");
    CHECK(value_of(scene, "fire_targets") == 0);
    scene.carry("fireball_scroll");
    CHECK(value_of(scene, "fire_targets") == 3);
    kill(scene, 1);
    CHECK(value_of(scene, "fire_targets") == 2);
    Scene apart("o......@......o");
    apart.carry("fireball_scroll");
    CHECK(value_of(apart, "fire_targets") == 1);
    Scene edge("@..o");  // at 3 steps the hero would burn, and there are no squares behind
    edge.carry("fireball_scroll");
    CHECK(value_of(edge, "fire_targets") == 0);
    Scene behind("@..o.");
    behind.carry("fireball_scroll");
    CHECK(value_of(behind, "fire_targets") == 1);
    Scene close("###@o###");  // from nowhere in view
    close.carry("fireball_scroll");
    CHECK(value_of(close, "fire_targets") == 0);
}

TEST_CASE("better_gear compares with what is worn in its slot") {
    Scene scene("@");
    CHECK(value_of(scene, "better_gear") == 0);
    scene.carry("dagger");
    CHECK(value_of(scene, "better_gear") == 0);
    const int mail = scene.carry("chain_mail");
    CHECK(value_of(scene, "better_gear") == 1);
    scene.world.hero.armour = mail;
    CHECK(value_of(scene, "better_gear") == 0);
}

TEST_CASE("items, stairs and squares count once they have been seen") {
    Scene scene("@........!.>");  // the view ends at 8 squares
    CHECK(value_of(scene, "items_known") == 0);
    CHECK(value_of(scene, "stairs_known") == 0);
    CHECK(value_of(scene, "explored") == 75);  // 9 of 12
    REQUIRE(act(scene.game, scene.world, bump(1, 0)));
    CHECK(value_of(scene, "items_known") == 1);
    CHECK(value_of(scene, "explored") == 83);  // 10 of 12: 83.3
    REQUIRE(act(scene.game, scene.world, bump(1, 0)));
    CHECK(value_of(scene, "explored") == 91);  // 11 of 12: 91.7
    REQUIRE(act(scene.game, scene.world, bump(1, 0)));
    CHECK(value_of(scene, "stairs_known") == 1);
    CHECK(value_of(scene, "explored") == 100);
    CHECK(value_of(scene, "on_stairs") == 0);
    for (int i = 0; i < 6; ++i) {
        REQUIRE(act(scene.game, scene.world, bump(1, 0)));
    }
    REQUIRE(perform(scene.game, scene.world, kHero, {Verb::pick_up}));
    CHECK(value_of(scene, "items_known") == 0);
    REQUIRE(act(scene.game, scene.world, bump(1, 0)));
    REQUIRE(act(scene.game, scene.world, bump(1, 0)));
    CHECK(value_of(scene, "on_stairs") == 1);
}

TEST_CASE("open_neighbours counts floor, whoever stands there, and nothing off the map") {
    CHECK(value_of(Scene(R"(
        ...
        .@.
        ...)"),
                   "open_neighbours") == 8);
    CHECK(value_of(Scene(R"(
        ###
        .@.
        ###)"),
                   "open_neighbours") == 2);
    CHECK(value_of(Scene(R"(
        @.
        o.)"),
                   "open_neighbours") == 3);
}
