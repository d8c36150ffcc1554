// Slopes of the field of view as whole numbers. The procedure compares doubles (k / i and its neighbours by half a
// cell); only their order matters, so each is replaced at compile time by its rank among all of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

using Slope = std::uint16_t;  // rank of a slope

struct CellSlopes {
    Slope start = 0;
    Slope centre = 0;
    Slope end = 0;
};

inline constexpr int kFovLines = kMaxFovRadius;
inline constexpr int kFovCells = (kFovLines + 1) * (kFovLines + 2) / 2;
inline constexpr int kSlopeValues = 3 * kFovCells + 1;

struct SlopeTables {
    std::array<std::array<CellSlopes, kFovLines + 1>, kFovLines + 1> cell{};  // [line][k]
    std::array<std::array<std::uint8_t, kSlopeValues>, kFovLines + 1> first{};  // [line][rank of the least angle]
    Slope zero = 0;
};

namespace fov_detail {

struct Doubles {
    double start;
    double centre;
    double end;
};

constexpr Doubles slopes_of(int line, int k) {
    const double per_cell = 1.0 / line;
    const double half = per_cell * 0.5;
    const double centre = k * per_cell;
    return {centre - half, centre, centre + half};
}

constexpr SlopeTables make_slope_tables() {
    std::array<double, kSlopeValues> values{};
    std::size_t n = 0;
    values[n++] = 0.0;
    for (int line = 1; line <= kFovLines; ++line) {
        for (int k = 0; k <= line; ++k) {
            const Doubles d = slopes_of(line, k);
            values[n++] = d.start;
            values[n++] = d.centre;
            values[n++] = d.end;
        }
    }
    std::sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(n));
    const auto last = std::unique(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(n));
    const auto rank = [&](double d) {
        return static_cast<Slope>(std::lower_bound(values.begin(), last, d) - values.begin());
    };
    SlopeTables tables;
    tables.zero = rank(0.0);
    for (int line = 1; line <= kFovLines; ++line) {
        const auto i = static_cast<std::size_t>(line);
        for (int k = 0; k <= line; ++k) {
            const Doubles d = slopes_of(line, k);
            tables.cell[i][static_cast<std::size_t>(k)] = {rank(d.start), rank(d.centre), rank(d.end)};
        }
        const double per_cell = 1.0 / line;
        const double half = per_cell * 0.5;
        for (auto it = values.begin(); it != last; ++it) {
            const double first = (*it + half) / per_cell;
            tables.first[i][static_cast<std::size_t>(it - values.begin())] =
                static_cast<std::uint8_t>(first < 0 ? 0 : first);
        }
    }
    return tables;
}

}  // namespace fov_detail

inline constexpr SlopeTables kSlopes = fov_detail::make_slope_tables();

}  // namespace rogsim
