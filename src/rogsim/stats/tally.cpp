#include "rogsim/stats/tally.hpp"

#include <cmath>
#include <stdexcept>

namespace rogsim {
namespace {

void add_squares(UInt128& sum, UInt128 more) {
    if (__builtin_add_overflow(sum, more, &sum)) {
        throw std::logic_error("a sum of squares passed 2^128");
    }
}

void take_min(Tally& tally, std::int64_t value, std::uint64_t run) {
    if (value < tally.min || (value == tally.min && run < tally.min_run)) {
        tally.min = value;
        tally.min_run = run;
    }
}

void take_max(Tally& tally, std::int64_t value, std::uint64_t run) {
    if (value > tally.max || (value == tally.max && run < tally.max_run)) {
        tally.max = value;
        tally.max_run = run;
    }
}

}  // namespace

void add(Tally& tally, std::int64_t value, std::uint64_t run) {
    if (tally.n == 0) {
        tally.min = tally.max = value;
        tally.min_run = tally.max_run = run;
    } else {
        take_min(tally, value, run);
        take_max(tally, value, run);
    }
    ++tally.n;
    tally.sum += value;
    add_squares(tally.sum_squares, static_cast<UInt128>(Int128{value} * value));
}

void merge(Tally& tally, const Tally& other) {
    if (other.n == 0) {
        return;
    }
    if (tally.n == 0) {
        tally = other;
        return;
    }
    take_min(tally, other.min, other.min_run);
    take_max(tally, other.max, other.max_run);
    tally.n += other.n;
    tally.sum += other.sum;
    add_squares(tally.sum_squares, other.sum_squares);
}

double mean(const Tally& tally) { return static_cast<double>(tally.sum) / static_cast<double>(tally.n); }

double sd(const Tally& tally) {
    if (tally.n < 2) {
        return 0;
    }
    // Squares about the whole part m of the mean: sum = m n + r, 0 <= r < n, and the sum of (x - m)^2 is exact and
    // never larger than the sum of squares, so nothing here can wrap.
    const Int128 n = tally.n;
    Int128 m = tally.sum / n;
    Int128 r = tally.sum % n;
    if (r < 0) {
        r += n;
        --m;
    }
    // m (sum + r) may pass 2^127 but not 2^128: unsigned.
    const UInt128 about_m = tally.sum_squares - static_cast<UInt128>(m) * static_cast<UInt128>(tally.sum + r);
    const auto r_squared = static_cast<UInt128>(r * r);
    const auto un = static_cast<UInt128>(n);
    const UInt128 whole_part = about_m - r_squared / un;
    const auto whole = static_cast<double>(whole_part);
    const double part = static_cast<double>(r_squared % un) / static_cast<double>(tally.n);
    return std::sqrt((whole - part) / static_cast<double>(tally.n - 1));
}

double standard_error(const Tally& tally) { return sd(tally) / std::sqrt(static_cast<double>(tally.n)); }

}  // namespace rogsim
