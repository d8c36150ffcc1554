// The expected values were computed with 30 digits (mpmath) or by hand.
#include "rogsim/stats/test.hpp"

#include <cmath>
#include <limits>

#include "rogsim/core/rng.hpp"
#include "rogsim/stats/special.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

bool near(double value, double expected, double relative = 1e-12) {
    return std::fabs(value - expected) <= relative * std::fabs(expected);
}

Histogram dice_histogram(std::uint64_t run, std::uint32_t sides, int throws) {
    Histogram histogram;
    Rng rng = rng_for({.seed = 5, .run = run});
    for (int i = 0; i < throws; ++i) {
        const std::uint32_t one = draw_below(rng, sides);
        const std::uint32_t two = draw_below(rng, sides);
        add(histogram, one + two);
    }
    return histogram;
}

}  // namespace

TEST_CASE("the score test gives the known answers") {
    CHECK(near(score_test({30, 100}, {45, 100}), 0.028459736916310577));
    CHECK(near(score_test({4970, 5000}, {4985, 5000}), 0.025018550755437712));
    CHECK(near(score_test({500, 1000}, {520, 1000}), 0.37099767373660842));
    CHECK(near(score_test({7, 12}, {7, 12}), 1));
}

TEST_CASE("Fisher's exact test gives the known answers") {
    CHECK(near(fisher_exact_test({3, 4}, {1, 4}), 0.48571428571428571));
    CHECK(near(fisher_exact_test({0, 10}, {5, 10}), 0.032507739938080495));
    CHECK(near(fisher_exact_test({1, 20}, {7, 30}), 0.12271133337114448));
    CHECK(near(fisher_exact_test({10, 100}, {25, 100}), 0.0085035714786239553));
    CHECK(near(fisher_exact_test({7, 12}, {7, 12}), 1));
    CHECK(near(fisher_exact_test({0, 5000}, {1, 5000}), 1, 1e-9));
}

TEST_CASE("small cells are tested exactly, others by score") {
    CHECK(proportion_test({1, 20}, {7, 30}) == fisher_exact_test({1, 20}, {7, 30}));
    CHECK(proportion_test({30, 30}, {7, 30}) == fisher_exact_test({30, 30}, {7, 30}));
    CHECK(proportion_test({29, 30}, {7, 30}) == fisher_exact_test({29, 30}, {7, 30}));
    CHECK(proportion_test({2, 20}, {7, 30}) == score_test({2, 20}, {7, 30}));
}

TEST_CASE("fault 35: tests of proportions are defined for all counts") {
    for (std::uint64_t na = 0; na <= 200; na = na < 12 ? na + 1 : na + 47) {
        for (std::uint64_t nb = 0; nb <= 200; nb = nb < 12 ? nb + 1 : nb + 47) {
            for (std::uint64_t ka = 0; ka <= na; ++ka) {
                for (std::uint64_t kb = 0; kb <= nb; kb += 1 + nb / 13) {
                    const double score = score_test({ka, na}, {kb, nb});
                    const double p = proportion_test({ka, na}, {kb, nb});
                    const bool sound = 0 <= score && score <= 1 && 0 <= p && p <= 1;
                    if (!sound) {
                        CAPTURE(ka, na, kb, nb, score, p);
                        CHECK(sound);
                    }
                }
            }
        }
    }
}

TEST_CASE("means are compared by their combined standard error") {
    CHECK(near(mean_test({10, 3}, {0, 4}), 2 * normal_upper_tail(2)));
    CHECK(mean_test({1, 0}, {1, 0}) == 1);
    CHECK(mean_test({1, 0}, {2, 0}) == 0);
    CHECK(estimate_mean({}).standard_error == 0);
}

TEST_CASE("chi-square of a fit, by hand") {
    const std::vector<std::uint64_t> counts{44, 56};
    const std::vector<double> even{1, 1};
    const ChiSquare fit = chi_square_fit(counts, even);
    CHECK(near(fit.statistic, 1.44));
    CHECK(fit.df == 1);
    CHECK(near(fit.p, chi_square_upper_tail(1.44, 1)));
}

TEST_CASE("bins are pooled until each expects 5, the last one backwards") {
    const std::vector<std::uint64_t> counts{1, 2, 3, 30, 10, 3, 1};
    const std::vector<double> weights{1, 2, 3, 30, 10, 3, 1};
    const ChiSquare fit = chi_square_fit(counts, weights);
    CHECK(fit.df == 2);
    CHECK(fit.statistic < 1e-20);
    CHECK(near(fit.p, 1));
    CHECK(chi_square_fit(std::vector<std::uint64_t>{3, 1}, std::vector<double>{1, 1}).df == 0);
    CHECK(chi_square_fit(std::vector<std::uint64_t>{0, 0}, std::vector<double>{1, 1}).p == 1);
}

TEST_CASE("fault 14: a table drawn with weights 80 and 15 fits them and not the cumulated ones") {
    Rng rng = rng_for({.seed = 14});
    std::vector<std::uint64_t> counts(2);
    for (int i = 0; i < 9500; ++i) {
        ++counts[draw_below(rng, 95) < 80 ? 0 : 1];
    }
    CHECK(chi_square_fit(counts, std::vector<double>{80, 15}).p > 0.001);
    CHECK(chi_square_fit(counts, std::vector<double>{80, 95}).p < 1e-9);
}

TEST_CASE("chi-square of two samples, by hand, and its pooling") {
    Histogram a;
    Histogram b;
    add(a, 1, 40);
    add(a, 2, 60);
    add(b, 1, 100);
    add(b, 2, 100);
    // Expected 46.67, 93.33, 53.33, 106.67: the ordinary chi-square of the 2 x 2 table.
    CHECK(near(chi_square_two_samples(a, b).statistic, 2.6785714285714286));
    add(b, 900);
    add(b, -3);
    CHECK(chi_square_two_samples(a, b).df == 1);
    CHECK(chi_square_two_samples(a, Histogram{}).df == 0);
    CHECK(chi_square_two_samples(a, Histogram{}).p == 1);
}

TEST_CASE("two samples alike are rejected at their level, unlike ones always") {
    int rejected = 0;
    for (std::uint64_t i = 0; i < 400; ++i) {
        const ChiSquare same =
            chi_square_two_samples(dice_histogram(2 * i, 12, 300), dice_histogram(2 * i + 1, 12, 900));
        rejected += same.p < 0.05 ? 1 : 0;
    }
    // 20 expected, standard deviation 4.4; four of those to either side.
    CHECK(rejected > 2);
    CHECK(rejected < 38);
    CHECK(chi_square_two_samples(dice_histogram(1, 12, 3000), dice_histogram(2, 13, 3000)).p < 1e-6);
}

TEST_CASE("Holm's adjustment steps down, keeps the order given and is monotone") {
    const std::vector<double> adjusted = holm_adjusted(std::vector<double>{0.01, 0.04, 0.03, 0.005});
    CHECK(near(adjusted[0], 0.03));
    CHECK(near(adjusted[1], 0.06));
    CHECK(near(adjusted[2], 0.06));
    CHECK(near(adjusted[3], 0.02));
    CHECK(holm_adjusted(std::vector<double>{0.9, 0.8}) == std::vector<double>{1, 1});
    CHECK(holm_adjusted(std::vector<double>{}).empty());
}

TEST_CASE("fault 36: an undefined p-value stays undefined and counts for nothing") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> adjusted = holm_adjusted(std::vector<double>{nan, 0.02, nan, 0.01});
    CHECK(std::isnan(adjusted[0]));
    CHECK(std::isnan(adjusted[2]));
    CHECK(near(adjusted[1], 0.02));
    CHECK(near(adjusted[3], 0.02));
}
