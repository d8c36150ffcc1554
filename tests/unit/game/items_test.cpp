// Items: picking up, using, wearing, dropping (rules 7).
#include "rogsim/game/items.hpp"

#include "rogsim/game/combat.hpp"
#include "rogsim/game/perform.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

const Action kPickUp{Verb::pick_up};
Action equipping(int item) { return {Verb::equip, 0, 0, item}; }
Action dropping(int item) { return {Verb::drop, 0, 0, item}; }

std::vector<std::string> carried(const Game& game, const World& world) {
    std::vector<std::string> ids;
    for (const std::uint8_t kind : world.hero.inventory) {
        ids.push_back(game.rules.items[kind].id);
    }
    return ids;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("a potion gives 4 HP up to the maximum and is gone") {
    const Game game = game_with();
    World world = seen_world(game, "@.");
    carry(game, world, "health_potion");
    carry(game, world, "health_potion");
    world.actors.hp[kHero] = 24;
    REQUIRE(act(game, world, use_on(2)));
    CHECK(world.actors.hp[kHero] == 28);
    REQUIRE(act(game, world, use_on(2)));
    CHECK(world.actors.hp[kHero] == 30);
    CHECK(carried(game, world) == Ids{"dagger", "leather_armour"});
}

TEST_CASE("at full HP a potion is refused and kept, and no time passes") {
    const Game game = game_with({{"hero/defence", "50"}});
    World world = seen_world(game, R"(
        @..o)");
    carry(game, world, "health_potion");
    CHECK(!act(game, world, use_on(2)));
    CHECK(world.hero.inventory.size() == 3);
    CHECK(position(world, 1) == Pos{3, 0});
}

TEST_CASE("lightning strikes the nearest monster in sight, nearer than 6, for 20") {
    const Game game = game_with();
    SECTION("5.83 away") {
        World world = seen_world(game, R"(
            @.....
            ......
            ......
            .....T)");
        REQUIRE(act(game, world, use_on(carry(game, world, "lightning_scroll"))));
        CHECK(!alive(world, 1));
        CHECK(world.hero.xp == 100);
        CHECK(world.hero.inventory.size() == 2);
        CHECK(world.counts.damage_dealt == 16);
    }
    SECTION("6 away is too far: the scroll is kept") {
        World world = seen_world(game, "@.....o");
        CHECK(!act(game, world, use_on(carry(game, world, "lightning_scroll"))));
        CHECK(world.hero.inventory.size() == 3);
    }
    SECTION("the nearest, not the first") {
        World world = seen_world(game, R"(
            ....o
            .....
            @..T.)");
        REQUIRE(act(game, world, use_on(carry(game, world, "lightning_scroll"))));
        CHECK(alive(world, 1));
        CHECK(!alive(world, 2));
    }
    SECTION("of two as near the one spawned first") {
        World world = seen_world(game, R"(
            ..o..
            .....
            @....
            .....
            ..o..)");
        REQUIRE(act(game, world, use_on(carry(game, world, "lightning_scroll"))));
        CHECK(!alive(world, 1));
        CHECK(alive(world, 2));
    }
    SECTION("not one behind a wall, nor a dead one") {
        World world = seen_world(game, R"(
            o#@.o)");
        hurt(game, world, 2, 10, kHero);
        CHECK(!act(game, world, use_on(carry(game, world, "lightning_scroll"))));
    }
}

// Aimed at (4,1): the hero at distance 3 and the troll at 3 are hit, the orc at (5,3) too, behind its wall, 2.24 away;
// the troll at 4 and the orc at (7,2), 3.16 away, are not.
TEST_CASE("a fireball burns everybody within 3 squares, the hero and those behind walls included") {
    const Game game = game_with({{"hero/hp", "40"}});
    World world = seen_world(game, R"(
        ##########
        #@..o..TT#
        #######o##
        #####o####
        ##########)");
    const int scroll = carry(game, world, "fireball_scroll");
    REQUIRE(perform(game, world, kHero, use_on(scroll, {4, 1})));
    CHECK(world.actors.hp[kHero] == 28);
    CHECK(world.actors.hp[1] == 0);
    CHECK(world.actors.hp[2] == 4);
    CHECK(world.actors.hp[3] == 16);
    CHECK(world.actors.hp[4] == 10);
    CHECK(world.actors.hp[5] == 0);
    CHECK(world.hero.inventory.size() == 2);
    CHECK(world.hero.xp == 70);
}

TEST_CASE("a fireball needs a seen square and somebody in range, and the scroll is kept else") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #########
        #@.....##
        #######o#
        #########)");
    const int scroll = carry(game, world, "fireball_scroll");
    CHECK(!act(game, world, use_on(scroll, {7, 2})));  // not seen
    hurt(game, world, 1, 10, kHero);
    CHECK(!act(game, world, use_on(scroll, {6, 1})));  // nobody alive
    CHECK(world.hero.inventory.size() == 3);
    CHECK(act(game, world, use_on(scroll, {1, 1})));  // the hero's own square
    CHECK(world.actors.hp[kHero] == 18);
}

TEST_CASE("a fireball can kill the hero") {
    const Game game = game_with({{"hero/hp", "12"}});
    World world = seen_world(game, "@.");
    REQUIRE(act(game, world, use_on(carry(game, world, "fireball_scroll"), {0, 0})));
    CHECK(!alive(world, kHero));
    CHECK(world.killer == kOwnFire);
}

TEST_CASE("one item is picked up a turn, the first on the square") {
    const Game game = game_with();
    World world = seen_world(game, "@!");
    CHECK(!act(game, world, kPickUp));
    REQUIRE(act(game, world, bump(1, 0)));
    REQUIRE(act(game, world, dropping(0)));
    CHECK(carried(game, world) == Ids{"leather_armour"});
    REQUIRE(act(game, world, kPickUp));
    CHECK(carried(game, world) == Ids{"leather_armour", "health_potion"});
    REQUIRE(act(game, world, kPickUp));
    CHECK(carried(game, world) == Ids{"leather_armour", "health_potion", "dagger"});
    CHECK(world.hero.weapon == kNone);  // picking up does not equip
    CHECK(!act(game, world, kPickUp));
}

TEST_CASE("26 items are carried at most, the worn ones included") {
    const Game game = game_with();
    World world = seen_world(game, "@!");
    while (world.hero.inventory.size() < 25) {
        carry(game, world, "sword");
    }
    REQUIRE(act(game, world, bump(1, 0)));
    SECTION("the 26th") { CHECK(act(game, world, kPickUp)); }
    SECTION("no 27th") {
        carry(game, world, "sword");
        CHECK(!act(game, world, kPickUp));
        CHECK(has(world.items.lying, world.actors.square[kHero]));
    }
}

TEST_CASE("equipping puts on, swaps and takes off; the old piece stays in the inventory") {
    const Game game = game_with();
    World world = seen_world(game, "@.");
    const int sword = carry(game, world, "sword");
    const int mail = carry(game, world, "chain_mail");
    const int potion = carry(game, world, "health_potion");
    REQUIRE(act(game, world, equipping(sword)));
    CHECK(power_of(game, world, kHero) == 2 + 4);
    CHECK(defence_of(game, world, kHero) == 1 + 1);
    REQUIRE(act(game, world, equipping(mail)));
    CHECK(defence_of(game, world, kHero) == 1 + 3);
    CHECK(world.hero.inventory.size() == 5);
    REQUIRE(act(game, world, equipping(sword)));
    CHECK(power_of(game, world, kHero) == 2);
    REQUIRE(act(game, world, equipping(0)));
    CHECK(power_of(game, world, kHero) == 2 + 2);
    CHECK(!act(game, world, equipping(potion)));
    CHECK(!act(game, world, equipping(5)));
}

TEST_CASE("equipping and dropping take a turn") {
    const Game game = game_with();
    World world = seen_world(game, "@o");
    REQUIRE(act(game, world, equipping(1)));
    CHECK(world.actors.hp[kHero] == 28);  // defence 1 now
    REQUIRE(act(game, world, dropping(0)));
    CHECK(world.actors.hp[kHero] == 26);
}

TEST_CASE("a dropped item is taken off first, and the others keep their place") {
    const Game game = game_with();
    World world = seen_world(game, "@.");
    const int sword = carry(game, world, "sword");
    REQUIRE(act(game, world, equipping(sword)));
    SECTION("a worn one") {
        REQUIRE(act(game, world, dropping(sword)));
        CHECK(world.hero.weapon == kNone);
        CHECK(power_of(game, world, kHero) == 2);
        CHECK(world.hero.armour == 1);
    }
    SECTION("one before the worn ones") {
        REQUIRE(act(game, world, dropping(0)));
        CHECK(world.hero.weapon == 1);
        CHECK(world.hero.armour == 0);
        CHECK(power_of(game, world, kHero) == 6);
        CHECK(defence_of(game, world, kHero) == 2);
    }
    CHECK(!act(game, world, dropping(9)));
}

TEST_CASE("stairs lead down from the one recorded square") {
    const Game game = game_with();
    World world = seen_world(game, "@>");
    CHECK(!act(game, world, {Verb::descend}));
    REQUIRE(act(game, world, bump(1, 0)));
    CHECK(act(game, world, {Verb::descend}));
}
