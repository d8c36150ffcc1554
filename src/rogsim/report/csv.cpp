#include "rogsim/report/csv.hpp"

#include <array>

#include "rogsim/metrics/metrics.hpp"

namespace rogsim {
namespace {

// What one column of a floor shows, beside those of kinds and metrics.
struct FloorColumn {
    const char* name;
    void (*add)(CsvLine& line, const Summary& summary, std::size_t floor);
};

const FloorTally& tally(const Summary& s, std::size_t i) { return s.result.tallies.floors[i]; }

std::optional<double> value_of(const std::optional<Rate>& rate) {
    return rate ? std::optional(rate->value) : std::nullopt;
}
std::optional<double> lower(const std::optional<Rate>& rate) {
    return rate ? std::optional(rate->ci.lo) : std::nullopt;
}
std::optional<double> upper(const std::optional<Rate>& rate) {
    return rate ? std::optional(rate->ci.hi) : std::nullopt;
}

using S = const Summary&;
using I = std::size_t;

constexpr FloorColumn kColumns[] = {
    {"config_id", [](CsvLine& l, S s, I) { csv_add(l, s.config_id); }},
    {"persona", [](CsvLine& l, S s, I) { csv_add(l, s.result.plan.persona.id); }},
    {"floor", [](CsvLine& l, S s, I i) { csv_add(l, std::to_string(s.floors[i].floor)); }},
    {"runs", [](CsvLine& l, S s, I) { csv_add_count(l, s.result.tallies.runs); }},
    {"entered", [](CsvLine& l, S s, I i) { csv_add_count(l, tally(s, i).entered); }},
    {"cleared", [](CsvLine& l, S s, I i) { csv_add_count(l, tally(s, i).cleared); }},
    {"died", [](CsvLine& l, S s, I i) { csv_add_count(l, tally(s, i).died); }},
    {"stuck", [](CsvLine& l, S s, I i) { csv_add_count(l, tally(s, i).stuck); }},
    {"clear_rate", [](CsvLine& l, S s, I i) { csv_add_real(l, value_of(s.floors[i].clear_rate)); }},
    {"clear_lo", [](CsvLine& l, S s, I i) { csv_add_real(l, lower(s.floors[i].clear_rate)); }},
    {"clear_hi", [](CsvLine& l, S s, I i) { csv_add_real(l, upper(s.floors[i].clear_rate)); }},
    {"survival", [](CsvLine& l, S s, I i) { csv_add_real(l, value_of(s.floors[i].survival)); }},
    {"survival_lo", [](CsvLine& l, S s, I i) { csv_add_real(l, lower(s.floors[i].survival)); }},
    {"survival_hi", [](CsvLine& l, S s, I i) { csv_add_real(l, upper(s.floors[i].survival)); }},
    {"hazard", [](CsvLine& l, S s, I i) { csv_add_real(l, s.floors[i].hazard); }},
};

// Columns of a metric: mean and sd; with quantiles for turns, whose spread is asked for most.
struct MetricColumn {
    const char* suffix;
    bool every_metric;
    std::optional<double> (*value)(const MetricTally& metric);
};

template <std::uint32_t ppm>
std::optional<double> quantile_of(const MetricTally& metric) {
    const std::optional<std::int64_t> q = quantile(metric.counts, ppm);
    return q ? std::optional(static_cast<double>(*q)) : std::nullopt;
}

constexpr MetricColumn kMetricColumns[] = {
    {"_mean", true,
     [](const MetricTally& m) { return m.moments.n > 0 ? std::optional(mean(m.moments)) : std::nullopt; }},
    {"_sd", true,  // of one value alone there is no spread to be told
     [](const MetricTally& m) { return m.moments.n > 1 ? std::optional(sd(m.moments)) : std::nullopt; }},
    {"_p05", false, quantile_of<50000>},
    {"_p50", false, quantile_of<500000>},
    {"_p95", false, quantile_of<950000>},
};

bool shown_for(const MetricColumn& column, const Metric& metric) {
    return column.every_metric || std::string_view(metric.name) == "turns";
}

std::string header(const Summary& summary) {
    CsvLine line;
    for (const FloorColumn& column : kColumns) {
        csv_add(line, column.name);
    }
    for (const Metric& metric : metrics()) {
        for (const MetricColumn& column : kMetricColumns) {
            if (shown_for(column, metric)) {
                csv_add(line, std::string(metric.name) + column.suffix);
            }
        }
    }
    for (const char* prefix : {"kills_", "deaths_by_"}) {
        for (const MonsterKind& kind : summary.result.plan.rules.monsters) {
            csv_add(line, prefix + kind.id);
        }
    }
    csv_add(line, "deaths_by_own_fire");
    return line.text + '\n';
}

std::string row(const Summary& summary, std::size_t i) {
    CsvLine line;
    for (const FloorColumn& column : kColumns) {
        column.add(line, summary, i);
    }
    const FloorTally& floor = tally(summary, i);
    for (std::size_t m = 0; m < metrics().size(); ++m) {
        for (const MetricColumn& column : kMetricColumns) {
            if (shown_for(column, metrics()[m])) {
                csv_add_real(line, column.value(floor.metric[m]));
            }
        }
    }
    for (const std::uint64_t kills : floor.kills) {
        csv_add_count(line, kills);
    }
    for (const std::uint64_t deaths : floor.deaths_by) {
        csv_add_count(line, deaths);
    }
    return line.text + '\n';
}

}  // namespace

std::string write_csv(const Summary& summary) {
    std::string text = header(summary);
    for (std::size_t i = 0; i < summary.floors.size(); ++i) {
        text += row(summary, i);
    }
    return text;
}

}  // namespace rogsim
