// The columns of a floor: one list for csv, and for tables that somebody has chosen columns for.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rogsim/report/summary.hpp"

namespace rogsim {

// Text, whole numbers or reals; a real may be missing.
struct Cell {
    std::string text;
    bool is_real = false;
    std::optional<double> real;
};

struct FloorColumn {
    std::string name;
    std::function<Cell(const Report& report, const Summary& summary, std::size_t floor)> cell;
};

// Those of `context.choice`, else all, in the order in which they came to be. InputError for an unknown name.
std::vector<FloorColumn> floor_columns(const Ruleset& rules, const ReportChoice& choice);

// "p05", "p50"
std::string quantile_name(std::uint32_t percent);

}  // namespace rogsim
