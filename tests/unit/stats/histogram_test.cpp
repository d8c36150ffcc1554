#include "rogsim/stats/histogram.hpp"

#include <algorithm>
#include <limits>

#include "rogsim/core/rng.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Histogram histogram_of(const std::vector<std::int64_t>& values) {
    Histogram histogram;
    for (const std::int64_t value : values) {
        add(histogram, value);
    }
    return histogram;
}

}  // namespace

TEST_CASE("histogram keeps every value exactly, small, large and negative") {
    const std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    const Histogram histogram = histogram_of({5, kDenseLimit, -2, 5, kDenseLimit - 1, huge, -2, -2, 0});
    const std::vector<Bin> expected{{-2, 3}, {0, 1}, {5, 2}, {kDenseLimit - 1, 1}, {kDenseLimit, 1}, {huge, 1}};
    CHECK((bins(histogram) == expected));
    CHECK(histogram.n == 9);
}

TEST_CASE("quantiles are nearest ranks, type 1 of R") {
    const Histogram histogram = histogram_of({15, 20, 35, 40, 50});
    CHECK(quantile(histogram, 0) == 15);
    CHECK(quantile(histogram, 50000) == 15);
    CHECK(quantile(histogram, 200000) == 15);
    CHECK(quantile(histogram, 200001) == 20);
    CHECK(quantile(histogram, 300000) == 20);
    CHECK(quantile(histogram, 400000) == 20);
    CHECK(quantile(histogram, 500000) == 35);
    CHECK(quantile(histogram, 1000000) == 50);
    CHECK(!quantile(Histogram{}, 500000).has_value());
}

TEST_CASE("quantiles equal those of the sorted list") {
    Rng rng = rng_for({.seed = 7});
    for (int round = 0; round < 50; ++round) {
        std::vector<std::int64_t> values;
        const std::uint32_t size = 1 + draw_below(rng, 60);
        for (std::uint32_t i = 0; i < size; ++i) {
            values.push_back(static_cast<std::int64_t>(draw_below(rng, 200000)) - 50000);
        }
        const Histogram histogram = histogram_of(values);
        std::sort(values.begin(), values.end());
        for (std::uint32_t percent = 0; percent <= 100; ++percent) {
            const std::size_t rank = std::max<std::size_t>(1, (values.size() * percent + 99) / 100);
            CHECK(quantile(histogram, percent * 10000) == values[rank - 1]);
        }
    }
}

TEST_CASE("merging histograms adds them, in any order") {
    const Histogram a = histogram_of({1, 2, 3, -7, 100000});
    const Histogram b = histogram_of({3, 900, -7, -8});
    Histogram ab = a;
    merge(ab, b);
    Histogram ba = b;
    merge(ba, a);
    CHECK((ab == ba));
    CHECK((ab == histogram_of({1, 2, 3, -7, 100000, 3, 900, -7, -8})));
    CHECK_FALSE((ab == a));
}

TEST_CASE("a reserved histogram keeps its room when it is filled, cleared and filled again") {
    Histogram histogram;
    reserve(histogram, 999, 4);
    const std::uint64_t before = allocations_so_far();
    for (int round = 0; round < 3; ++round) {
        for (const std::int64_t value : {0, 999, 40, -1, -2, 70000, 80000}) {
            add(histogram, value);
        }
        clear(histogram);
    }
    CHECK(allocations_so_far() == before);
    CHECK(bins(histogram).empty());
}
