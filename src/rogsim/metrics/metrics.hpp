// The list of statistics of a floor. Each is one row: a name, a unit, and a function of what a run left behind;
// outputs, documentation and tests take it from here. The order is fixed: rows are only ever appended.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/game/run_record.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// Which of the floors entered a metric counts.
enum class Over : std::uint8_t { entered, cleared };

// What a metric is of: the floor as a whole, or each kind of monster, item or action, a column each.
enum class Of : std::uint8_t { floor, monsters, items, actions };

struct Metric {
    const char* name;     // "hp_lost": the column; of kinds a prefix, as "hits_to_die_" of hits_to_die_orc
    const char* unit;     // "HP"
    const char* summary;  // one line
    Over over;
    Of of;
    // Nothing where there is no such number, as hits to die by what cannot hurt; then n is smaller.
    std::optional<std::int64_t> (*value)(const FloorRecord& floor, const Ruleset& rules, std::size_t kind);
};

std::span<const Metric> metrics();

// A metric of one kind, or of the floor: what tallies count and tables show.
struct MetricColumn {
    std::string name;
    const Metric* metric = nullptr;
    std::size_t kind = 0;
};

// All columns that this ruleset gives, in the order of the rows and of the ruleset's kinds.
std::vector<MetricColumn> metric_columns(const Ruleset& rules);

// Index of the column of that name.
std::optional<std::size_t> find_column(std::span<const MetricColumn> columns, std::string_view name);

// The first columns, which result_hash covers; later ones enter extended_hash only.
inline constexpr std::size_t kHashedMetrics = 3;

inline std::optional<std::int64_t> value_of(const MetricColumn& column, const FloorRecord& floor,
                                            const Ruleset& rules) {
    if (column.metric->over == Over::cleared && floor.end != FloorEnd::cleared) {
        return {};
    }
    return column.metric->value(floor, rules, column.kind);
}

}  // namespace rogsim
