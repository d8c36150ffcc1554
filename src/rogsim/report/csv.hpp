// Comma-separated values (RFC 4180): a header, LF, a point in numbers, quotes where needed, undefined values empty.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rogsim/report/summary.hpp"

namespace rogsim {

// One line in the making.
struct CsvLine {
    std::string text;
    bool begun = false;
};

void csv_add(CsvLine& line, std::string_view field);
void csv_add_count(CsvLine& line, std::uint64_t value);
void csv_add_real(CsvLine& line, std::optional<double> value);

// A row per persona and floor, with the columns of floor_columns; or, in the long layout, a row per metric too.
std::string write_csv(const Report& report);

// A row per run; only where the rows were kept.
std::string write_runs_csv(const Report& report);

// A row per persona, floor, metric and value seen.
std::string write_histograms_csv(const Report& report);

}  // namespace rogsim
