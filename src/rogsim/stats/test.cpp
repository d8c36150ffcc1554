#include "rogsim/stats/test.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "rogsim/stats/special.hpp"

namespace rogsim {
namespace {

double two_sided(double z) { return std::min(1.0, 2 * normal_upper_tail(std::fabs(z))); }

double log_choose(double n, double k) { return log_gamma(n + 1) - log_gamma(k + 1) - log_gamma(n - k + 1); }

ChiSquare finished(double statistic, std::uint32_t bins) {
    if (bins < 2) {
        return {};
    }
    return {statistic, bins - 1, chi_square_upper_tail(statistic, bins - 1)};
}

struct PairBin {
    double a = 0;
    double b = 0;
};

// Both histograms on their common values, ascending.
std::vector<PairBin> paired_bins(const Histogram& a, const Histogram& b) {
    const std::vector<Bin> in_a = bins(a);
    const std::vector<Bin> in_b = bins(b);
    std::vector<PairBin> paired;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < in_a.size() || j < in_b.size()) {
        const bool take_a = j == in_b.size() || (i < in_a.size() && in_a[i].value <= in_b[j].value);
        const bool take_b = i == in_a.size() || (j < in_b.size() && in_b[j].value <= in_a[i].value);
        PairBin bin;
        if (take_a) {
            bin.a = static_cast<double>(in_a[i++].count);
        }
        if (take_b) {
            bin.b = static_cast<double>(in_b[j++].count);
        }
        paired.push_back(bin);
    }
    return paired;
}

}  // namespace

double score_test(Proportion a, Proportion b) {
    const std::uint64_t count = a.count + b.count;
    const std::uint64_t total = a.n + b.n;
    if (a.n == 0 || b.n == 0 || count == 0 || count == total) {
        return 1;
    }
    const auto na = static_cast<double>(a.n);
    const auto nb = static_cast<double>(b.n);
    const double share = static_cast<double>(count) / static_cast<double>(total);
    const double spread = std::sqrt(share * (1 - share) * (1 / na + 1 / nb));
    return two_sided((static_cast<double>(a.count) / na - static_cast<double>(b.count) / nb) / spread);
}

double fisher_exact_test(Proportion a, Proportion b) {
    const std::uint64_t successes = a.count + b.count;
    const std::uint64_t low = successes > b.n ? successes - b.n : 0;
    const std::uint64_t high = std::min(a.n, successes);
    const auto na = static_cast<double>(a.n);
    const auto nb = static_cast<double>(b.n);
    const auto k = static_cast<double>(successes);
    const double all = log_choose(na + nb, k);
    const auto log_chance = [&](std::uint64_t x) {
        const auto in_a = static_cast<double>(x);
        return log_choose(na, in_a) + log_choose(nb, k - in_a) - all;
    };
    // Tables that are equally likely by symmetry differ by rounding alone.
    const double bound = log_chance(a.count) + 1e-7;
    double p = 0;
    for (std::uint64_t x = low; x <= high; ++x) {
        const double chance = log_chance(x);
        p += chance <= bound ? portable_exp(chance) : 0;
    }
    return std::min(1.0, p);
}

double proportion_test(Proportion a, Proportion b) {
    const bool sparse = a.count <= 1 || b.count <= 1 || a.n - a.count <= 1 || b.n - b.count <= 1;
    return sparse ? fisher_exact_test(a, b) : score_test(a, b);
}

MeanEstimate estimate_mean(const Tally& tally) {
    return tally.n == 0 ? MeanEstimate{} : MeanEstimate{mean(tally), standard_error(tally)};
}

double mean_test(const MeanEstimate& a, const MeanEstimate& b) {
    const double spread = std::sqrt(a.standard_error * a.standard_error + b.standard_error * b.standard_error);
    if (spread == 0) {
        return a.mean == b.mean ? 1 : 0;
    }
    return two_sided((a.mean - b.mean) / spread);
}

ChiSquare chi_square_fit(std::span<const std::uint64_t> counts, std::span<const double> weights,
                         double least_expected) {
    const double n = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<PairBin> pooled;  // a: counted, b: expected
    bool open = false;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!open) {
            pooled.emplace_back();
        }
        pooled.back().a += static_cast<double>(counts[i]);
        pooled.back().b += n * weights[i] / all;
        open = pooled.back().b < least_expected;
    }
    if (open && pooled.size() > 1) {
        const PairBin rest = pooled.back();
        pooled.pop_back();
        pooled.back().a += rest.a;
        pooled.back().b += rest.b;
    }
    double statistic = 0;
    for (const PairBin& bin : pooled) {
        statistic += bin.b > 0 ? (bin.a - bin.b) * (bin.a - bin.b) / bin.b : 0;
    }
    return finished(statistic, static_cast<std::uint32_t>(pooled.size()));
}

ChiSquare chi_square_two_samples(const Histogram& a, const Histogram& b, double least_expected) {
    const auto na = static_cast<double>(a.n);
    const auto nb = static_cast<double>(b.n);
    if (a.n == 0 || b.n == 0) {
        return {};
    }
    const double smaller_share = std::min(na, nb) / (na + nb);
    std::vector<PairBin> pooled;
    bool open = false;
    for (const PairBin& bin : paired_bins(a, b)) {
        if (!open) {
            pooled.emplace_back();
        }
        pooled.back().a += bin.a;
        pooled.back().b += bin.b;
        open = (pooled.back().a + pooled.back().b) * smaller_share < least_expected;
    }
    if (open && pooled.size() > 1) {
        const PairBin rest = pooled.back();
        pooled.pop_back();
        pooled.back().a += rest.a;
        pooled.back().b += rest.b;
    }
    const double scale_a = std::sqrt(nb / na);
    double statistic = 0;
    for (const PairBin& bin : pooled) {
        const double difference = bin.a * scale_a - bin.b / scale_a;
        statistic += difference * difference / (bin.a + bin.b);
    }
    return finished(statistic, static_cast<std::uint32_t>(pooled.size()));
}

std::vector<double> holm_adjusted(std::span<const double> p_values) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < p_values.size(); ++i) {
        if (!std::isnan(p_values[i])) {
            order.push_back(i);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [p_values](std::size_t a, std::size_t b) { return p_values[a] < p_values[b]; });
    std::vector<double> adjusted(p_values.begin(), p_values.end());
    double so_far = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const auto still_open = static_cast<double>(order.size() - rank);
        so_far = std::max(so_far, std::min(1.0, still_open * p_values[order[rank]]));
        adjusted[order[rank]] = so_far;
    }
    return adjusted;
}

}  // namespace rogsim
