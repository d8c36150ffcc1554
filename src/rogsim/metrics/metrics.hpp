// The list of statistics of a floor. Each is one row: a name, a unit, and a function of what a run left behind;
// outputs, documentation and tests take it from here. The order is fixed: rows are only ever appended.
#pragma once

#include <cstdint>
#include <span>

#include "rogsim/game/run_record.hpp"

namespace rogsim {

// Which of the floors entered a metric counts.
enum class Over : std::uint8_t { entered, cleared };

struct Metric {
    const char* name;     // "hp_lost": the column
    const char* unit;     // "HP"
    const char* summary;  // one line
    Over over;
    std::int64_t (*value)(const FloorRecord& floor);
};

std::span<const Metric> metrics();

// The first rows, which result_hash covers; later ones enter extended_hash only.
inline constexpr std::size_t kHashedMetrics = 3;

inline bool counts(const Metric& metric, const FloorRecord& floor) {
    return metric.over == Over::entered || floor.end == FloorEnd::cleared;
}

}  // namespace rogsim
