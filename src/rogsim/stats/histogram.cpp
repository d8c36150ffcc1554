#include "rogsim/stats/histogram.hpp"

#include <algorithm>

#include "rogsim/stats/int128.hpp"

namespace rogsim {
namespace {

constexpr std::uint32_t kMillion = 1000000;

void add_sparse(Histogram& histogram, std::int64_t value, std::uint64_t count) {
    const auto at = std::lower_bound(histogram.sparse.begin(), histogram.sparse.end(), value,
                                     [](const Bin& bin, std::int64_t v) { return bin.value < v; });
    if (at != histogram.sparse.end() && at->value == value) {
        at->count += count;
    } else {
        histogram.sparse.insert(at, {value, count});
    }
}

// Calls visit(value, count) in ascending order of value until it answers true.
template <typename Visit>
void visit_ascending(const Histogram& histogram, Visit visit) {
    std::size_t next = 0;
    for (; next < histogram.sparse.size() && histogram.sparse[next].value < 0; ++next) {
        if (visit(histogram.sparse[next].value, histogram.sparse[next].count)) {
            return;
        }
    }
    for (std::size_t value = 0; value < histogram.dense.size(); ++value) {
        if (histogram.dense[value] != 0 && visit(static_cast<std::int64_t>(value), histogram.dense[value])) {
            return;
        }
    }
    for (; next < histogram.sparse.size(); ++next) {
        if (visit(histogram.sparse[next].value, histogram.sparse[next].count)) {
            return;
        }
    }
}

}  // namespace

void reserve(Histogram& histogram, std::int64_t largest, std::size_t others) {
    histogram.dense.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(largest, -1, kDenseLimit - 1) + 1));
    histogram.sparse.reserve(others);
}

void add(Histogram& histogram, std::int64_t value, std::uint64_t count) {
    if (count == 0) {
        return;
    }
    histogram.n += count;
    if (value < 0 || value >= kDenseLimit) {
        add_sparse(histogram, value, count);
        return;
    }
    const auto index = static_cast<std::size_t>(value);
    if (index >= histogram.dense.size()) {
        histogram.dense.resize(index + 1);
    }
    histogram.dense[index] += count;
}

void merge(Histogram& histogram, const Histogram& other) {
    if (other.dense.size() > histogram.dense.size()) {
        histogram.dense.resize(other.dense.size());
    }
    for (std::size_t value = 0; value < other.dense.size(); ++value) {
        histogram.dense[value] += other.dense[value];
    }
    for (const Bin& bin : other.sparse) {
        add_sparse(histogram, bin.value, bin.count);
    }
    histogram.n += other.n;
}

void clear(Histogram& histogram) {
    histogram.dense.clear();
    histogram.sparse.clear();
    histogram.n = 0;
}

std::vector<Bin> bins(const Histogram& histogram) {
    std::vector<Bin> all;
    visit_ascending(histogram, [&all](std::int64_t value, std::uint64_t count) {
        all.push_back({value, count});
        return false;
    });
    return all;
}

bool operator==(const Histogram& a, const Histogram& b) { return a.n == b.n && bins(a) == bins(b); }

std::optional<std::int64_t> quantile(const Histogram& histogram, std::uint32_t ppm) {
    if (histogram.n == 0) {
        return std::nullopt;
    }
    const UInt128 exact = UInt128{histogram.n} * std::min(ppm, kMillion);
    const auto rank = std::max<std::uint64_t>(1, static_cast<std::uint64_t>((exact + kMillion - 1) / kMillion));
    std::uint64_t seen = 0;
    std::int64_t found = 0;
    visit_ascending(histogram, [&](std::int64_t value, std::uint64_t count) {
        seen += count;
        found = value;
        return seen >= rank;
    });
    return found;
}

}  // namespace rogsim
