// Exact moments of whole numbers. Merging adds, so the order and the cutting of the runs cannot change a bit.
#pragma once

#include <cstdint>

#include "rogsim/stats/int128.hpp"

namespace rogsim {

struct Tally {
    std::uint64_t n = 0;
    Int128 sum = 0;
    UInt128 sum_squares = 0;
    std::int64_t min = 0;  // 0 while n is 0, like the next three
    std::int64_t max = 0;
    std::uint64_t min_run = 0;  // the lowest run number that gave `min`
    std::uint64_t max_run = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

// Counts one value of one run. Throws std::logic_error when the sum of squares would pass 2^128.
void add(Tally& tally, std::int64_t value, std::uint64_t run);

// Counts what `other` counted.
void merge(Tally& tally, const Tally& other);

// Needs n >= 1. The nearest double of sum / n, within two roundings.
double mean(const Tally& tally);

// Sample standard deviation (divisor n - 1), from whole numbers until the last steps. Needs n >= 1; 0 for n = 1.
double sd(const Tally& tally);

// sd / sqrt(n): the standard error of the mean. Needs n >= 1.
double standard_error(const Tally& tally);

}  // namespace rogsim
