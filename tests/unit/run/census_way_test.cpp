#include "rogsim/run/census_way.hpp"

#include <deque>
#include <vector>

#include "rogsim/core/rng.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

bool open_at(const Level& level, Pos p) { return inside(level.shape, p) && has(level.open, square_at(level.shape, p)); }

// Breadth first, square by square.
int plain_steps(const Level& level, Pos from, Pos to) {
    const Shape& shape = level.shape;
    std::vector<int> steps(static_cast<std::size_t>(shape.width * shape.height), kUnreachable);
    const auto at = [&](Pos p) -> int& { return steps[static_cast<std::size_t>(p.y * shape.width + p.x)]; };
    std::deque<Pos> queue;
    if (open_at(level, from)) {
        at(from) = 0;
        queue.push_back(from);
    }
    for (; !queue.empty(); queue.pop_front()) {
        const Pos here = queue.front();
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Pos there{here.x + dx, here.y + dy};
                if (open_at(level, there) && at(there) == kUnreachable) {
                    at(there) = at(here) + 1;
                    queue.push_back(there);
                }
            }
        }
    }
    return at(to);
}

Pos random_square(Rng& rng, const Shape& shape) {
    const auto x = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(shape.width)));
    const auto y = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(shape.height)));
    return {x, y};
}

Level noise(Rng& rng, int width, int height, std::uint32_t open_percent) {
    Level level;
    reset(level, width, height);
    for (int x = 0; x < width; ++x) {
        for (int y = 0; y < height; ++y) {
            if (draw_below(rng, 100) < open_percent) {
                add(level.open, square_at(level.shape, {x, y}));
            }
        }
    }
    return level;
}

}  // namespace

TEST_CASE("the flood steps as a plain queue does, to every edge of maps of any size") {
    Rng rng = rng_for({});
    Flood flood;
    int reached = 0;
    int unreached = 0;
    for (const int height : {1, 20, 43, 63, 64, 65, 128, 129, 256}) {
        for (const int width : {1, 2, 43, 256}) {
            for (const std::uint32_t open : {30U, 45U, 60U, 100U}) {
                const Level level = noise(rng, width, height, open);
                for (int i = 0; i < 5; ++i) {
                    const Pos from = random_square(rng, level.shape);
                    const Pos to = random_square(rng, level.shape);
                    const int steps = steps_between(level, from, to, flood);
                    CAPTURE(width, height, open, from.x, from.y, to.x, to.y);
                    REQUIRE(steps == plain_steps(level, from, to));
                    (steps == kUnreachable ? unreached : reached) += 1;
                }
            }
        }
    }
    CHECK(reached > 100);
    CHECK(unreached > 100);
}

TEST_CASE("the flood slips between walls at a corner and never round the edge") {
    Level level;
    reset(level, 4, 64);
    for (const Pos p : {Pos{0, 63}, Pos{1, 0}, Pos{2, 1}}) {
        add(level.open, square_at(level.shape, p));
    }
    Flood flood;
    CHECK(steps_between(level, {1, 0}, {2, 1}, flood) == 1);
    CHECK(steps_between(level, {1, 0}, {1, 0}, flood) == 0);
    CHECK(steps_between(level, {0, 63}, {1, 0}, flood) == kUnreachable);
    CHECK(steps_between(level, {0, 0}, {1, 0}, flood) == kUnreachable);
}
