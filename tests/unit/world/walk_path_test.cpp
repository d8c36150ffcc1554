// The hero's ways: equal to a plain breadth-first queue with neighbours in the order N, S, W, E, NW, NE, SW, SE.
#include "rogsim/world/walk_path.hpp"

#include <deque>
#include <memory>

#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

namespace {

constexpr Pos kOrder[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

struct Answer {
    bool found = false;
    std::vector<Square> path;
    bool operator==(const Answer&) const = default;
};

// The first goal taken out of the queue wins.
Answer queue_walk(const Shape& shape, const Board& passable, const Board& goals, Square from) {
    constexpr int kNowhere = -1;
    std::vector<int> came_from(65536, kNowhere);
    came_from[from] = from;
    std::deque<Square> queue{from};
    while (!queue.empty()) {
        const Square here = queue.front();
        queue.pop_front();
        if (has(goals, here)) {
            Answer answer{true, {}};
            for (Square at = here; at != from; at = static_cast<Square>(came_from[at])) {
                answer.path.insert(answer.path.begin(), at);
            }
            return answer;
        }
        const Pos p = pos_of(shape, here);
        for (const Pos& step : kOrder) {
            const Pos q{p.x + step.x, p.y + step.y};
            if (inside(shape, q) && has(passable, square_at(shape, q)) && came_from[square_at(shape, q)] == kNowhere) {
                came_from[square_at(shape, q)] = here;
                queue.push_back(square_at(shape, q));
            }
        }
    }
    return {};
}

Answer forward(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals, Square from) {
    Answer answer;
    answer.found = find_walk(search, shape, passable, goals, from, answer.path);
    return answer;
}

Answer backward(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals, Square from) {
    Answer answer;
    answer.found = find_walk_from_goals(search, shape, passable, goals, from, answer.path);
    return answer;
}

}  // namespace

TEST_CASE("of steps as good the first of N, S, W, E, NW, NE, SW, SE is taken") {
    const auto search = std::make_unique<WalkSearch>();
    const Level level = level_from(R"(
        .......
        .......
        .......
        .......
        .......
        .......
        .......)");
    const Square from = square_at(level.shape, {3, 3});
    for (std::size_t a = 0; a < 8; ++a) {
        for (std::size_t b = a + 1; b < 8; ++b) {
            Board goals;
            add(goals, square_at(level.shape, {3 + kOrder[a].x, 3 + kOrder[a].y}));
            add(goals, square_at(level.shape, {3 + kOrder[b].x, 3 + kOrder[b].y}));
            const std::vector<Square> expected{square_at(level.shape, {3 + kOrder[a].x, 3 + kOrder[a].y})};
            CHECK(forward(*search, level.shape, level.open, goals, from).path == expected);
            CHECK(backward(*search, level.shape, level.open, goals, from).path == expected);
        }
    }
}

TEST_CASE("ways equal a plain queue's on random maps of all sizes, from both ends") {
    const auto search = std::make_unique<WalkSearch>();
    Rng rng = rng_for({21, 0, 0, Purpose::layout, 0});
    struct Size {
        int width;
        int height;
        int walks;
    };
    int found = 0;
    int none = 0;
    for (const Size& size : {Size{7, 5, 600}, Size{80, 43, 150}, Size{256, 256, 12}, Size{40, 100, 80}}) {
        for (int i = 0; i < size.walks; ++i) {
            const Level level = random_level(rng, size.width, size.height, 35 + static_cast<int>(draw_below(rng, 66)));
            const Shape& shape = level.shape;
            Board goals;
            const std::uint32_t wanted = draw_below(rng, 12);
            for (std::uint32_t n = 0; n < wanted; ++n) {
                const auto x = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(size.width)));
                const auto y = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(size.height)));
                add(goals, square_at(shape, {x, y}));
            }
            const auto x = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(size.width)));
            const auto y = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(size.height)));
            const Square from = square_at(shape, {x, y});
            Board passable = level.open;
            add(passable, from);
            const Answer expected = queue_walk(shape, passable, goals, from);
            CAPTURE(size.width, size.height, i);
            REQUIRE(forward(*search, shape, passable, goals, from) == expected);
            REQUIRE(backward(*search, shape, passable, goals, from) == expected);
            ++(expected.found ? found : none);
        }
    }
    CHECK(found > 200);
    CHECK(none > 100);
}

TEST_CASE("the frontier: passable squares with an unexplored neighbour on the map") {
    Rng rng = rng_for({22, 0, 0, Purpose::layout, 0});
    struct Size {
        int width;
        int height;
    };
    for (const Size& size : {Size{5, 5}, Size{80, 43}, Size{50, 64}, Size{50, 65}, Size{256, 256}, Size{20, 128}}) {
        for (const int known : {50, 90, 99}) {
            const Level explored = random_level(rng, size.width, size.height, known);
            const Level open = random_level(rng, size.width, size.height, 70);
            const Shape& shape = explored.shape;
            Board frontier;
            find_frontier(shape, open.open, explored.open, frontier);
            for (int x = 0; x < size.width; ++x) {
                for (int y = 0; y < size.height; ++y) {
                    bool unknown = false;
                    for (const Pos& step : kOrder) {
                        const Pos q{x + step.x, y + step.y};
                        unknown = unknown || (inside(shape, q) && !has(explored.open, square_at(shape, q)));
                    }
                    const Square square = square_at(shape, {x, y});
                    // An unexplored square itself may count or not: the hero's passable squares are explored.
                    if (has(explored.open, square)) {
                        REQUIRE(has(frontier, square) == (unknown && has(open.open, square)));
                    }
                }
            }
        }
    }
}
