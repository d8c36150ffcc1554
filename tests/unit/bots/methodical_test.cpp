// The player methodical, rule by rule; the rules are those of player A of the reference measurements.
#include <memory>

#include "rogsim/game/combat.hpp"
#include "rogsim/game/turns.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

// A floor and the player's memory of it.
struct Scene {
    Game game;
    World world;
    std::unique_ptr<HeroMemory> memory = std::make_unique<HeroMemory>();

    explicit Scene(std::string_view map) : game(game_with()), world(seen_world(game, map)) {
        game.brain = builtin_brain(game.rules);
    }
    Action decide() { return game.brain.decide(game, world, *memory); }
};

bool is_bump(const Action& action, int dx, int dy) {
    return action.verb == Verb::bump && action.dx == dx && action.dy == dy;
}

bool is_item(const Action& action, Verb verb, int item) { return action.verb == verb && action.item == item; }

}  // namespace

TEST_CASE("1: of adjacent monsters the one with least HP is attacked, ties by smaller x, then smaller y") {
    Scene scene(R"(
        .o.
        o@T
        .o.)");
    CHECK(is_bump(scene.decide(), -1, 0));
    scene.world.actors.hp[1] = 9;
    CHECK(is_bump(scene.decide(), 0, -1));
    scene.world.actors.hp[4] = 9;  // below: the same x and a larger y
    CHECK(is_bump(scene.decide(), 0, -1));
    scene.world.actors.hp[3] = 8;  // the troll
    CHECK(is_bump(scene.decide(), 1, 0));
}

TEST_CASE("1: diagonal counts as adjacent; drinking and reading wait") {
    Scene scene(R"(
        @..
        .o.
        ..o)");
    carry(scene.game, scene.world, "health_potion");
    carry(scene.game, scene.world, "lightning_scroll");
    scene.world.actors.hp[kHero] = 1;
    CHECK(is_bump(scene.decide(), 1, 1));
}

TEST_CASE("2: below 40 % of the maximum HP the first potion is drunk") {
    Scene scene("@..o");
    carry(scene.game, scene.world, "lightning_scroll");
    carry(scene.game, scene.world, "health_potion");
    carry(scene.game, scene.world, "health_potion");
    scene.world.actors.hp[kHero] = 11;
    CHECK(is_item(scene.decide(), Verb::use, 3));
    scene.world.actors.hp[kHero] = 12;  // 40 % exactly
    CHECK(is_item(scene.decide(), Verb::use, 2));
}

TEST_CASE("3: lightning is read when the nearest monster in sight is nearer than 6, else it is approached") {
    Scene near("@....o");
    carry(near.game, near.world, "health_potion");
    carry(near.game, near.world, "lightning_scroll");
    CHECK(is_item(near.decide(), Verb::use, 3));
    Scene far("@.....o");
    carry(far.game, far.world, "lightning_scroll");
    CHECK(is_bump(far.decide(), 1, 0));
}

TEST_CASE("3: the approach is a shortest way in the order N, S, W, E, NW, NE, SW, SE, to the nearest monster") {
    Scene scene(R"(
        .......
        .......
        .......
        ...@...
        .......
        .......
        .....oT)");
    CHECK(is_bump(scene.decide(), 0, 1));  // S before E and SE: all begin shortest ways of 3
    Scene two(R"(
        o..@...o
        ........)");
    CHECK(is_bump(two.decide(), -1, 0));
}

// The orc is seen through the pillars' gap, but the way to it leads over squares not explored yet.
TEST_CASE("3: without a way over explored squares the next rules come") {
    Scene scene(R"(
        @..#o
        ....#)");
    Board& explored = scene.world.explored;
    const Shape& shape = scene.world.level.shape;
    REQUIRE(!sees(scene.world.view, {4, 0}));
    scene.world.view.column.fill(~std::uint32_t{0});  // as if it were seen
    wake(scene.world, 1);
    add(explored, square_at(shape, {4, 0}));
    remove(explored, square_at(shape, {3, 1}));
    const Action action = scene.decide();
    CHECK(action.verb == Verb::bump);
    CHECK(scene.memory->errand == Errand::explore);
}

TEST_CASE("4: better equipment is put on when nobody is seen") {
    Scene scene("@......");
    carry(scene.game, scene.world, "dagger");
    carry(scene.game, scene.world, "chain_mail");
    carry(scene.game, scene.world, "sword");
    CHECK(is_item(scene.decide(), Verb::equip, 3));
    scene.world.hero.armour = 3;
    CHECK(is_item(scene.decide(), Verb::equip, 4));
    scene.world.hero.weapon = 4;
    CHECK(scene.decide().verb != Verb::equip);
    scene.world.hero.weapon = kNone;
    CHECK(is_item(scene.decide(), Verb::equip, 0));  // the first one larger than nothing
    Scene seen("@.....o");
    carry(seen.game, seen.world, "sword");
    CHECK(is_bump(seen.decide(), 1, 0));
}

TEST_CASE("5: known items are fetched, the nearest first, and picked up; with a full inventory they are not") {
    Scene scene(R"(
        .........
        .!..@....
        .......?.)");
    scene.world.level.stairs = {8, 0};
    CHECK(is_bump(scene.decide(), -1, 0));  // as near as the other, and W is looked at before SE
    CHECK(scene.memory->errand == Errand::item);
    REQUIRE(act(scene.game, scene.world, scene.decide()));
    while (position(scene.world, kHero).x > 1) {
        REQUIRE(act(scene.game, scene.world, scene.decide()));
    }
    CHECK(scene.decide().verb == Verb::pick_up);
    REQUIRE(act(scene.game, scene.world, scene.decide()));
    CHECK(is_bump(scene.decide(), 1, 0));
    while (scene.world.hero.inventory.size() < 26) {
        carry(scene.game, scene.world, "dagger");
    }
    scene.decide();
    CHECK(scene.memory->errand == Errand::stairs);
}

TEST_CASE("6: the nearest explored square with an unexplored neighbour is walked to") {
    Scene scene(R"(
        #####################
        #...................#
        #.@.................#
        #...................#
        #####################)");
    const Action first = scene.decide();
    CHECK(scene.memory->errand == Errand::explore);
    CHECK(is_bump(first, 1, 0));
    // What ends the way has an unexplored neighbour: the view ends 8 squares on, at column 10.
    CHECK(pos_of(scene.world.level.shape, scene.memory->path.back()).x == 10);
    const Square target = scene.memory->path.back();
    REQUIRE(act(scene.game, scene.world, first));
    scene.decide();
    CHECK(scene.memory->path.back() != target);  // resolved: all around it is known now
}

TEST_CASE("7: with everything explored the stairs are walked to and taken") {
    Scene scene(R"(
        @...>)");
    for (int i = 0; i < 4; ++i) {
        const Action action = scene.decide();
        REQUIRE(is_bump(action, 1, 0));
        REQUIRE(act(scene.game, scene.world, action));
    }
    CHECK(scene.decide().verb == Verb::descend);
}

TEST_CASE("seeing a monster drops a kept way") {
    Scene scene(R"(
        @.....>)");
    scene.decide();
    REQUIRE(scene.memory->errand == Errand::stairs);
    Scene seen(R"(
        @.....o)");
    seen.memory->errand = Errand::stairs;
    seen.decide();
    CHECK(seen.memory->errand == Errand::none);
}

TEST_CASE("confusion and fireball scrolls are never used") {
    Scene scene("@...o");
    carry(scene.game, scene.world, "confusion_scroll");
    carry(scene.game, scene.world, "fireball_scroll");
    CHECK(is_bump(scene.decide(), 1, 0));
}
