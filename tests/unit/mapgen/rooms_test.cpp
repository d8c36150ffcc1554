// Rooms, tunnels and stairs of the reference's floors (rules 1).
#include "rogsim/mapgen/rooms.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

Level empty_level(int width, int height) {
    Level level;
    reset(level, width, height);
    return level;
}

std::string ground(const Level& level) {
    std::string out;
    for (int y = 0; y < level.shape.height; ++y) {
        for (int x = 0; x < level.shape.width; ++x) {
            out += has(level.open, square_at(level.shape, {x, y})) ? '.' : '#';
        }
        out += '\n';
    }
    return out;
}

}  // namespace

TEST_CASE("only a room's strict interior is dug") {
    Level level = empty_level(9, 6);
    add_room(level, {1, 0, 7, 4});
    CHECK(ground(level) == drawn(R"(
        #########
        ##.....##
        ##.....##
        ##.....##
        #########
        #########)"));
    CHECK(level.start == Pos{4, 2});
}

TEST_CASE("a centre is rounded down") {
    CHECK(centre({1, 2, 7, 8}) == Pos{4, 5});
    CHECK(centre({1, 2, 8, 9}) == Pos{4, 5});
    CHECK(centre({0, 0, 3, 5}) == Pos{1, 2});
}

TEST_CASE("rooms that share an edge or a corner overlap; one square apart they do not") {
    Level level = empty_level(60, 60);
    add_room(level, {20, 20, 27, 28});
    for (const Room& room : {Room{27, 22, 34, 30}, Room{13, 22, 20, 30}, Room{22, 28, 30, 35}, Room{22, 12, 30, 20},
                             Room{27, 28, 34, 35}, Room{13, 12, 20, 20}, Room{22, 22, 24, 24}, Room{10, 10, 40, 40}}) {
        CHECK(!fits(level, room));
    }
    for (const Room& room : {Room{28, 22, 34, 30}, Room{12, 22, 19, 30}, Room{22, 29, 30, 35}, Room{22, 12, 30, 19}}) {
        CHECK(fits(level, room));
    }
    add_room(level, {40, 40, 46, 46});
    CHECK(!fits(level, {20, 10, 27, 20}));  // each accepted room counts
    CHECK(!fits(level, {46, 46, 52, 52}));
}

TEST_CASE("a tunnel bends at the new room's column, or vertical first at its row") {
    for (const bool vertical_first : {false, true}) {
        Level level = empty_level(14, 11);
        add_room(level, {0, 0, 4, 4});
        add_room(level, {8, 6, 12, 10});
        dig_tunnel(level, vertical_first);
        CHECK(ground(level) == (vertical_first ? drawn(R"(
            ##############
            #...##########
            #...##########
            #...##########
            ##.###########
            ##.###########
            ##.###########
            ##.######...##
            ##..........##
            #########...##
            ##############)")
                                               : drawn(R"(
            ##############
            #...##########
            #..........###
            #...######.###
            ##########.###
            ##########.###
            ##########.###
            #########...##
            #########...##
            #########...##
            ##############)")));
    }
}

TEST_CASE("a tunnel starts at the room accepted before, not at the nearest") {
    Level level = empty_level(40, 9);
    add_room(level, {0, 0, 4, 4});
    add_room(level, {30, 0, 34, 4});
    dig_tunnel(level, false);
    add_room(level, {6, 4, 10, 8});
    dig_tunnel(level, true);  // from (32,2) down to row 6, then left
    CHECK(has(level.open, square_at(level.shape, {32, 6})));
    CHECK(has(level.open, square_at(level.shape, {20, 6})));
    CHECK(!has(level.open, square_at(level.shape, {2, 6})));
}

TEST_CASE("the stairs are at the last room's centre; with the first room they are at (0,0), which stays open") {
    Level level = empty_level(40, 20);
    add_room(level, {10, 4, 17, 11});
    place_stairs(level);
    CHECK(level.stairs == Pos{0, 0});
    add_room(level, {25, 8, 32, 14});
    dig_tunnel(level, true);
    place_stairs(level);
    CHECK(level.stairs == Pos{28, 11});
    add_room(level, {1, 13, 7, 19});
    dig_tunnel(level, true);
    place_stairs(level);
    CHECK(level.stairs == Pos{4, 16});
    CHECK(has(level.open, 0));
    CHECK(level.start == Pos{13, 7});
}

TEST_CASE("an attempt draws width, height, x and y, and never the map's last column or row beyond x2, y2") {
    MapRules map;
    Rng rng = rng_for({3, 1, 1, Purpose::layout, 0});
    Rng copy = rng;
    int most_x2 = 0;
    int most_y2 = 0;
    for (int i = 0; i < 5000; ++i) {
        const Room room = draw_room(rng, map);
        const auto w = static_cast<int>(draw_below(copy, 5)) + 6;
        const auto h = static_cast<int>(draw_below(copy, 5)) + 6;
        const auto x = static_cast<int>(draw_below(copy, static_cast<std::uint32_t>(80 - w)));
        const auto y = static_cast<int>(draw_below(copy, static_cast<std::uint32_t>(43 - h)));
        const bool equal = room.x1 == x && room.y1 == y && room.x2 == x + w && room.y2 == y + h;
        REQUIRE(equal);
        most_x2 = std::max(most_x2, room.x2);
        most_y2 = std::max(most_y2, room.y2);
    }
    CHECK(most_x2 == 79);
    CHECK(most_y2 == 42);
}
