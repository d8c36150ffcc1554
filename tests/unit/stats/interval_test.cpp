// Coverage: reference tables computed by exact binomial sums; bounds: mpmath.
#include "rogsim/stats/interval.hpp"

#include <cmath>

#include "rogsim/stats/special.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

constexpr double kZ = 1.959963984540054;

bool near(double value, double expected, double error) { return std::fabs(value - expected) <= error; }

// The chance that the interval of a binomial count covers p, summed over all counts.
double exact_coverage(std::uint64_t n, double p, IntervalKind kind) {
    double covered = 0;
    const auto trials = static_cast<double>(n);
    for (std::uint64_t k = 0; k <= n; ++k) {
        const auto count = static_cast<double>(k);
        const double log_chance = log_gamma(trials + 1) - log_gamma(count + 1) - log_gamma(trials - count + 1) +
                                  count * std::log(p) + (trials - count) * std::log1p(-p);
        if (log_chance < -30) {
            continue;
        }
        const Interval interval = proportion_interval({k, n}, 0.95, kind);
        covered += interval.lo <= p && p <= interval.hi ? std::exp(log_chance) : 0;
    }
    return covered;
}

}  // namespace

TEST_CASE("fault 37: no death in 5,000 is shown with an upper bound") {
    const Interval none = wilson_interval({0, 5000}, kZ);
    CHECK(none.lo == 0);
    CHECK(near(none.hi, 0.000768, 5e-7));
    const Interval all = wilson_interval({5000, 5000}, kZ);
    CHECK(near(all.lo, 0.99923, 5e-6));
    CHECK(all.hi == 1);
}

TEST_CASE("Wilson half widths at 5,000 runs are as tabled") {
    const Interval half = wilson_interval({2500, 5000}, kZ);
    CHECK(near((half.hi - half.lo) / 2, 0.0139, 5e-5));
    const Interval high = wilson_interval({4850, 5000}, kZ);
    CHECK(near((high.hi - high.lo) / 2, 0.0047, 5e-5));
}

TEST_CASE("fault 38: Wilson's exact coverage is as tabled") {
    CHECK(near(exact_coverage(50, 0.98, IntervalKind::wilson), 0.922, 6e-4));
    CHECK(near(exact_coverage(100, 0.99, IntervalKind::wilson), 0.921, 6e-4));
    CHECK(near(exact_coverage(100, 0.97, IntervalKind::wilson), 0.969, 6e-4));
    CHECK(near(exact_coverage(1000, 0.999, IntervalKind::wilson), 0.920, 6e-4));
    CHECK(near(exact_coverage(5000, 0.9995, IntervalKind::wilson), 0.958, 6e-4));
    CHECK(near(exact_coverage(5000, 0.97, IntervalKind::wilson), 0.949, 6e-4));
}

TEST_CASE("Clopper-Pearson and Jeffreys have their tabled coverage") {
    CHECK(near(exact_coverage(5000, 0.99, IntervalKind::clopper_pearson), 0.954, 6e-4));
    CHECK(near(exact_coverage(5000, 0.998, IntervalKind::clopper_pearson), 0.976, 6e-4));
    CHECK(near(exact_coverage(5000, 0.9998, IntervalKind::clopper_pearson), 0.981, 6e-4));
    CHECK(near(exact_coverage(5000, 0.99, IntervalKind::jeffreys), 0.954, 6e-4));
    CHECK(near(exact_coverage(5000, 0.998, IntervalKind::jeffreys), 0.944, 6e-4));
    CHECK(near(exact_coverage(5000, 0.9998, IntervalKind::jeffreys), 0.981, 6e-4));
}

TEST_CASE("Clopper-Pearson gives the known bounds") {
    const Interval few = clopper_pearson_interval({1, 10}, 0.95);
    CHECK(near(few.lo, 0.0025285785444617845, 1e-13));
    CHECK(near(few.hi, 0.44501611702819542, 1e-12));
    const Interval rare = clopper_pearson_interval({3, 5000}, 0.95);
    CHECK(near(rare.lo, 0.00012375152046931285, 1e-13));
    CHECK(near(rare.hi, 0.0017524436033960473, 1e-13));
    const Interval often = clopper_pearson_interval({4850, 5000}, 0.95);
    CHECK(near(often.lo, 0.96488867470459199, 1e-11));
    CHECK(near(often.hi, 0.97455227593676774, 1e-11));
    CHECK(near(clopper_pearson_interval({0, 5000}, 0.95).hi, 1 - std::pow(0.025, 1.0 / 5000), 1e-13));
}

TEST_CASE("Jeffreys gives the known bounds") {
    const Interval few = jeffreys_interval({1, 10}, 0.95);
    CHECK(near(few.lo, 0.011011673763161136, 1e-12));
    CHECK(near(few.hi, 0.38131477106661639, 1e-12));
    const Interval most = jeffreys_interval({99, 100}, 0.95);
    CHECK(near(most.lo, 0.95422110339927688, 1e-12));
    CHECK(near(most.hi, 0.99891889829091994, 1e-12));
}

TEST_CASE("fault 35: every interval is defined within [0, 1] and holds k / n, for all k and n up to 200") {
    for (std::uint64_t n = 0; n <= 200; ++n) {
        for (std::uint64_t k = 0; k <= n; ++k) {
            const double share = n == 0 ? 0.5 : static_cast<double>(k) / static_cast<double>(n);
            for (const IntervalKind kind :
                 {IntervalKind::wilson, IntervalKind::clopper_pearson, IntervalKind::jeffreys}) {
                if (kind != IntervalKind::wilson && n > 40 && n % 16 != 0) {
                    continue;
                }
                const Interval interval = proportion_interval({k, n}, 0.95, kind);
                const bool sound = 0 <= interval.lo && interval.lo <= share && share <= interval.hi &&
                                   interval.hi <= 1 && interval.lo < interval.hi;
                if (!sound) {
                    CAPTURE(k, n, interval.lo, interval.hi);
                    CHECK(sound);
                }
            }
        }
    }
}

TEST_CASE("the default z is that of 95 %") {
    CHECK(z_of_confidence(0.95) == kZ);
    CHECK(near(normal_upper_quantile(0.025), kZ, 1e-13));
    CHECK(near(z_of_confidence(0.99), 2.5758293035489008, 1e-12));
}

TEST_CASE("a mean's interval is z standard errors to either side") {
    Tally tally;
    for (std::uint64_t run = 0; run < 4; ++run) {
        add(tally, static_cast<std::int64_t>(run), run);
    }
    const Interval interval = mean_interval(tally, 2);
    CHECK(near(interval.lo, 1.5 - std::sqrt(5.0 / 3.0), 1e-15));
    CHECK(near(interval.hi, 1.5 + std::sqrt(5.0 / 3.0), 1e-15));
}
