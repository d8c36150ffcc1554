// Confidence intervals. Whole numbers in, doubles out; the same bytes on every machine.
#pragma once

#include <cstdint>
#include <string_view>

#include "rogsim/stats/tally.hpp"

namespace rogsim {

struct Interval {
    double lo = 0;
    double hi = 1;
};

enum class IntervalKind : std::uint8_t { wilson, clopper_pearson, jeffreys };

// `count` successes among `n`; count <= n.
struct Proportion {
    std::uint64_t count = 0;
    std::uint64_t n = 0;
};

// The two-sided z of a confidence in (0, 1): 1.96 for 0.95.
double z_of_confidence(double confidence);

// Within [0, 1] and around count / n; for n = 0 all of [0, 1].
// Wilson 1927; Clopper and Pearson 1934; Jeffreys: equal tails of Beta(k + 1/2, n - k + 1/2), with 0 at k = 0 and
// 1 at k = n (Brown, Cai and DasGupta 2001).
Interval wilson_interval(Proportion p, double z);
Interval clopper_pearson_interval(Proportion p, double confidence);
Interval jeffreys_interval(Proportion p, double confidence);
Interval proportion_interval(Proportion p, double confidence, IntervalKind kind);

// Mean +- z standard errors; n >= 1. With n = 1 the interval has no width: show n.
Interval mean_interval(const Tally& tally, double z);

}  // namespace rogsim
