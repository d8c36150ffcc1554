#include "rogsim/stats/tally.hpp"

#include <cmath>
#include <limits>
#include <stdexcept>
#include <vector>

#include "rogsim/core/rng.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Tally tally_of(const std::vector<std::int64_t>& values, std::uint64_t first_run = 0) {
    Tally tally;
    for (const std::int64_t value : values) {
        add(tally, value, first_run++);
    }
    return tally;
}

}  // namespace

TEST_CASE("tally counts, sums and remembers the runs of its extremes") {
    const Tally tally = tally_of({3, -1, 4, 1, -5, 9, 2, 6}, 100);
    CHECK(tally.n == 8);
    CHECK((tally.sum == 19));
    CHECK((tally.sum_squares == 173));
    CHECK(tally.min == -5);
    CHECK(tally.min_run == 104);
    CHECK(tally.max == 9);
    CHECK(tally.max_run == 105);
    CHECK(mean(tally) == 2.375);
    CHECK(sd(tally) == std::sqrt((173.0 - 19.0 * 19.0 / 8.0) / 7.0));
}

TEST_CASE("tally names the lowest run of equal extremes, in whatever order they come") {
    Tally late_first;
    add(late_first, 7, 12);
    add(late_first, 7, 3);
    add(late_first, 7, 5);
    CHECK(late_first.min_run == 3);
    CHECK(late_first.max_run == 3);
}

TEST_CASE("fault 39: a merged mean and sd are bit for bit those of the whole, for any cut and any order") {
    Rng rng = rng_for({.seed = 39});
    std::vector<std::int64_t> values;
    values.reserve(1000);
    for (int i = 0; i < 1000; ++i) {
        values.push_back(static_cast<std::int64_t>(draw_below(rng, 2000001)) - 1000000);
    }
    Tally whole = tally_of(values);
    for (const std::size_t shards : {1U, 2U, 3U, 7U, 8U, 16U, 64U}) {
        std::vector<Tally> parts(shards);
        for (std::size_t i = 0; i < values.size(); ++i) {
            add(parts[i % shards], values[i], i);
        }
        Tally merged;
        for (std::size_t i = shards; i-- > 0;) {
            merge(merged, parts[i]);
        }
        CAPTURE(shards);
        CHECK((merged == whole));
        CHECK(mean(merged) == mean(whole));
        CHECK(sd(merged) == sd(whole));
    }
    merge(whole, Tally{});
    CHECK(whole.n == 1000);
}

TEST_CASE("sd is exact where floating sums cancel") {
    const std::int64_t big = 1000000000000;
    CHECK(sd(tally_of({big, big + 1, big + 2})) == 1.0);
    CHECK(sd(tally_of({-big, -big - 1, -big - 2})) == 1.0);
    CHECK(sd(tally_of({big, big})) == 0.0);
    CHECK(sd(tally_of({5})) == 0.0);
    CHECK(standard_error(tally_of({1, 2, 3, 4})) == std::sqrt(5.0 / 3.0) / 2.0);
}

TEST_CASE("tally takes the extremes of 64 bits and refuses to wrap") {
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    Tally tally = tally_of({least, least, least});
    CHECK(mean(tally) == -0x1p63);
    CHECK(sd(tally) == 0.0);
    CHECK_THROWS_AS(add(tally, least, 3), std::logic_error);
}
