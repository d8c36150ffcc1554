// What floors hold: weights, maxima, spawns lost to occupied squares, the hero carried over (rules 2 and 9).
#include "rogsim/game/floor.hpp"

#include <set>

#include "rogsim/game/perform.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

using Weights = std::vector<std::uint32_t>;

World floor_world(const Game& game, std::uint64_t seed, bool cpython, int floor = 1) {
    World world;
    world.streams.seed = seed;
    world.streams.cpython = cpython;
    begin_run(game, world);
    enter_floor(game, world, floor);
    return world;
}

}  // namespace

TEST_CASE("weights and maxima by floor are those of the rules") {
    const Game game = game_with();
    struct Row {
        int floor;
        int monsters;
        int items;
        Weights monster_weights;  // cumulative
        Weights item_weights;
    };
    for (const Row& row :
         {Row{1, 2, 1, {80}, {35}}, Row{2, 2, 1, {80}, {35, 45}}, Row{3, 2, 1, {80, 95}, {35, 45}},
          Row{4, 3, 2, {80, 95}, {35, 45, 70, 75}}, Row{5, 3, 2, {80, 110}, {35, 45, 70, 75}},
          Row{6, 5, 2, {80, 110}, {35, 45, 70, 75, 100, 115}}, Row{7, 5, 2, {80, 140}, {35, 45, 70, 75, 100, 115}},
          Row{20, 5, 2, {80, 140}, {35, 45, 70, 75, 100, 115}}}) {
        const auto f = static_cast<std::size_t>(row.floor);
        CAPTURE(row.floor);
        CHECK(game.monster_spawns.at(f).max_per_room == row.monsters);
        CHECK(game.item_spawns.at(f).max_per_room == row.items);
        CHECK(game.monster_spawns.at(f).cumulative == row.monster_weights);
        CHECK(game.item_spawns.at(f).cumulative == row.item_weights);
    }
}

TEST_CASE("a later weight replaces an earlier one in its place, and reading stops at the first later floor") {
    SpawnTable table;
    table.max_per_room = {{1, 2}, {4, 3}};
    table.weights = {{0, 7, 10}, {0, 3, 20}, {2, 7, 5}, {6, 1, 50}, {3, 2, 40}};
    CHECK(spawns_on(table, 0).max_per_room == 0);
    CHECK(spawns_on(table, 3).max_per_room == 2);
    CHECK(spawns_on(table, 4).max_per_room == 3);
    CHECK(spawns_on(table, 1).kinds == std::vector<std::uint8_t>{7, 3});
    CHECK(spawns_on(table, 1).cumulative == Weights{10, 30});
    CHECK(spawns_on(table, 5).kinds == std::vector<std::uint8_t>{7, 3});  // not 2, which stands behind 6
    CHECK(spawns_on(table, 5).cumulative == Weights{5, 25});
    CHECK(spawns_on(table, 6).kinds == std::vector<std::uint8_t>{7, 3, 1, 2});
    CHECK(spawns_on(table, 6).cumulative == Weights{5, 25, 75, 115});
}

TEST_CASE("a spawn on an occupied square is lost: at most one on a square") {
    const Game game = game_with({{"map/room_min_size", "3"},
                                 {"map/room_max_size", "3"},
                                 {"map/room_attempts", "1"},
                                 {"spawns/monsters/max_per_room/1", "9"},
                                 {"spawns/items/max_per_room/1", "9"}});
    int placed = 0;
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const World world = floor_world(game, seed, seed % 2 == 0);
        std::set<Square> taken;
        for (std::uint32_t i = 0; i < world.actors.count; ++i) {
            CHECK(taken.insert(world.actors.square[i]).second);
        }
        for (const Square square : world.items.square) {
            CHECK(taken.insert(square).second);
        }
        CHECK(taken.size() <= 4);  // the room is 2 x 2, and the hero stands in it
        placed += static_cast<int>(taken.size()) - 1;
        lost += world.counts.spawns_lost;
    }
    CHECK(lost > placed);
}

TEST_CASE("with one room alone the recorded stairs are the false ones at (0,0)") {
    const Game game = game_with({{"map/room_attempts", "1"}});
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const World world = floor_world(game, seed, seed % 2 == 0);
        REQUIRE(world.level.rooms.size() == 1);
        CHECK(world.level.stairs == Pos{0, 0});
        CHECK(has(world.level.open, 0));
        CHECK(position(world, kHero) == centre(world.level.rooms.front()));
    }
}

TEST_CASE("with more rooms (0,0) is open, and descending there is impossible") {
    const Game game = game_with();
    World world = floor_world(game, 5, false);
    REQUIRE(world.level.rooms.size() > 1);
    CHECK(has(world.level.open, 0));
    CHECK(world.level.stairs == centre(world.level.rooms.back()));
    world.actors.square[kHero] = 0;
    CHECK(!perform(game, world, kHero, {Verb::descend}));
    world.actors.square[kHero] = square_at(world.level.shape, world.level.stairs);
    CHECK(perform(game, world, kHero, {Verb::descend}));
}

TEST_CASE("the hero is carried over to the next floor unchanged, unhealed, and the old floor is gone") {
    const Game game = game_with();
    World world = floor_world(game, 3, true);
    world.actors.hp[kHero] = 7;
    world.hero.xp = 99;
    world.hero.power = 6;
    carry(game, world, "sword");
    enter_floor(game, world, 2);
    CHECK(world.actors.hp[kHero] == 7);
    CHECK(world.hero.xp == 99);
    CHECK(world.hero.power == 6);
    CHECK(world.hero.inventory.size() == 3);
    CHECK(world.hero.weapon == 0);
    CHECK(world.hero.armour == 1);
    CHECK(world.floor == 2);
    CHECK(world.view.radius == -1);
    CHECK(count(world.explored, world.level.shape) == 0);
    CHECK(position(world, kHero) == centre(world.level.rooms.front()));
}

// The order of the rules, with CPython's draws: w, h, x, y an attempt; coin; counts; kinds; places.
TEST_CASE("with CPython's stream the draws come in the reference's order") {
    const Game game = game_with({{"map/room_attempts", "2"}});
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const World world = floor_world(game, seed, true, 7);
        CpythonRng mt = cpython_seed(seed);
        const auto between = [&mt](int lo, int hi) {
            return lo + static_cast<int>(draw_below(mt, static_cast<std::uint32_t>(hi - lo + 1)));
        };
        const auto units = [&mt] { return static_cast<double>(next_unit53(mt)) / 9007199254740992.0; };
        std::vector<Room> rooms;
        std::uint32_t actor = 1;
        std::size_t item = 0;
        for (int attempt = 0; attempt < 2; ++attempt) {
            const int w = between(6, 10);
            const int h = between(6, 10);
            const int x = between(0, 80 - w - 1);
            const int y = between(0, 43 - h - 1);
            const Room room{x, y, x + w, y + h};
            if (!rooms.empty() && room.x1 <= rooms[0].x2 && room.x2 >= rooms[0].x1 && room.y1 <= rooms[0].y2 &&
                room.y2 >= rooms[0].y1) {
                continue;
            }
            if (!rooms.empty()) {
                const bool horizontal_first = units() < 0.5;
                const Pos a = centre(rooms[0]);
                const Pos b = centre(room);
                const Pos corner = horizontal_first ? Pos{b.x, a.y} : Pos{a.x, b.y};
                CHECK(has(world.level.open, square_at(world.level.shape, corner)));
            }
            rooms.push_back(room);
            const int monsters = between(0, 5);
            const int items = between(0, 2);
            std::vector<int> kinds;
            for (int i = 0; i < monsters; ++i) {
                kinds.push_back(units() * 140 < 80 ? 0 : 1);
            }
            for (int i = 0; i < items; ++i) {
                const double u = units() * 115;
                kinds.push_back(u < 35 ? 0 : u < 45 ? 1 : u < 70 ? 2 : u < 75 ? 5 : u < 100 ? 3 : 7);
            }
            for (int i = 0; i < monsters + items; ++i) {
                const int sx = between(room.x1 + 1, room.x2 - 1);
                const int sy = between(room.y1 + 1, room.y2 - 1);
                const Square square = square_at(world.level.shape, {sx, sy});
                const int kind = kinds[static_cast<std::size_t>(i)];
                if (i < monsters && actor < world.actors.count && world.actors.square[actor] == square) {
                    CHECK(world.actors.kind[actor++] == kind);
                } else if (i >= monsters && item < world.items.square.size() && world.items.square[item] == square) {
                    CHECK(world.items.kind[item++] == kind);
                }
            }
        }
        CHECK(world.level.rooms.size() == rooms.size());
        CHECK(actor == world.actors.count);
        CHECK(item == world.items.square.size());
        CHECK(world.streams.mt.used == mt.used);
        CHECK(world.streams.mt.state == mt.state);
    }
}
