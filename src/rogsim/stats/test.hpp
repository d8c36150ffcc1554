// Tests of hypotheses: each gives a p-value in [0, 1], never NaN. The same bytes on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rogsim/stats/histogram.hpp"
#include "rogsim/stats/interval.hpp"
#include "rogsim/stats/tally.hpp"

namespace rogsim {

// Two-sided score test of equal proportions: z from the pooled share. 1 when a sample is empty or all agree.
double score_test(Proportion a, Proportion b);

// Fisher's exact test, two-sided: the chance, margins given, of a table as likely as this one or less. Exact at small
// counts; takes time in the smaller margin.
double fisher_exact_test(Proportion a, Proportion b);

// The score test; Fisher's where a cell of the 2 x 2 table is 0 or 1.
double proportion_test(Proportion a, Proportion b);

// What is needed of a sample to compare its mean.
struct MeanEstimate {
    double mean = 0;
    double standard_error = 0;
};

MeanEstimate estimate_mean(const Tally& tally);

// Two-sided normal test of equal means by the combined standard error. Without any spread: 1 if equal, else 0.
double mean_test(const MeanEstimate& a, const MeanEstimate& b);

struct ChiSquare {
    double statistic = 0;
    std::uint32_t df = 0;  // 0: one bin is left and nothing to compare
    double p = 1;
};

// Are these counts drawn by these weights (as many; not all 0)? Neighbouring bins are pooled, from the first on, until
// each expects at least `least_expected`.
ChiSquare chi_square_fit(std::span<const std::uint64_t> counts, std::span<const double> weights,
                         double least_expected = 5);

// Are two histograms drawn alike? Neighbouring values are pooled until each bin expects at least `least_expected` of
// either sample, by the pooled shares.
ChiSquare chi_square_two_samples(const Histogram& a, const Histogram& b, double least_expected = 5);

// Holm's adjustment (1979) of a family of p-values, in the order given: reject where adjusted p <= alpha, and the
// chance of any false rejection is at most alpha, whatever the dependence. NaN stays NaN and counts for nothing.
std::vector<double> holm_adjusted(std::span<const double> p_values);

}  // namespace rogsim
