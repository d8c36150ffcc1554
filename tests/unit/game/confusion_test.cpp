// Confusion: how long it lasts, what confused monsters do, and how confusions nest (rules 5, 7).
#include <array>

#include "rogsim/core/rng.hpp"
#include "rogsim/game/combat.hpp"
#include "rogsim/game/turns.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

// The order of the rules, written down again.
constexpr std::array<Pos, 8> kDirections{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

// The orc in the pocket can go nowhere; it strikes the hero when it happens to stagger up and left.
constexpr const char* kPocket = R"(
    #####
    #@###
    ##o##
    #####)";

Rng directions_of(std::uint64_t seed, ActorId who) { return rng_for({seed, 0, 1, Purpose::monster_choice, who}); }

// The hero's HP at the end of each of `turns` turns of the orc in the pocket, each blow costing 1: `random` confused
// turns, one lost, and so on for each number, then hostile ones.
std::vector<int> expected_hp(std::uint64_t seed, std::vector<int> random, int turns) {
    Rng rng = directions_of(seed, 1);
    int hp = 30;
    std::vector<int> out;
    std::size_t spell = 0;
    for (int turn = 0; turn < turns; ++turn) {
        if (spell == random.size()) {
            --hp;
        } else if (random[spell] == 0) {
            ++spell;
        } else {
            --random[spell];
            hp -= draw_below(rng, 8) == 0 ? 1 : 0;
        }
        out.push_back(hp);
    }
    return out;
}

std::uint64_t seed_with_first_direction(ActorId who, std::uint32_t index) {
    for (std::uint64_t seed = 1;; ++seed) {
        Rng rng = directions_of(seed, who);
        if (draw_below(rng, 8) == index) {
            return seed;
        }
    }
}

}  // namespace

TEST_CASE("a confusion lasts ten random turns and one lost") {
    const Game game = game_with();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world = seen_world(game, kPocket, seed);
        const int scroll = carry(game, world, "confusion_scroll");
        std::vector<int> hp;
        REQUIRE(act(game, world, use_on(scroll, {2, 2})));
        hp.push_back(world.actors.hp[kHero]);
        while (hp.size() < 16) {
            REQUIRE(act(game, world, {}));
            hp.push_back(world.actors.hp[kHero]);
        }
        CHECK(hp == expected_hp(seed, {10}, 16));
    }
}

// 10 random turns and one lost, then what was left of the first, 7 random turns, and its own lost one: 19 turns.
TEST_CASE("a second confusion nests on the first and does not replace it") {
    const Game game = game_with();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world = seen_world(game, kPocket, seed);
        carry(game, world, "confusion_scroll");
        carry(game, world, "confusion_scroll");
        std::vector<int> hp;
        REQUIRE(act(game, world, use_on(2, {2, 2})));
        hp.push_back(world.actors.hp[kHero]);
        for (int i = 0; i < 2; ++i) {
            REQUIRE(act(game, world, {}));
            hp.push_back(world.actors.hp[kHero]);
        }
        REQUIRE(act(game, world, use_on(2, {2, 2})));
        hp.push_back(world.actors.hp[kHero]);
        while (hp.size() < 26) {
            REQUIRE(act(game, world, {}));
            hp.push_back(world.actors.hp[kHero]);
        }
        // The first 3 of the first one's random turns come before the second scroll.
        std::vector<int> expected = expected_hp(seed, {13, 7}, 26);
        CHECK(hp == expected);
        CHECK(expected != expected_hp(seed, {13}, 26));
    }
}

TEST_CASE("the hero has the XP of a monster killed by a monster") {
    const Game game = game_with({{"monsters/orc/hp", "3"}});
    const std::uint64_t seed = seed_with_first_direction(1, 4);  // to the right
    World world = seen_world(game, R"(
        #######
        #@..oo#
        #######)",
                             seed);
    const int scroll = carry(game, world, "confusion_scroll");
    REQUIRE(act(game, world, use_on(scroll, {4, 1})));
    CHECK(alive(world, 1));
    CHECK(!alive(world, 2));
    CHECK(world.hero.xp == 35);
    CHECK(world.counts.kills.at(0) == 1);
    CHECK(world.counts.damage_dealt == 0);
}

TEST_CASE("a confused monster staggers in the eight directions in the order of the rules") {
    const Game game = game_with();
    for (std::uint32_t index = 0; index < 8; ++index) {
        World world = seen_world(game, R"(
            #########
            #@......#
            #.......#
            #....o..#
            #.......#
            #########)",
                                 seed_with_first_direction(1, index));
        const int scroll = carry(game, world, "confusion_scroll");
        REQUIRE(act(game, world, use_on(scroll, {5, 3})));
        CHECK(position(world, 1) == Pos{5 + kDirections[index].x, 3 + kDirections[index].y});
    }
}

TEST_CASE("with CPython's stream a direction is four bits, again while they are eight or more") {
    const Game game = game_with();
    World world = seen_world(game, kPocket);
    world.streams.cpython = true;
    int redrawn = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        world.streams.mt = cpython_seed(seed);
        CpythonRng copy = world.streams.mt;
        std::uint32_t bits = next_u32(copy) >> 28U;
        while (bits >= 8) {
            bits = next_u32(copy) >> 28U;
            ++redrawn;
        }
        world.actors.hp[kHero] = 30;
        world.confusions.assign(1, {10, kNone});
        world.actors.confusion[1] = 0;
        REQUIRE(act(game, world, {}));
        CHECK(world.actors.hp[kHero] == (bits == 0 ? 29 : 30));
        CHECK(world.streams.mt.used == copy.used);
    }
    CHECK(redrawn > 5);
}

TEST_CASE("a confused monster that walks into a wall has wasted its turn") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #####
        #@.o#
        #####)",
                             seed_with_first_direction(1, 4));
    const int scroll = carry(game, world, "confusion_scroll");
    REQUIRE(act(game, world, use_on(scroll, {3, 1})));
    CHECK(position(world, 1) == Pos{3, 1});
    CHECK(world.confusions.at(0).turns == 9);
}

TEST_CASE("confusion needs a seen square with a living monster on it, and the scroll is kept else") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        ########
        #@..o#o#
        ########)");
    const int scroll = carry(game, world, "confusion_scroll");
    SECTION("the hero") { CHECK(!act(game, world, use_on(scroll, {1, 1}))); }
    SECTION("nobody") { CHECK(!act(game, world, use_on(scroll, {2, 1}))); }
    SECTION("out of sight") { CHECK(!act(game, world, use_on(scroll, {6, 1}))); }
    SECTION("dead") {
        hurt(game, world, 1, 10, kHero);
        CHECK(!act(game, world, use_on(scroll, {4, 1})));
    }
    CHECK(world.hero.inventory.size() == 3);
    CHECK(world.confusions.empty());
}

// The orc remembers the first steps of a way along the corridor; confused out of sight of it, it "returns" to that way.
TEST_CASE("who recovers out of sight goes on with the way remembered, in one jump") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        ########
        #@#....#
        #.####.#
        #.......
        #####o##)");
    REQUIRE(!sees(world.view, {5, 4}));
    world.found_path = {};
    const Shape& shape = world.level.shape;
    world.path_squares = {square_at(shape, {4, 3}), square_at(shape, {3, 3})};
    world.actors.path[1] = {1, 2};  // the way's next square is two away
    world.confusions.assign(1, {0, kNone});
    world.actors.confusion[1] = 0;
    wake(world, 1);
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{5, 4});  // the lost turn
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{3, 3});
}
