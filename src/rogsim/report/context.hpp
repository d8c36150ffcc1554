// What a report tells beside the result.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rogsim {

// What differs between two makings of the same result; never part of a hash.
struct RunInfo {
    std::string compiler;
    std::string started;  // ISO 8601, UTC
    unsigned threads = 1;
    double elapsed_s = 0;
};

// What is shown of it.
struct ReportChoice {
    std::vector<std::string> columns;                            // of csv and table, by name; empty: the usual ones
    std::vector<std::uint32_t> quantiles = {5, 25, 50, 75, 95};  // percent
    bool long_layout = false;                                    // csv: a row a metric instead of a column
};

// What the caller knows beside the result.
struct ReportContext {
    std::optional<std::string> scenario;                         // as named
    std::vector<std::pair<std::string, std::string>> overrides;  // path and number, as given
    std::string stop_reason = "runs";                            // "runs" or "interrupted"
    std::optional<RunInfo> run_info;
    ReportChoice choice;
};

}  // namespace rogsim
