#include "rogsim/report/json.hpp"

#include <algorithm>

#include "rogsim/core/rng.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/metrics/metrics.hpp"
#include "rogsim/report/json_writer.hpp"
#include "rogsim/report/version.hpp"

namespace rogsim {
namespace {

constexpr const char* kSchema = "rogsim.summary/1.0";
constexpr std::uint32_t kPercentiles[] = {5, 25, 50, 75, 95};

void add_interval(JsonWriter& json, std::string_view key, const std::optional<Rate>& rate) {
    if (!rate) {
        json.null(key);
        return;
    }
    json.begin_array(key, JsonLayout::one_line);
    json.real({}, rate->ci.lo);
    json.real({}, rate->ci.hi);
    json.end();
}

void add_rate(JsonWriter& json, std::string_view key, std::string_view interval_key, const std::optional<Rate>& rate) {
    json.real(key, rate ? std::optional(rate->value) : std::nullopt);
    add_interval(json, interval_key, rate);
}

// A number that an override gave, as a number where JSON has it so.
void add_override(JsonWriter& json, const std::string& path, const std::string& value) {
    const std::optional<Int128> whole = parse_int128(value);
    if (whole) {
        json.wide(path, *whole);
    } else {
        json.text(path, value);
    }
}

void add_config(JsonWriter& json, const Summary& summary) {
    const Plan& plan = summary.result.plan;
    json.begin_object("config");
    json.count("seed", plan.seed);
    json.begin_array("floors", JsonLayout::one_line);
    json.whole({}, plan.first_floor);
    json.whole({}, plan.last_floor);
    json.end();
    json.count("runs", plan.runs);
    json.begin_array("persona", JsonLayout::one_line);
    json.text({}, plan.persona);
    json.end();
    json.text("level_up", name_of(plan.level_up));
    json.text("stream", plan.cpython ? "cpython" : "keyed");
    json.begin_object("tables", JsonLayout::one_line);
    json.text("name", plan.tables_name);
    json.text("sha256", plan.tables_sha256);
    json.end();
    json.begin_object("overrides");
    for (const auto& [path, value] : summary.context.overrides) {
        add_override(json, path, value);
    }
    json.end();
    json.end();
}

void add_coverage(JsonWriter& json, const Summary& summary) {
    json.begin_object("coverage");
    json.begin_array("run_ranges", JsonLayout::one_line);
    if (summary.result.tallies.runs > 0) {
        json.begin_array();
        json.count({}, 0);
        json.count({}, summary.result.tallies.runs);
        json.end();
    }
    json.end();
    json.truth("complete", summary.result.complete);
    json.text("stop_reason", summary.context.stop_reason);
    json.end();
}

void add_metric(JsonWriter& json, const Metric& row, const MetricTally& metric) {
    const Tally& t = metric.moments;
    const bool seen = t.n > 0;
    json.begin_object(row.name);
    json.count("n", t.n);
    json.wide("sum", t.sum);
    json.wide_count("sumsq", t.sum_squares);
    const auto add_or_null = [&](const char* key, const auto& add) {
        if (seen) {
            add(key);
        } else {
            json.null(key);
        }
    };
    add_or_null("min", [&](const char* key) { json.whole(key, t.min); });
    add_or_null("max", [&](const char* key) { json.whole(key, t.max); });
    add_or_null("min_run", [&](const char* key) { json.count(key, t.min_run); });
    add_or_null("max_run", [&](const char* key) { json.count(key, t.max_run); });
    json.real("mean", seen ? std::optional(mean(t)) : std::nullopt);
    json.real("sd", t.n > 1 ? std::optional(sd(t)) : std::nullopt);
    json.begin_object("q", JsonLayout::one_line);
    for (const std::uint32_t percent : kPercentiles) {
        const std::string key = std::to_string(percent);
        add_or_null(key.c_str(), [&](const char* k) { json.whole(k, *quantile(metric.counts, percent * 10000)); });
    }
    json.end();
    json.begin_array("hist", JsonLayout::one_line);
    for (const Bin& bin : bins(metric.counts)) {
        json.begin_array();
        json.whole({}, bin.value);
        json.count({}, bin.count);
        json.end();
    }
    json.end();
    json.end();
}

void add_floor(JsonWriter& json, const Summary& summary, std::size_t i) {
    const FloorTally& tally = summary.result.tallies.floors[i];
    const FloorSummary& floor = summary.floors[i];
    json.begin_object();
    json.whole("floor", floor.floor);
    json.count("entered", tally.entered);
    json.count("cleared", tally.cleared);
    json.count("died", tally.died);
    json.count("stuck", tally.stuck);
    add_rate(json, "clear_rate", "ci", floor.clear_rate);
    add_rate(json, "survival", "survival_ci", floor.survival);
    json.real("hazard", floor.hazard);
    json.begin_object("metrics");
    for (std::size_t m = 0; m < metrics().size(); ++m) {
        add_metric(json, metrics()[m], tally.metric[m]);
    }
    json.end();
    const std::vector<MonsterKind>& kinds = summary.result.plan.rules.monsters;
    json.begin_object("kills", JsonLayout::one_line);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        json.count(kinds[kind].id, tally.kills[kind]);
    }
    json.end();
    json.begin_object("deaths_by", JsonLayout::one_line);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        json.count(kinds[kind].id, tally.deaths_by[kind]);
    }
    json.count("own_fire", tally.deaths_by.back());
    json.end();
    json.end();
}

void add_results(JsonWriter& json, const Summary& summary) {
    const Tallies& tallies = summary.result.tallies;
    json.begin_array("results");
    json.begin_object();
    json.text("persona", summary.result.plan.persona);
    json.begin_object("totals");
    json.count("runs", tallies.runs);
    json.count("wins", tallies.won);
    json.count("died", tallies.died);
    json.count("stuck", tallies.stuck);
    add_rate(json, "win_rate", "ci", summary.win_rate);
    json.end();
    json.begin_array("floors");
    for (std::size_t i = 0; i < summary.floors.size(); ++i) {
        add_floor(json, summary, i);
    }
    json.end();
    json.end();
    json.end();
}

void add_run_info(JsonWriter& json, const RunInfo& info) {
    json.begin_object("run_info");
    json.text("compiler", info.compiler);
    json.count("threads", info.threads);
    json.real("elapsed_s", info.elapsed_s);
    json.text("started", info.started);
    json.end();
}

}  // namespace

std::string write_json(const Summary& summary) {
    JsonWriter json;
    json.begin_object();
    json.text("schema", kSchema);
    add_config(json, summary);
    json.text("config_id", summary.config_id);
    json.text("result_hash", summary.result_hash);
    json.text("layout_hash", summary.layout_hash);
    json.text("spawn_hash", summary.spawn_hash);
    json.begin_object("provenance", JsonLayout::one_line);
    json.text("rogsim", kVersion);
    json.whole("rng_version", kRngVersion);
    json.whole("sim_version", kSimVersion);
    json.end();
    add_coverage(json, summary);
    add_results(json, summary);
    if (summary.context.run_info) {
        add_run_info(json, *summary.context.run_info);
    }
    json.end();
    return json.document();
}

}  // namespace rogsim
