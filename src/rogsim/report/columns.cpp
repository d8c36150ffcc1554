#include "rogsim/report/columns.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "rogsim/core/error.hpp"

namespace rogsim {
namespace {

using S = const Summary&;
using I = std::size_t;

const FloorTally& tally(S s, I i) { return s.result.tallies.floors[i]; }

Cell text(std::string value) { return {std::move(value), false, {}}; }
Cell count(std::uint64_t value) { return text(std::to_string(value)); }
Cell real(std::optional<double> value) { return {"", true, value}; }

Cell value_of(const std::optional<Rate>& rate) { return real(rate ? std::optional(rate->value) : std::nullopt); }
Cell lower(const std::optional<Rate>& rate) { return real(rate ? std::optional(rate->ci.lo) : std::nullopt); }
Cell upper(const std::optional<Rate>& rate) { return real(rate ? std::optional(rate->ci.hi) : std::nullopt); }

void add_curve(std::vector<FloorColumn>& to) {
    const auto add = [&](const char* name, Cell (*cell)(S, I)) {
        to.push_back({name, [cell](const Report&, S s, I i) { return cell(s, i); }});
    };
    to.push_back({"config_id", [](const Report& r, S, I) { return text(r.config_id); }});
    add("persona", [](S s, I) { return text(s.result.plan.persona.id); });
    add("floor", [](S s, I i) { return text(std::to_string(s.floors[i].floor)); });
    add("runs", [](S s, I) { return count(s.result.tallies.runs); });
    add("entered", [](S s, I i) { return count(tally(s, i).entered); });
    add("cleared", [](S s, I i) { return count(tally(s, i).cleared); });
    add("died", [](S s, I i) { return count(tally(s, i).died); });
    add("stuck", [](S s, I i) { return count(tally(s, i).stuck); });
    add("clear_rate", [](S s, I i) { return value_of(s.floors[i].clear_rate); });
    add("clear_lo", [](S s, I i) { return lower(s.floors[i].clear_rate); });
    add("clear_hi", [](S s, I i) { return upper(s.floors[i].clear_rate); });
    add("survival", [](S s, I i) { return value_of(s.floors[i].survival); });
    add("survival_lo", [](S s, I i) { return lower(s.floors[i].survival); });
    add("survival_hi", [](S s, I i) { return upper(s.floors[i].survival); });
    add("hazard", [](S s, I i) { return real(s.floors[i].hazard); });
}

using MetricCell = Cell (*)(const MetricTally& metric, std::uint32_t percent);

Cell mean_of(const MetricTally& m, std::uint32_t) {
    return real(m.moments.n > 0 ? std::optional(mean(m.moments)) : std::nullopt);
}

// Of one value alone there is no spread to be told.
Cell sd_of(const MetricTally& m, std::uint32_t) {
    return real(m.moments.n > 1 ? std::optional(sd(m.moments)) : std::nullopt);
}

Cell n_of(const MetricTally& m, std::uint32_t) { return count(m.moments.n); }

Cell quantile_of(const MetricTally& m, std::uint32_t percent) {
    const std::optional<std::int64_t> q = quantile(m.counts, percent * 10000);
    return text(q ? std::to_string(*q) : "");
}

// A column that is there already, because it came earlier, stays where it is.
void add_metric(std::vector<FloorColumn>& to, const MetricColumn& metric, I index, const std::string& suffix,
                MetricCell cell, std::uint32_t percent = 0) {
    const std::string name = metric.name + "_" + suffix;
    if (std::none_of(to.begin(), to.end(), [&](const FloorColumn& column) { return column.name == name; })) {
        to.push_back({name, [index, cell, percent](const Report&, S s, I i) {
                          return cell(tally(s, i).metric[index], percent);
                      }});
    }
}

void add_first_metrics(std::vector<FloorColumn>& to, const std::vector<MetricColumn>& metrics) {
    for (I m = 0; m < kHashedMetrics; ++m) {
        add_metric(to, metrics[m], m, "mean", mean_of);
        add_metric(to, metrics[m], m, "sd", sd_of);
        if (m == 0) {
            for (const std::uint32_t percent : {5U, 50U, 95U}) {
                add_metric(to, metrics[m], m, quantile_name(percent), quantile_of, percent);
            }
        }
    }
}

void add_kinds(std::vector<FloorColumn>& to, const Ruleset& rules) {
    for (I kind = 0; kind < rules.monsters.size(); ++kind) {
        to.push_back({"kills_" + rules.monsters[kind].id,
                      [kind](const Report&, S s, I i) { return count(tally(s, i).kills[kind]); }});
    }
    for (I kind = 0; kind <= rules.monsters.size(); ++kind) {
        const std::string& who = kind < rules.monsters.size() ? rules.monsters[kind].id : "own_fire";
        to.push_back(
            {"deaths_by_" + who, [kind](const Report&, S s, I i) { return count(tally(s, i).deaths_by[kind]); }});
    }
}

void add_all_metrics(std::vector<FloorColumn>& to, const std::vector<MetricColumn>& metrics,
                     const ReportChoice& choice) {
    to.push_back({"death_share", [](const Report&, S s, I i) { return real(s.floors[i].death_share); }});
    to.push_back(
        {"encounters_per_death", [](const Report&, S s, I i) { return real(s.floors[i].encounters_per_death); }});
    for (I m = 0; m < metrics.size(); ++m) {
        add_metric(to, metrics[m], m, "n", n_of);
        add_metric(to, metrics[m], m, "mean", mean_of);
        add_metric(to, metrics[m], m, "sd", sd_of);
        for (const std::uint32_t percent : choice.quantiles) {
            add_metric(to, metrics[m], m, quantile_name(percent), quantile_of, percent);
        }
    }
}

std::vector<FloorColumn> chosen(const std::vector<FloorColumn>& all, const std::vector<std::string>& names) {
    std::vector<FloorColumn> columns;
    for (const std::string& name : names) {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const FloorColumn& column) { return column.name == name; });
        if (found == all.end()) {
            std::vector<std::string> known;
            for (const FloorColumn& column : all) {
                known.push_back(column.name);
            }
            throw InputError("--columns: " + unknown_name(name, known));
        }
        columns.push_back(*found);
    }
    return columns;
}

}  // namespace

std::string quantile_name(std::uint32_t percent) { return fmt::format("p{:02}", percent); }

std::vector<FloorColumn> floor_columns(const Ruleset& rules, const ReportChoice& choice) {
    const std::vector<MetricColumn> metrics = metric_columns(rules);
    std::vector<FloorColumn> all;
    add_curve(all);
    add_first_metrics(all, metrics);
    add_kinds(all, rules);
    add_all_metrics(all, metrics, choice);
    return choice.columns.empty() ? all : chosen(all, choice.columns);
}

}  // namespace rogsim
