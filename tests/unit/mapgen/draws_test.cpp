// The generator's draws, against their definition (rules 2).
#include "rogsim/mapgen/draws.hpp"

#include <vector>

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("a uniform draw reaches both ends and nothing else") {
    Rng rng = rng_for({1, 2, 3, Purpose::loot, 4});
    CpythonRng mt = cpython_seed(9);
    std::vector<int> keyed(9);
    std::vector<int> cpython(9);
    for (int i = 0; i < 2000; ++i) {
        ++keyed.at(static_cast<std::size_t>(draw_between(rng, 2, 6)));
        ++cpython.at(static_cast<std::size_t>(draw_between(mt, 2, 6)));
    }
    for (std::size_t v = 0; v < 9; ++v) {
        CHECK((keyed[v] > 0) == (v >= 2 && v <= 6));
        CHECK((cpython[v] > 0) == (v >= 2 && v <= 6));
    }
}

TEST_CASE("CPython's coin is random() at or above one half") {
    CpythonRng mt = cpython_seed(4);
    CpythonRng copy = mt;
    for (int i = 0; i < 1000; ++i) {
        const bool tails = draw_coin(mt);
        REQUIRE(tails == (static_cast<double>(next_unit53(copy)) * 0x1p-53 >= 0.5));
    }
}

// bisect_right(cumulative, random() * total), at most the last index, in doubles as CPython computes it.
TEST_CASE("CPython's weighted draw equals its definition, at every rounding") {
    for (const std::vector<std::uint32_t>& cumulative :
         {std::vector<std::uint32_t>{35}, {80, 95}, {35, 45, 70, 75, 100, 115}, {0, 3, 3, 7, 1000000}}) {
        CpythonRng mt = cpython_seed(17);
        CpythonRng copy = mt;
        for (int i = 0; i < 5000; ++i) {
            const std::size_t row = draw_weighted(mt, cumulative);
            const double u = static_cast<double>(next_unit53(copy)) * 0x1p-53 * static_cast<double>(cumulative.back());
            std::size_t expected = 0;
            while (expected + 1 < cumulative.size() && static_cast<double>(cumulative[expected]) <= u) {
                ++expected;
            }
            REQUIRE(row == expected);
        }
    }
}

TEST_CASE("a keyed weighted draw takes the first row above it, and never one of weight 0") {
    const std::vector<std::uint32_t> cumulative{0, 3, 3, 5, 10};
    Rng rng = rng_for({8, 0, 0, Purpose::spawn, 0});
    Rng copy = rng;
    std::vector<int> rows(5);
    for (int i = 0; i < 2000; ++i) {
        const std::size_t row = draw_weighted(rng, cumulative);
        const std::uint32_t u = draw_below(copy, 10);
        REQUIRE(row == (u < 3 ? 1U : u < 5 ? 3U : 4U));
        ++rows[row];
    }
    CHECK(rows[0] == 0);
    CHECK(rows[2] == 0);
}
