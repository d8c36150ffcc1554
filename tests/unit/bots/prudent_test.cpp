// The player prudent, rule by rule: where it is the first that acts, and beside that where it is not. A blow of an orc
// takes 1 HP of a new hero and one of a troll 2; the hero fells an orc in 3 blows and a troll in 6.
#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

int rule_of(const Scene& scene) { return rule_taken(scene, "prudent"); }

}  // namespace

TEST_CASE("1: a crowd of three that hurts is burnt") {
    Scene scene(R"(
        .....o
        @....o
        .....o)");
    CHECK(rule_of(scene) == 8);
    scene.carry("fireball_scroll");
    CHECK(rule_of(scene) == 1);
    Scene two(R"(
        .....o
        @....o)");
    two.carry("fireball_scroll");
    CHECK(rule_of(two) == 9);
    scene.world.hero.defence = 2;  // they no longer hurt
    CHECK(rule_of(scene) == 10);
}

TEST_CASE("1: a hurt of 1 is not worth a fireball") {
    Scene scene(R"(
        .....o
        @....o
        .....o)",
                "prudent", {{"monsters/orc/power", "2"}});
    scene.carry("fireball_scroll");
    CHECK(rule_of(scene) == 10);
    Scene one_hurts(R"(
        .....T
        @....o
        .....o)",
                    "prudent", {{"monsters/orc/power", "2"}, {"monsters/troll/power", "3"}});
    one_hurts.carry("fireball_scroll");
    CHECK(rule_of(one_hurts) == 8);
}

TEST_CASE("2: lightning strikes when the monsters take more than 3 a turn, or a third of the HP") {
    Scene scene(R"(
        ...T
        @...
        ...T)");
    CHECK(rule_of(scene) == 8);
    scene.carry("lightning_scroll");
    CHECK(rule_of(scene) == 2);
    Scene weaker(R"(
        ...T
        @...
        ...o)");
    weaker.carry("lightning_scroll");
    CHECK(rule_of(weaker) == 8);  // 3 a turn
    weaker.hp() = 10;
    CHECK(rule_of(weaker) == 8);
    weaker.hp() = 9;
    CHECK(rule_of(weaker) == 2);
}

TEST_CASE("2: lightning strikes only what it reaches and what hurts") {
    Scene scene("@....T");
    scene.carry("lightning_scroll");
    scene.hp() = 6;
    CHECK(rule_of(scene) == 2);
    Scene far("@.....T");
    far.carry("lightning_scroll");
    far.hp() = 6;
    CHECK(rule_of(far) == 9);
    Scene harmless(R"(
        @.o
        ...
        ..T)",
                   "prudent", {{"monsters/orc/power", "2"}});
    harmless.carry("lightning_scroll");
    harmless.hp() = 6;
    CHECK(rule_of(harmless) == 9);  // it would strike the orc, which is nearer
}

TEST_CASE("3: one monster is burnt when four more turns would kill") {
    Scene scene("@....o");
    scene.carry("fireball_scroll");
    scene.hp() = 5;
    CHECK(rule_of(scene) == 9);
    scene.hp() = 4;
    CHECK(rule_of(scene) == 3);
    Scene close("@o");  // any fire would burn the hero
    close.carry("fireball_scroll");
    close.hp() = 4;
    CHECK(rule_of(close) == 7);
}

TEST_CASE("4: the deadliest is confused when six more turns would kill and it takes more than 1") {
    Scene scene(R"(
        @...T
        ....o)");
    const int scroll = scene.carry("confusion_scroll");
    scene.hp() = 19;
    CHECK(rule_of(scene) == 9);
    scene.hp() = 18;
    REQUIRE(rule_of(scene) == 4);
    scene.game.brain = builtin_brain(scene.game.rules, "prudent");
    CHECK(is_item(scene.decide(), Verb::use, scroll));
    CHECK(scene.decide().target == Pos{4, 0});
    REQUIRE(act(scene.game, scene.world, scene.decide()));
    scene.hp() = 1;
    scene.carry("confusion_scroll");
    CHECK(scene.decide().target == position(scene.world, 2));  // the troll is confused already
    Scene orc("@...o");
    orc.carry("confusion_scroll");
    orc.hp() = 1;
    CHECK(rule_of(orc) == 9);
}

TEST_CASE("5: a potion is drunk when the next blows would kill, if it gives more than they take") {
    Scene scene("@T");
    scene.hp() = 2;
    CHECK(rule_of(scene) == 7);
    scene.carry("health_potion");
    CHECK(rule_of(scene) == 5);
    scene.hp() = 3;
    CHECK(rule_of(scene) == 7);
    Scene two("T@T");  // they take the 4 that it gives
    two.carry("health_potion");
    two.hp() = 2;
    CHECK(rule_of(two) == 7);
}

TEST_CASE("6: out of reach a potion is drunk below 80 %, unless some of it would be wasted") {
    Scene scene("@....o");
    CHECK(rule_of(scene) == 9);
    scene.carry("health_potion");
    scene.hp() = 24;
    CHECK(rule_of(scene) == 9);
    scene.hp() = 23;
    CHECK(rule_of(scene) == 6);
    Scene beside("@o");
    beside.carry("health_potion");
    beside.hp() = 23;
    CHECK(rule_of(beside) == 7);
    Scene large("@....o", "prudent", {{"items/health_potion/amount", "8"}});
    large.carry("health_potion");
    large.hp() = 23;
    CHECK(rule_of(large) == 9);
    large.hp() = 22;
    CHECK(rule_of(large) == 6);
}

TEST_CASE("7: of adjacent monsters the one that falls first is attacked") {
    Scene scene("o@T", "prudent");
    CHECK(rule_of(scene) == 7);
    scene.hp(1) = 8;  // two blows
    scene.hp(2) = 7;  // less, but three blows
    CHECK(is_bump(scene.decide(), -1, 0));
    scene.hp(2) = 6;  // two blows too, and it hits harder
    CHECK(is_bump(scene.decide(), 1, 0));
    CHECK(rule_of(Scene("o.@.T")) == 9);
}

TEST_CASE("8: cover from several is taken while they are more than 2 steps away") {
    const std::string_view room = R"(
        ###########
        #.........#
        #...@...o.#
        #.......o.#
        ###########)";
    Scene scene(room, "prudent");
    REQUIRE(rule_of(scene) == 8);
    CHECK(scene.decide().doing == Doing::take_cover);
    scene.world.hero.defence = 2;
    CHECK(rule_of(scene) == 10);  // from harmless ones it is not
    scene.world.hero.defence = 1;
    kill(scene, 2);
    CHECK(rule_of(scene) == 9);  // nor from one
    CHECK(rule_of(Scene(R"(
        ###########
        #.........#
        #...@.o...#
        #.......o.#
        ###########)")) == 9);   // 2 steps
    CHECK(rule_of(Scene(R"(
        ###########
        #@...o....#
        #.........#
        #.......o.#
        ###########)")) == 9);   // three squares around: cover already
}

TEST_CASE("9: who comes is awaited, but not for more than ten turns") {
    Scene scene("@...o");
    CHECK(rule_of(scene) == 9);
    CHECK(rule_of(Scene("@....")) != 9);
    scene.memory->waited = 9;
    CHECK(rule_of(scene) == 9);
    scene.memory->waited = 10;
    CHECK(rule_of(scene) == 10);
}

TEST_CASE("10: who cannot hurt is approached, if there is a way") {
    Scene scene("@...o", "prudent", {{"monsters/orc/power", "2"}});
    CHECK(rule_of(scene) == 10);
    CHECK(is_bump(scene.decide(), 1, 0));
    remove(scene.world.explored, square_at(scene.world.level.shape, {2, 0}));
    CHECK(rule_of(scene) == 13);
}

TEST_CASE("11: better equipment is put on when nobody is seen") {
    Scene scene("@..");
    CHECK(rule_of(scene) != 11);
    scene.carry("sword");
    CHECK(rule_of(scene) == 11);
    Scene seen("@...o");
    seen.carry("sword");
    CHECK(rule_of(seen) == 9);
}

TEST_CASE("12: known items are fetched") {
    Scene scene("@..!");
    CHECK(rule_of(scene) == 12);
    scene.world.hero.inventory.resize(26);
    scene.world.hero.armour = 1;
    CHECK(rule_of(scene) == 14);
}

TEST_CASE("13 and 14: what is unknown is explored, then the stairs are taken") {
    Scene scene("@..........>");
    CHECK(rule_of(scene) == 13);
    Scene known("@..>");
    CHECK(rule_of(known) == 14);
    remove(known.world.explored, square_at(known.world.level.shape, {3, 0}));
    CHECK(rule_of(known) == 13);
}

TEST_CASE("without a rule that can be followed a turn is waited") {
    Scene scene("@#>", "prudent");
    CHECK(rule_of(scene) == 0);
    const Action action = scene.decide();
    CHECK(action.verb == Verb::wait);
    CHECK(action.doing == Doing::wait);
}
