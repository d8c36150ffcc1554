#include "rogsim/report/json_parts.hpp"

#include "rogsim/core/rng.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/report/version.hpp"

namespace rogsim {
namespace {

// A number that an override gave, as a number where JSON has it so.
void add_override(JsonWriter& json, const std::string& path, const std::string& value) {
    const std::optional<Int128> whole = parse_int128(value);
    if (whole) {
        json.wide(path, *whole);
    } else {
        json.text(path, value);
    }
}

}  // namespace

void add_json_floors(JsonWriter& json, const Plan& plan) {
    json.begin_array("floors", JsonLayout::one_line);
    json.whole({}, plan.first_floor);
    json.whole({}, plan.last_floor);
    json.end();
}

void add_json_tables(JsonWriter& json, const Plan& plan, const ReportContext& context) {
    json.begin_object("tables", JsonLayout::one_line);
    json.text("name", plan.tables_name);
    json.text("sha256", plan.tables_sha256);
    json.end();
    json.begin_object("overrides");
    for (const auto& [path, value] : context.overrides) {
        add_override(json, path, value);
    }
    json.end();
}

void add_json_provenance(JsonWriter& json) {
    json.begin_object("provenance", JsonLayout::one_line);
    json.text("rogsim", kVersion);
    json.whole("rng_version", kRngVersion);
    json.whole("sim_version", kSimVersion);
    json.end();
}

void add_json_coverage(JsonWriter& json, std::uint64_t runs, bool complete, const ReportContext& context) {
    json.begin_object("coverage");
    json.begin_array("run_ranges", JsonLayout::one_line);
    if (runs > 0) {
        json.begin_array();
        json.count({}, 0);
        json.count({}, runs);
        json.end();
    }
    json.end();
    json.truth("complete", complete);
    json.text("stop_reason", context.stop_reason);
    json.end();
}

void add_json_metric(JsonWriter& json, std::string_view name, const MetricTally& metric,
                     const std::vector<std::uint32_t>& quantiles) {
    const Tally& t = metric.moments;
    const bool seen = t.n > 0;
    json.begin_object(name);
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
    for (const std::uint32_t percent : quantiles) {
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

void add_json_run_info(JsonWriter& json, const ReportContext& context) {
    if (!context.run_info) {
        return;
    }
    const RunInfo& info = *context.run_info;
    json.begin_object("run_info");
    json.text("compiler", info.compiler);
    json.count("threads", info.threads);
    json.real("elapsed_s", info.elapsed_s);
    json.text("started", info.started);
    json.end();
}

}  // namespace rogsim
