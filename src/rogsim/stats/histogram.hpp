// Exact counts of whole numbers: small ones in a dense array, the rest (large or negative) in a sorted list.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace rogsim {

// How often one value was seen.
struct Bin {
    std::int64_t value = 0;
    std::uint64_t count = 0;

    friend bool operator==(const Bin&, const Bin&) = default;
};

// Values below this are counted in the dense array.
inline constexpr std::int64_t kDenseLimit = 1 << 16;

struct Histogram {
    std::vector<std::uint64_t> dense;  // [v]: how often v was seen; grows to the largest v below kDenseLimit
    std::vector<Bin> sparse;           // the other values, ascending, no count 0
    std::uint64_t n = 0;
};

// Room for values 0..largest and for `others` distinct values beyond, so that counting them allocates nothing.
void reserve(Histogram& histogram, std::int64_t largest, std::size_t others = 0);

void add(Histogram& histogram, std::int64_t value, std::uint64_t count = 1);
void merge(Histogram& histogram, const Histogram& other);

// Forgets all counts and keeps the room.
void clear(Histogram& histogram);

// The values seen, ascending: one form for equal contents, whatever the history.
std::vector<Bin> bins(const Histogram& histogram);
bool operator==(const Histogram& a, const Histogram& b);

// Nearest-rank quantile (type 1 of R): the smallest value v such that at least `ppm` millionths of the values are
// <= v; ppm 0 gives the least value, 1,000,000 the greatest. Nothing when n is 0.
std::optional<std::int64_t> quantile(const Histogram& histogram, std::uint32_t ppm);

}  // namespace rogsim
