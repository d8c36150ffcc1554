// Monsters' ways: costs, ties, and equal to the slow engine's A* on random maps (rules 5).
#include "rogsim/world/monster_path.hpp"

#include "tests/reference/path.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

using Way = std::vector<std::pair<int, int>>;

Way find(const Level& level, const Board& blockers, int blocker_cost, Pos from, Pos to) {
    PathSearch search;
    prepare(search, level.shape);
    std::vector<Square> path;
    find_monster_path(search, level, blockers, blocker_cost, from, to, path);
    Way way;
    for (const Square square : path) {
        const Pos p = pos_of(level.shape, square);
        way.emplace_back(p.x, p.y);
    }
    return way;
}

// From the troll to the hero, orcs being in the way.
Way way_in(std::string_view map) {
    const Game game = game_with();
    const World world = world_from(game, map);
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        if (world.actors.kind[i] == 1) {
            const Pos from = position(world, static_cast<ActorId>(i));
            return find(world.level, world.blockers, 10, from, position(world, kHero));
        }
    }
    return {};
}

}  // namespace

TEST_CASE("a way excludes the start and includes the hero's square; without one it is empty") {
    CHECK(way_in("@..T") == Way{{2, 0}, {1, 0}, {0, 0}});
    CHECK(way_in("@#T.").empty());
    CHECK(way_in("@T") == Way{{0, 0}});
}

TEST_CASE("diagonal steps cost 3, straight ones 2, and corners are no obstacle") {
    CHECK(way_in(R"(
        @#..
        #.#.
        .#T#)") == Way{{1, 1}, {0, 0}});
}

// Through the orc: 22 + 22. Around, d rows down: 2 (d - 1) + 3 + 3 + 2 (d - 2) + 22 = 4 d + 22: cheaper up to d = 5.
TEST_CASE("a friend in the way costs ten straight steps: a detour of nine is taken, one of eleven is not") {
    CHECK(way_in(R"(
        #####
        #@oT#
        #.#.#
        #.#.#
        #.#.#
        #.#.#
        ##.##)") == Way{{3, 2}, {3, 3}, {3, 4}, {3, 5}, {2, 6}, {1, 5}, {1, 4}, {1, 3}, {1, 2}, {1, 1}});
    CHECK(way_in(R"(
        #####
        #@oT#
        #.#.#
        #.#.#
        #.#.#
        #.#.#
        #.#.#
        ##.##)") == Way{{2, 1}, {1, 1}});
}

TEST_CASE("of two ways as cheap the order of the search decides, as in the slow engine") {
    CHECK(way_in(R"(
        .....
        .....
        @...T
        .....
        .....)") == Way{{3, 2}, {2, 2}, {1, 2}, {0, 2}});
    const Level level = level_from(R"(
        .......
        .......
        .......
        .......)");
    Board none;
    const Way way = find(level, none, 10, {0, 0}, {6, 3});
    reference::Grid<int> cost(7, 4, 1);
    Way slow;
    for (const reference::Point p : reference::find_path(cost, {0, 0}, {6, 3})) {
        slow.emplace_back(p.x, p.y);
    }
    CHECK(way == slow);
    CHECK(way.size() == 6);
}

TEST_CASE("ways equal the slow engine's on random maps with blockers") {
    Rng rng = rng_for({11, 0, 0, Purpose::layout, 0});
    struct Size {
        int width;
        int height;
        int ways;
    };
    int found = 0;
    int none = 0;
    for (const Size& size : {Size{10, 8, 400}, Size{80, 43, 120}, Size{30, 140, 60}, Size{256, 256, 6}}) {
        PathSearch search;
        for (int i = 0; i < size.ways; ++i) {
            const int open_percent = 50 + static_cast<int>(draw_below(rng, 51));
            const int blocked_percent = static_cast<int>(draw_below(rng, 30));
            const int blocker_cost = i % 4 == 0 ? static_cast<int>(draw_below(rng, 1001)) : 10;
            const Level level = random_level(rng, size.width, size.height, open_percent);
            prepare(search, level.shape);
            reference::Grid<int> cost(size.width, size.height, 0);
            Board blockers;
            std::vector<Pos> open;
            for (int x = 0; x < size.width; ++x) {
                for (int y = 0; y < size.height; ++y) {
                    const Square square = square_at(level.shape, {x, y});
                    if (!has(level.open, square)) {
                        continue;
                    }
                    open.push_back({x, y});
                    cost.at(x, y) = 1;
                    if (draw_below(rng, 100) < static_cast<std::uint32_t>(blocked_percent)) {
                        add(blockers, square);
                        cost.at(x, y) = 1 + blocker_cost;
                    }
                }
            }
            const Pos from = open[draw_below(rng, static_cast<std::uint32_t>(open.size()))];
            const Pos to = open[draw_below(rng, static_cast<std::uint32_t>(open.size()))];
            if (from == to) {
                continue;
            }
            std::vector<Square> path;
            find_monster_path(search, level, blockers, blocker_cost, from, to, path);
            std::vector<Square> slow;
            for (const reference::Point p : reference::find_path(cost, {from.x, from.y}, {to.x, to.y})) {
                slow.push_back(square_at(level.shape, {p.x, p.y}));
            }
            CAPTURE(size.width, size.height, i);
            REQUIRE(path == slow);
            ++(path.empty() ? none : found);
        }
    }
    CHECK(found > 300);
    CHECK(none > 20);
}
