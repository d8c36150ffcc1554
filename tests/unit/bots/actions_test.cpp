// What each action of a rule does, and when it is impossible.
#include "rogsim/bots/actions.hpp"

#include <algorithm>
#include <array>

#include "rogsim/game/combat.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

// A scene whose hero knows one rule; "random" comes after it, so that it shows when the rule is impossible.
struct OneRule {
    Scene scene;

    OneRule(std::string_view map, const RuleWords& rule, const std::vector<Change>& changes = {})
        : scene(map, "methodical", changes) {
        play_by(scene, {rule, {"", "random"}});
    }
    bool possible() { return scene.decide().doing != Doing::random; }
};

void forget(World& world, Pos p) { remove(world.explored, square_at(world.level.shape, p)); }

}  // namespace

TEST_CASE("every action has one line about it, a name and a doing of its own") {
    std::array<int, kDoings> rows{};
    for (const ActionRow& row : action_rows()) {
        CAPTURE(row.name);
        CHECK(!std::string(row.summary).empty());
        ++rows.at(static_cast<std::size_t>(row.doing));
        CHECK(std::string(row.name) == kDoingNames[static_cast<std::size_t>(row.doing)]);  // as the record calls it
        CHECK(std::count_if(action_rows().begin(), action_rows().end(),
                            [&](const ActionRow& other) { return std::string(other.name) == row.name; }) == 1);
        for (const ArgumentRow& argument : row.arguments) {
            CAPTURE(argument.name);
            CHECK((argument.number != nullptr) == (argument.kind == ArgumentKind::number));
            CHECK(!std::string(argument.summary).empty());
        }
    }
    // A mistake is no action that a rule can ask for.
    for (std::size_t doing = 0; doing < kDoings; ++doing) {
        CAPTURE(doing);
        CHECK(rows[doing] == (static_cast<Doing>(doing) == Doing::mistake ? 0 : 1));
    }
    CHECK(std::string(kDoingNames[static_cast<std::size_t>(Doing::mistake)]) == "mistake");
}

TEST_CASE("attack strikes who stands beside, chosen by a rule") {
    OneRule far("@.o", {"", "attack"});
    CHECK(!far.possible());
    const auto struck = [](const std::string& choose) {
        OneRule one(R"(
            ...o
            o@T.
            ....)",
                    choose.empty() ? RuleWords{"", "attack"} : RuleWords{"", "attack", {{"choose", choose}}});
        one.scene.hp(2) = 8;  // of the orc beside: falls in 2 blows
        one.scene.hp(3) = 7;  // of the troll: falls in 3
        one.scene.hp(1) = 1;  // of the orc that cannot be reached
        const Action action = one.scene.decide();
        CHECK(action.doing == Doing::attack);
        return action.dx;
    };
    CHECK(struck("") == 1);
    CHECK(struck("weakest") == 1);
    CHECK(struck("strongest") == -1);
    CHECK(struck("quickest") == -1);
    CHECK(struck("deadliest") == 1);
    CHECK(struck("nearest") == -1);  // as near: the smaller x
}

TEST_CASE("approach goes to the nearest in view, as far as the way is known") {
    OneRule one("o..@.T", {"", "approach"});
    CHECK(is_bump(one.scene.decide(), 1, 0));
    CHECK(one.scene.decide().doing == Doing::approach);
    forget(one.scene.world, {4, 0});
    CHECK(is_bump(one.scene.decide(), -1, 0));
    forget(one.scene.world, {2, 0});
    CHECK(!one.possible());
    OneRule nobody("@....", {"", "approach"});
    CHECK(!nobody.possible());
}

TEST_CASE("retreat steps to where the nearest is farthest, by known free squares") {
    OneRule one(R"(
        .....
        ..@o.
        .....)",
                {"", "retreat"});
    CHECK(is_bump(one.scene.decide(), -1, -1));  // the first of three squares at 2 steps
    CHECK(one.scene.decide().doing == Doing::retreat);
    forget(one.scene.world, {1, 0});
    CHECK(is_bump(one.scene.decide(), -1, 0));
    OneRule cornered("#@o", {"", "retreat"});
    CHECK(!cornered.possible());
    OneRule between("o@o", {"", "retreat"});
    CHECK(!between.possible());
    OneRule nobody("..@..", {"", "retreat"});
    CHECK(!nobody.possible());
}

TEST_CASE("retreat gets away from one of two where it cannot from both") {
    OneRule one(R"(
        ####
        #@o#
        .o##)",
                {"", "retreat"});
    CHECK(is_bump(one.scene.decide(), -1, 1));
    kill(one.scene, 1);
    CHECK(!one.possible());
}

TEST_CASE("take_cover goes to a known square with few open squares around") {
    const std::string_view map = R"(
        ############
        #....@..o..#
        #..........#
        #..........#
        ############)";
    OneRule one(map, {"", "take_cover"});
    const Action action = one.scene.decide();
    CHECK(action.doing == Doing::take_cover);
    const Pos cover = pos_of(one.scene.world.level.shape, one.scene.memory->path.back());
    CHECK(cover == Pos{1, 1});  // the corner that is 4 steps away
    CHECK(one.scene.memory->path.size() == 4);
    OneRule near(map, {"", "take_cover", {{"within", "4"}}});
    CHECK(near.possible());
    OneRule nearer(map, {"", "take_cover", {{"within", "3"}}});
    CHECK(!nearer.possible());
    OneRule narrow(map, {"", "take_cover", {{"open", "2"}}});
    CHECK(!narrow.possible());
    OneRule wide(map, {"", "take_cover", {{"open", "5"}}});  // at the wall he has it already
    CHECK(!wide.possible());
    OneRule nobody("@....", {"", "take_cover"});
    CHECK(!nobody.possible());
}

TEST_CASE("use takes an item by what it does or by its name") {
    OneRule one("@..o", {"", "use", {{"item", "heal"}}});
    CHECK(!one.possible());
    const int potion = one.scene.carry("health_potion");
    CHECK(!one.possible());  // nothing is healed
    one.scene.hp() = 29;
    CHECK(is_item(one.scene.decide(), Verb::use, potion));
    CHECK(one.scene.decide().doing == Doing::use);
    OneRule named("@..o", {"", "use", {{"item", "lightning_scroll"}}});
    CHECK(!named.possible());
    named.scene.carry("health_potion");
    named.scene.hp() = 1;
    CHECK(!named.possible());
    const int scroll = named.scene.carry("lightning_scroll");
    named.scene.carry("lightning_scroll");
    CHECK(is_item(named.scene.decide(), Verb::use, scroll));
}

TEST_CASE("use reads lightning at what it reaches and fire where it burns most") {
    OneRule near("@....o", {"", "use", {{"item", "lightning"}}});
    near.scene.carry("lightning_scroll");
    CHECK(near.possible());
    OneRule far("@.....o", {"", "use", {{"item", "lightning"}}});
    far.scene.carry("lightning_scroll");
    CHECK(!far.possible());
    OneRule fire(R"(
        .....o
        @....o
        .....o)",
                 {"", "use", {{"item", "fireball"}}});
    const int scroll = fire.scene.carry("fireball_scroll");
    const Action action = fire.scene.decide();
    CHECK(is_item(action, Verb::use, scroll));
    CHECK(action.target == Pos{3, 0});  // burns all three, and just not the hero
    REQUIRE(act(fire.scene.game, fire.scene.world, action));
    CHECK(fire.scene.hp() == 30);
    CHECK(fire.scene.hp(1) + fire.scene.hp(2) + fire.scene.hp(3) == 0);
    OneRule beside("#@o#", {"", "use", {{"item", "fireball"}}});
    beside.scene.carry("fireball_scroll");
    CHECK(!beside.possible());
}

TEST_CASE("use confuses the deadliest that is not confused, or whom the rule chooses") {
    OneRule one("o.@.T.o", {"", "use", {{"item", "confusion"}}});
    const int scroll = one.scene.carry("confusion_scroll");
    one.scene.carry("confusion_scroll");
    CHECK(is_item(one.scene.decide(), Verb::use, scroll));
    CHECK(one.scene.decide().target == Pos{4, 0});
    one.scene.world.confusions.push_back({10, kNone});
    one.scene.world.actors.confusion[2] = 0;
    CHECK(one.scene.decide().target == Pos{0, 0});  // the orcs hit as hard; the smaller x
    one.scene.world.actors.confusion[1] = 0;
    one.scene.world.actors.confusion[3] = 0;
    CHECK(!one.possible());
    OneRule weakest("T.@.o", {"", "use", {{"item", "confusion"}, {"choose", "weakest"}}});
    weakest.scene.carry("confusion_scroll");
    CHECK(weakest.scene.decide().target == Pos{4, 0});
}

TEST_CASE("equip puts on the first thing better than what is worn, even with a monster in view") {
    OneRule one("@.o", {"", "equip"});
    CHECK(!one.possible());
    const int sword = one.scene.carry("sword");
    CHECK(is_item(one.scene.decide(), Verb::equip, sword));
    CHECK(one.scene.decide().doing == Doing::equip);
}

TEST_CASE("fetch goes to a known item and takes it while there is room") {
    OneRule one("!.@", {"", "fetch"});
    CHECK(is_bump(one.scene.decide(), -1, 0));
    CHECK(one.scene.decide().doing == Doing::fetch);
    one.scene.world.actors.square[kHero] = square_at(one.scene.world.level.shape, {0, 0});
    CHECK(one.scene.decide().verb == Verb::pick_up);
    one.scene.world.hero.inventory.resize(26);
    CHECK(!one.possible());
    OneRule unknown("!.@", {"", "fetch"});
    forget(unknown.scene.world, {1, 0});
    CHECK(!unknown.possible());
    OneRule none("..@", {"", "fetch"});
    CHECK(!none.possible());
}

TEST_CASE("explore goes to the edge of what is known") {
    OneRule one("@.........", {"", "explore"});
    CHECK(is_bump(one.scene.decide(), 1, 0));
    CHECK(one.scene.decide().doing == Doing::explore);
    OneRule known("@....", {"", "explore"});
    CHECK(!known.possible());
}

TEST_CASE("descend goes to the stairs by known squares, and down") {
    OneRule one("@.>", {"", "descend"});
    CHECK(is_bump(one.scene.decide(), 1, 0));
    CHECK(one.scene.decide().doing == Doing::descend);
    OneRule unknown("@.>", {"", "descend"});
    forget(unknown.scene.world, {1, 0});
    CHECK(!unknown.possible());
    OneRule there("@..", {"", "descend"});
    there.scene.world.level.stairs = {0, 0};
    CHECK(there.scene.decide().verb == Verb::descend);
}

TEST_CASE("wait is always possible") {
    OneRule one("@o", {"", "wait"});
    CHECK(one.scene.decide().verb == Verb::wait);
    CHECK(one.possible());
}

// The next step of a kept way leads on from where the hero was, not from where a random step took him.
TEST_CASE("a way is planned anew after another action has led the hero off it") {
    Scene scene(R"(
        ..........
        ....@....>
        ..........)");
    play_by(scene, {{"turn % 2 == 1", "random"}, {"", "descend"}});
    for (scene.world.counts.turns = 0; scene.world.counts.turns < 200; ++scene.world.counts.turns) {
        const Action action = scene.decide();
        CHECK(std::abs(action.dx) <= 1);
        CHECK(std::abs(action.dy) <= 1);
        act(scene.game, scene.world, action);
        if (position(scene.world, kHero) == scene.world.level.stairs) {
            break;
        }
    }
}
