// Fields of view worked out by hand, and equal to those of the slow engine on random maps.
#include "rogsim/world/fov.hpp"

#include "tests/reference/fov.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

std::string view_of(std::string_view map, int radius = 8) {
    const Level level = level_from(map);
    return seen_picture(level, compute_fov(level, level.start, radius));
}

std::string slow_view(const Level& level, Pos viewer, int radius) {
    const Shape& shape = level.shape;
    reference::Grid<reference::Tile> tiles(shape.width, shape.height, reference::Tile::wall);
    for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
            if (has(level.open, square_at(shape, {x, y}))) {
                tiles.at(x, y) = reference::Tile::floor;
            }
        }
    }
    reference::Grid<std::uint8_t> visible(shape.width, shape.height, 0);
    reference::compute_fov(tiles, {viewer.x, viewer.y}, radius, visible);
    std::string out;
    for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
            const char ground = tiles.at(x, y) == reference::Tile::floor ? '.' : '#';
            out += visible.at(x, y) == 0 ? '-' : (Pos{x, y} == viewer ? '@' : ground);
        }
        out += '\n';
    }
    return out;
}

}  // namespace

// Squares are named by their place from the viewer, (right, down); all slopes are those of octant Y, where lines are
// rows. (1,3) is obstacle A, slopes 1/6..1/2; (4,6) is obstacle B, 7/12..9/12.
// Line 7: the wall (4,7) reaches over 7/14..9/14. It touches A at 1/2 and so widens it, to 9/14; B is skipped then.
// The floor (5,7) has its centre at 10/14 and begins at 9/14: it touches A, whose end is not beyond its centre, and
// now B, which would hide it (7/12 < 10/14 < 9/12), is skipped. So it is seen.
TEST_CASE("octant Y: after an overlapping obstacle the next one is not looked at, for floor") {
    CHECK(view_of(R"(
        ..@......
        .........
        .........
        ...#.....
        .........
        .........
        ......#..
        ......#..
        .........)") == drawn(R"(
        ..@......
        .........
        .........
        ...#.....
        ...-.....
        ...--....
        ....-.#..
        ....--#..
        ....----.)"));
}

// The same map turned over its diagonal: octant X, where lines are columns, has no such oddity. There (7,4) widens A to
// 9/14 and B to 1/2..9/12, and (7,5) is hidden by B.
TEST_CASE("octant X: each obstacle is looked at") {
    CHECK(view_of(R"(
        .........
        .........
        @........
        ...#.....
        .........
        .........
        ......##.
        .........
        .........)") == drawn(R"(
        .........
        .........
        @........
        ...#--...
        .....----
        .......--
        ......##-
        .......--
        .........)"));
}

// (1,2) is obstacle A, 1/4..3/4; (5,5) is B, 9/10..11/10. The wall (5,6), from 9/12 on, touches A and widens it to
// 11/12. The wall (6,6), 11/12..13/12, is lit by (6,5), which octant X saw. It touches A, widens it, and B is skipped,
// in which it lies whole: so it is seen.
TEST_CASE("octant Y: after an overlapping obstacle the next one is not looked at, for walls") {
    CHECK(view_of(R"(
        .........
        @........
        .........
        .#.......
        .........
        .........
        .....#...
        .....##..
        .........)") == drawn(R"(
        .........
        @........
        .........
        .#.......
        .--......
        ..-......
        ..--.#...
        ..---##..
        ..------.)"));
}

// As above, but (6,6) is floor: octant Y sees it by the light of (6,5), which octant X has seen before. With octant Y
// first nothing would light it: (5,5) and (5,6) are walls, and octant X asks those two alone.
TEST_CASE("in a quadrant octant X comes before octant Y, which sees by its light") {
    CHECK(view_of(R"(
        ..@......
        .........
        ...#.....
        .........
        .........
        .......#.
        .......#.
        .........
        .........)") == drawn(R"(
        ..@......
        .........
        ...#.....
        ...--....
        ....-....
        ....--.#.
        ....---#.
        ....-----
        .....----)"));
}

TEST_CASE("in the open the field is a square of twice the radius and one") {
    Level level;
    reset(level, 41, 41);
    for (int x = 0; x < 41; ++x) {
        for (int y = 0; y < 41; ++y) {
            add(level.open, square_at(level.shape, {x, y}));
        }
    }
    add_lanes(level);
    for (int radius = 1; radius <= kMaxFovRadius; ++radius) {
        CHECK(count(compute_fov(level, {20, 20}, radius)) == (2 * radius + 1) * (2 * radius + 1));
    }
    CHECK(count(compute_fov(level, {0, 0}, 8)) == 81);
    CHECK(count(compute_fov(level, {40, 3}, 8)) == 9 * 12);
}

// Past a wall at the corner, (1,2) is seen: its centre lies at 1/2, where the wall's slopes 1/2..3/2 only begin.
TEST_CASE("walls are seen and nothing behind them, and all eight neighbours are") {
    CHECK(view_of(R"(
        .......
        .#####.
        .#...#.
        .#.@.#.
        .#...#.
        .#####.
        .......)") == drawn(R"(
        -------
        -#####-
        -#...#-
        -#.@.#-
        -#...#-
        -#####-
        -------)"));
    CHECK(view_of(R"(
        .....
        .#.#.
        ..@..
        .#.#.
        .....)") == drawn(R"(
        -...-
        .#.#.
        ..@..
        .#.#.
        -...-)"));
}

TEST_CASE("fields of view equal the slow engine's on random maps") {
    Rng rng = rng_for({7, 0, 0, Purpose::layout, 1});
    const struct {
        int width;
        int height;
        int maps;
    } sizes[] = {{12, 9, 60}, {80, 43, 12}, {33, 150, 6}, {256, 256, 1}, {5, 5, 20}};
    for (const auto& size : sizes) {
        for (int i = 0; i < size.maps; ++i) {
            const int open_percent = 40 + static_cast<int>(draw_below(rng, 60));
            const Level level = random_level(rng, size.width, size.height, open_percent);
            for (int radius = 1; radius <= kMaxFovRadius; ++radius) {
                const int x = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(size.width)));
                const int y = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(size.height)));
                CAPTURE(size.width, size.height, i, radius, x, y);
                const bool equal =
                    seen_picture(level, compute_fov(level, {x, y}, radius)) == slow_view(level, {x, y}, radius);
                REQUIRE(equal);
            }
        }
    }
}
