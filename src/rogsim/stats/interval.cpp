#include "rogsim/stats/interval.hpp"

#include <algorithm>
#include <cmath>

#include "rogsim/stats/special.hpp"

namespace rogsim {
namespace {

// Rounding must not push a bound past 0, 1 or the estimate itself.
Interval clipped(double lo, double hi, Proportion p) {
    const double share = static_cast<double>(p.count) / static_cast<double>(p.n);
    return {p.count == 0 ? 0.0 : std::clamp(lo, 0.0, share), p.count == p.n ? 1.0 : std::clamp(hi, share, 1.0)};
}

}  // namespace

double z_of_confidence(double confidence) {
    constexpr double kDefaultConfidence = 0.95;
    constexpr double kDefaultZ = 1.959963984540054;
    return confidence == kDefaultConfidence ? kDefaultZ : normal_upper_quantile((1 - confidence) / 2);
}

Interval wilson_interval(Proportion p, double z) {
    if (p.n == 0) {
        return {};
    }
    const auto n = static_cast<double>(p.n);
    const double share = static_cast<double>(p.count) / n;
    const double z2 = z * z;
    const double centre = share + z2 / (2 * n);
    const double half = z * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    const double scale = 1 + z2 / n;
    return clipped((centre - half) / scale, (centre + half) / scale, p);
}

Interval clopper_pearson_interval(Proportion p, double confidence) {
    if (p.n == 0) {
        return {};
    }
    const double tail = (1 - confidence) / 2;
    const auto k = static_cast<double>(p.count);
    const auto rest = static_cast<double>(p.n - p.count);
    const double lo = p.count == 0 ? 0 : incomplete_beta_inverse(tail, k, rest + 1);
    const double hi = p.count == p.n ? 1 : 1 - incomplete_beta_inverse(tail, rest, k + 1);
    return clipped(lo, hi, p);
}

Interval jeffreys_interval(Proportion p, double confidence) {
    if (p.n == 0) {
        return {};
    }
    const double tail = (1 - confidence) / 2;
    const double a = static_cast<double>(p.count) + 0.5;
    const double b = static_cast<double>(p.n - p.count) + 0.5;
    return clipped(incomplete_beta_inverse(tail, a, b), 1 - incomplete_beta_inverse(tail, b, a), p);
}

Interval proportion_interval(Proportion p, double confidence, IntervalKind kind) {
    switch (kind) {
        case IntervalKind::clopper_pearson:
            return clopper_pearson_interval(p, confidence);
        case IntervalKind::jeffreys:
            return jeffreys_interval(p, confidence);
        case IntervalKind::wilson:
            break;
    }
    return wilson_interval(p, z_of_confidence(confidence));
}

Interval mean_interval(const Tally& tally, double z) {
    const double centre = mean(tally);
    const double half = z * standard_error(tally);
    return {centre - half, centre + half};
}

}  // namespace rogsim
