// Slopes of the field of view as whole numbers. The procedure compares doubles (k / i and its neighbours by half a
// cell); only their order matters, so each is replaced at compile time by its rank among all of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace rogsim {

// Bits of a line: bit k + 1 is the cell k across from the axis, so bit 0 lies on the other side of the axis.
using Line = std::uint32_t;

template <class Slope>
struct CellSlopes {
    Slope start = 0;
    Slope centre = 0;
    Slope end = 0;
};

// Tables for fields of view of up to kLines lines. Slope: a whole number wide enough for the ranks.
template <std::size_t kLines, class Slope>
struct SlopeTables {
    static constexpr std::size_t kMost = kLines;
    static constexpr std::size_t kCells = kLines * (kLines + 3) / 2;
    static constexpr std::size_t kValues = 3 * kCells + 1;
    using Rank = Slope;

    std::array<std::array<CellSlopes<Slope>, kLines + 1>, kLines + 1> cell{};  // [line][k]
    std::array<std::array<Line, kValues>, kLines + 1> cells{};   // [line][least angle]: cells looked at
    std::array<std::array<Line, kValues>, kLines + 1> beyond{};  // [line][slope]: cells with a centre above it
    std::array<std::array<Line, kValues>, kLines + 1> below{};   // [line][slope]: cells with a centre below it
    Slope zero = 0;
};

template <std::size_t kLines, class Slope>
constexpr SlopeTables<kLines, Slope> make_slope_tables() {
    using Tables = SlopeTables<kLines, Slope>;
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
    const auto rank = [&](double d) { return static_cast<Slope>(std::lower_bound(values.begin(), last, d) - values.begin()); };
    Tables tables;
    tables.zero = rank(0.0);
    for (std::size_t line = 1; line <= kLines; ++line) {
        const double per_cell = 1.0 / static_cast<double>(line);
        for (auto it = values.begin(); it != last; ++it) {
            const auto r = static_cast<std::size_t>(it - values.begin());
            const double first = (*it + per_cell * 0.5) / per_cell;
            const auto first_cell = static_cast<std::size_t>(first < 0 ? 0 : first);
            tables.cells[line][r] = ((Line{4} << line) - 1U) & ~((Line{2} << first_cell) - 1U);
        }
        for (std::size_t k = 0; k <= line; ++k) {
            const Doubles d = slopes_of(line, k);
            tables.cell[line][k] = {rank(d.start), rank(d.centre), rank(d.end)};
            for (std::size_t r = 0; r < Tables::kValues; ++r) {
                tables.beyond[line][r] |= Line{tables.cell[line][k].centre > r} << (k + 1);
                tables.below[line][r] |= Line{tables.cell[line][k].centre < r} << (k + 1);
            }
        }
    }
    return tables;
}

}  // namespace rogsim
