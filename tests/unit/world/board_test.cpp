// Sets of squares: columns of one, two and four words (world/board.hpp, world/shape.hpp).
#include "rogsim/world/board.hpp"

#include <set>

#include "rogsim/core/rng.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("a shape has the fewest words a column that hold it, and squares go there and back") {
    struct Case {
        int height;
        int words;
    };
    for (const Case& c : {Case{5, 1}, Case{64, 1}, Case{65, 2}, Case{128, 2}, Case{129, 4}, Case{256, 4}}) {
        const Shape shape = make_shape(256, c.height);
        CHECK(shape.words == c.words);
        CHECK(shape.stride == 64 * c.words);
        for (const Pos p : {Pos{0, 0}, Pos{255, 0}, Pos{0, c.height - 1}, Pos{255, c.height - 1}, Pos{17, 3}}) {
            CHECK(pos_of(shape, square_at(shape, p)) == p);
            CHECK(inside(shape, p));
        }
        CHECK(!inside(shape, {256, 0}));
        CHECK(!inside(shape, {0, c.height}));
        CHECK(!inside(shape, {-1, 0}));
        CHECK(!inside(shape, {0, -1}));
    }
}

TEST_CASE("adding, removing and counting equal a plain set") {
    for (const int height : {43, 100, 256}) {
        const Shape shape = make_shape(70, height);
        Board board;
        std::set<Square> plain;
        Rng rng = rng_for({1, 0, 0, Purpose::layout, static_cast<std::uint32_t>(height)});
        for (int i = 0; i < 3000; ++i) {
            const auto x = static_cast<int>(draw_below(rng, 70));
            const auto y = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(height)));
            const Square square = square_at(shape, {x, y});
            if (draw_below(rng, 3) == 0) {
                remove(board, square);
                plain.erase(square);
            } else {
                add(board, square);
                plain.insert(square);
            }
        }
        CHECK(count(board, shape) == static_cast<int>(plain.size()));
        for (int x = 0; x < 70; ++x) {
            for (int y = 0; y < height; ++y) {
                const Square square = square_at(shape, {x, y});
                REQUIRE(has(board, square) == (plain.count(square) == 1));
            }
        }
        clear(board, shape);
        CHECK(count(board, shape) == 0);
    }
}

TEST_CASE("a window of a column begins anywhere, and bits are added anywhere") {
    for (const int height : {43, 128, 256}) {
        const Shape shape = make_shape(9, height);
        Board board;
        Rng rng = rng_for({2, 0, 0, Purpose::layout, static_cast<std::uint32_t>(height)});
        for (int y = 0; y < height; ++y) {
            if (draw_below(rng, 2) == 0) {
                add(board, square_at(shape, {4, y}));
            }
        }
        Board again;
        for (int y = -70; y < height + 70; ++y) {
            std::uint64_t expected = 0;
            for (int bit = 0; bit < 64; ++bit) {
                const Pos p{4, y + bit};
                if (inside(shape, p) && has(board, square_at(shape, p))) {
                    expected |= std::uint64_t{1} << static_cast<unsigned>(bit);
                }
            }
            REQUIRE(column_window(board, shape, 4, y) == expected);
            if (y > -64 && y < height) {
                add_to_column(again, shape, 4, y, expected);
            }
        }
        CHECK(again.word == board.word);
        CHECK(column_window(board, shape, -1, 0) == 0);
        CHECK(column_window(board, shape, 9, 0) == 0);
    }
}

TEST_CASE("distances: the most of both differences, and the square of the straight line") {
    CHECK(chebyshev({1, 1}, {4, 3}) == 3);
    CHECK(chebyshev({4, 9}, {3, 3}) == 6);
    CHECK(squared_distance({1, 1}, {4, 3}) == 13);
    CHECK(squared_distance({4, 3}, {1, 1}) == 13);
}
