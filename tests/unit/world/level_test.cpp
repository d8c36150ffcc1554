// Levels: emptied, and their lanes for sight (world/level.hpp).
#include "rogsim/world/level.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

TEST_CASE("lanes hold the open squares along both axes, upright and upside down") {
    Rng rng = rng_for({5, 0, 0, Purpose::layout, 0});
    struct Size {
        int width;
        int height;
    };
    for (const Size& size : {Size{80, 43}, Size{5, 5}, Size{43, 130}, Size{256, 256}, Size{129, 65}}) {
        const Level level = random_level(rng, size.width, size.height, 60);
        const Shape& columns = level.columns.shape;
        const Shape& rows = level.rows.shape;
        REQUIRE(rows.width == size.height);
        REQUIRE(rows.height == size.width);
        for (int x = 0; x < size.width; ++x) {
            for (int y = 0; y < size.height; ++y) {
                const bool open = has(level.open, square_at(level.shape, {x, y}));
                const bool equal =
                    has(level.columns.upright, square_at(columns, {x, y})) == open &&
                    has(level.columns.reversed, square_at(columns, {x, columns.stride - 1 - y})) == open &&
                    has(level.rows.upright, square_at(rows, {y, x})) == open &&
                    has(level.rows.reversed, square_at(rows, {y, rows.stride - 1 - x})) == open;
                REQUIRE(equal);
            }
        }
    }
}

TEST_CASE("a level is empty after a reset, whatever it held, and its lanes follow it") {
    Rng rng = rng_for({6, 0, 0, Purpose::layout, 0});
    Level level = random_level(rng, 256, 256, 90);
    level.rooms.push_back({1, 1, 5, 5});
    level.layout_digest = 7;
    for (const int height : {200, 60, 128}) {
        reset(level, 100, height);
        CHECK(count(level.open, level.shape) == 0);
        CHECK(level.rooms.empty());
        CHECK(level.layout_digest == 0);
        add(level.open, square_at(level.shape, {3, 4}));
        add_lanes(level);
        CHECK(count(level.columns.upright, level.columns.shape) == 1);
        CHECK(count(level.columns.reversed, level.columns.shape) == 1);
        CHECK(count(level.rows.upright, level.rows.shape) == 1);
        CHECK(count(level.rows.reversed, level.rows.shape) == 1);
    }
}
