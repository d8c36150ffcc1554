// Moves, turns and what hostile monsters do (rules 4 and 5).
#include "rogsim/game/monsters.hpp"

#include "rogsim/game/turns.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

bool awake(const World& world, ActorId who) { return (world.awake[who / 64U] >> (who % 64U) & 1U) != 0; }

// Gives a monster a way to remember, as if it had seen the hero earlier.
void remember(World& world, ActorId who, const std::vector<Pos>& way) {
    const auto first = static_cast<std::uint32_t>(world.path_squares.size());
    for (const Pos p : way) {
        world.path_squares.push_back(square_at(world.level.shape, p));
    }
    world.actors.path[who] = {first, static_cast<std::uint32_t>(world.path_squares.size())};
    wake(world, who);
}

}  // namespace

TEST_CASE("the hero moves in eight directions, between two walls too") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #.#.#
        .....
        #.@.#
        .....
        #.#.#)");
    for (const auto& [dx, dy] :
         {Pos{-1, -1}, Pos{0, -1}, Pos{1, -1}, Pos{-1, 0}, Pos{1, 0}, Pos{-1, 1}, Pos{0, 1}, Pos{1, 1}}) {
        REQUIRE(act(game, world, bump(dx, dy)));
        CHECK(position(world, kHero) == Pos{2 + dx, 2 + dy});
        REQUIRE(act(game, world, bump(-dx, -dy)));
    }
    World corner = seen_world(game, R"(
        .#
        #@)");
    REQUIRE(act(game, corner, bump(-1, -1)));
    CHECK(position(corner, kHero) == Pos{0, 0});
}

TEST_CASE("into a wall or off the map is impossible, and no time passes") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        @#
        o.)");
    CHECK(!act(game, world, bump(1, 0)));
    CHECK(!act(game, world, bump(-1, 0)));
    CHECK(!act(game, world, bump(0, -1)));
    CHECK(world.actors.hp[kHero] == 30);
    REQUIRE(act(game, world, {}));
    CHECK(world.actors.hp[kHero] == 29);
}

TEST_CASE("monsters next to the hero attack, diagonally too; all others come nearer, in spawn order") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #######
        #@....#
        #.o..o#
        #....o#
        #######)");
    REQUIRE(act(game, world, {}));
    CHECK(world.actors.hp[kHero] == 29);
    CHECK(position(world, 1) == Pos{2, 2});
    CHECK(chebyshev(position(world, 2), {1, 1}) == 3);
    CHECK(chebyshev(position(world, 3), {1, 1}) == 3);
}

TEST_CASE("on arrival nobody acts, however near and fast") {
    for (const char* const speed : {"1", "2", "7"}) {
        const Game game = game_with({{"monsters/orc/speed", speed}});
        World world = world_from(game, R"(
            ####
            #@o#
            ####)");
        pass_turns(game, world);
        CHECK(world.actors.hp[kHero] == 30);
    }
}

// The view is that of the end of the last turn: the orc was seen then, though it is not from (1,1). Its way leads to
// where the hero is now.
TEST_CASE("monsters go by the old view, to the new place of the hero") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        ########
        #.######
        #@.....o
        ########)");
    REQUIRE(sees(world.view, {7, 2}));
    REQUIRE(act(game, world, bump(0, -1)));
    REQUIRE(!sees(world.view, {6, 2}));
    CHECK(position(world, 1) == Pos{6, 2});
    const PathRef way = world.actors.path[1];
    REQUIRE(way.first < way.last);
    CHECK(pos_of(world.level.shape, world.path_squares[way.last - 1]) == Pos{1, 1});
}

TEST_CASE("who comes into view this turn acts from the next on") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        ########
        #@######
        #......o
        ########)");
    REQUIRE(!sees(world.view, {7, 2}));
    REQUIRE(act(game, world, bump(0, 1)));
    CHECK(position(world, 1) == Pos{7, 2});
    REQUIRE(sees(world.view, {7, 2}));
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{6, 2});
}

TEST_CASE("next to the hero but not in the old view, a monster does not attack") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #####
        ##.##
        #@#o#
        ##.##
        #####)");
    REQUIRE(!sees(world.view, {3, 2}));
    SECTION("it waits") {
        REQUIRE(act(game, world, bump(1, 1)));
        CHECK(world.actors.hp[kHero] == 30);
        CHECK(position(world, 1) == Pos{3, 2});
    }
    SECTION("its step into the hero is blocked and lost") {
        remember(world, 1, {{2, 3}, {1, 2}});
        REQUIRE(act(game, world, bump(1, 1)));
        CHECK(world.actors.hp[kHero] == 30);
        CHECK(position(world, 1) == Pos{3, 2});
        CHECK(world.actors.path[1].last - world.actors.path[1].first == 1);
    }
    REQUIRE(act(game, world, {}));
    CHECK(world.actors.hp[kHero] == 29);
}

TEST_CASE("out of sight it walks the remembered way to its end and then idles for ever") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #######
        #@#...#
        #.#.#o#
        #######)");
    remember(world, 1, {{4, 1}, {3, 2}});
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{4, 1});
    CHECK(awake(world, 1));
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{3, 2});
    CHECK(!awake(world, 1));
    for (int i = 0; i < 5; ++i) {
        REQUIRE(act(game, world, {}));
    }
    CHECK(position(world, 1) == Pos{3, 2});
}

// Orc 2's first step is taken by orc 1: the step is lost, and the next one leads two squares on, past orc 1.
TEST_CASE("a blocked step is lost, and the next one jumps") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        ########
        #@#.oo.#
        ########)");
    remember(world, 2, {{4, 1}, {3, 1}});
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 2) == Pos{5, 1});
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 2) == Pos{3, 1});
    CHECK(position(world, 1) == Pos{4, 1});
}

TEST_CASE("monsters know the whole map, walk over items and stairs, and queue behind a friend") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #########
        #@..>!.oo
        #########)");
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{6, 1});
    CHECK(position(world, 2) == Pos{7, 1});
    REQUIRE(act(game, world, {}));
    REQUIRE(act(game, world, {}));
    CHECK(position(world, 1) == Pos{4, 1});
    CHECK(position(world, 2) == Pos{5, 1});
}

TEST_CASE("a monster of speed 2 acts twice a turn of the hero, one of speed 0 never") {
    struct Case {
        const char* speed;
        int blows;  // in 4 turns
    };
    for (const Case& c : {Case{"0", 0}, Case{"1", 4}, Case{"2", 8}, Case{"1/2", 2}, Case{"3/2", 6}}) {
        const Game game = game_with({{"monsters/orc/speed", c.speed}});
        World world = seen_world(game, R"(
            ####
            #@o#
            ####)");
        for (int i = 0; i < 4; ++i) {
            REQUIRE(act(game, world, {}));
        }
        CAPTURE(c.speed);
        CHECK(30 - world.actors.hp[kHero] == c.blows);
    }
}

TEST_CASE("a hero of speed 2 acts twice a turn of the monsters") {
    const Game game = game_with({{"hero/speed", "2"}});
    World world = seen_world(game, R"(
        ####
        #@o#
        ####)");
    for (int i = 0; i < 8; ++i) {
        REQUIRE(act(game, world, {}));
    }
    CHECK(world.actors.hp[kHero] == 26);
}
