// Slopes of the field of view as whole numbers. The procedure compares doubles (k / i and its neighbours by half a
// cell); only their order matters, so each is replaced at compile time by its rank among all of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace rogsim {

template <class Slope>
struct CellSlopes {
    Slope start = 0;
    Slope centre = 0;
    Slope end = 0;
};

// Tables for fields of view of up to kLines lines. Slope: wide enough for the ranks. Bits: of a line; bit k + 1 is the
// cell k across from the axis, so bit 0 lies on the other side of the axis.
template <std::size_t kLines, class Slope, class Bits>
struct SlopeTables {
    static constexpr std::size_t kMost = kLines;
    static constexpr std::size_t kCells = kLines * (kLines + 3) / 2;
    static constexpr std::size_t kValues = 3 * kCells + 1;
    using Rank = Slope;
    using Line = Bits;
    using Lines = std::array<Bits, kLines + 3>;  // by line, from 0; those after the last are empty

    std::array<std::array<CellSlopes<Slope>, kLines + 1>, kLines + 1> cell{};  // [line][k]
    std::array<std::array<Bits, kValues>, kLines + 1> cells{};                 // [line][least angle]: cells looked at
    std::array<std::array<Bits, kValues>, kLines + 1> beyond{};  // [line][slope]: cells with a centre above it
    std::array<std::array<Bits, kValues>, kLines + 1> below{};   // [line][slope]: cells with a centre below it
    Slope zero = 0;
};

template <std::size_t kLines, class Slope, class Bits>
constexpr SlopeTables<kLines, Slope, Bits> make_slope_tables() {
    using Tables = SlopeTables<kLines, Slope, Bits>;
    struct Doubles {
        double start;
        double centre;
        double end;
    };
    const auto slopes_of = [](std::size_t line, std::size_t k) {
        const double per_cell = 1.0 / static_cast<double>(line);
        const double centre = static_cast<double>(k) * per_cell;
        return Doubles{centre - per_cell * 0.5, centre, centre + per_cell * 0.5};
    };
    std::array<double, Tables::kValues> values{};
    std::size_t n = 1;  // the first is 0.0
    for (std::size_t line = 1; line <= kLines; ++line) {
        for (std::size_t k = 0; k <= line; ++k) {
            const Doubles d = slopes_of(line, k);
            values[n++] = d.start;
            values[n++] = d.centre;
            values[n++] = d.end;
        }
    }
    std::sort(values.begin(), values.end());
    const auto last = std::unique(values.begin(), values.end());
    const auto rank = [&](double d) {
        return static_cast<Slope>(std::lower_bound(values.begin(), last, d) - values.begin());
    };
    Tables tables;
    tables.zero = rank(0.0);
    for (std::size_t line = 1; line <= kLines; ++line) {
        const double per_cell = 1.0 / static_cast<double>(line);
        for (auto it = values.begin(); it != last; ++it) {
            const auto r = static_cast<std::size_t>(it - values.begin());
            const double first = (*it + per_cell * 0.5) / per_cell;
            const auto first_cell = static_cast<std::size_t>(first < 0 ? 0 : first);
            tables.cells[line][r] = static_cast<Bits>(((4U << line) - 1U) & ~((2U << first_cell) - 1U));
        }
        for (std::size_t k = 0; k <= line; ++k) {
            const Doubles d = slopes_of(line, k);
            tables.cell[line][k] = {rank(d.start), rank(d.centre), rank(d.end)};
            // Cell k lies below every slope above its centre, and beyond every slope below it ...
            tables.below[line][tables.cell[line][k].centre + std::size_t{1}] |= static_cast<Bits>(2U << k);
            tables.beyond[line][tables.cell[line][k].centre - std::size_t{1}] |= static_cast<Bits>(2U << k);
        }
        for (std::size_t r = 1; r < Tables::kValues; ++r) {  // ... so the sets grow with the slope, or with its fall
            tables.below[line][r] |= tables.below[line][r - 1];
            tables.beyond[line][Tables::kValues - 1 - r] |= tables.beyond[line][Tables::kValues - r];
        }
    }
    return tables;
}

}  // namespace rogsim
