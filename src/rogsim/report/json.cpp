#include "rogsim/report/json.hpp"

#include "rogsim/metrics/metrics.hpp"
#include "rogsim/report/json_parts.hpp"

namespace rogsim {
namespace {

constexpr const char* kSchema = "rogsim.summary/1.0";

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

void add_config(JsonWriter& json, const Summary& summary) {
    const Plan& plan = summary.result.plan;
    json.begin_object("config");
    json.count("seed", plan.seed);
    add_json_floors(json, plan);
    json.count("runs", plan.runs);
    json.begin_array("persona", JsonLayout::one_line);
    json.text({}, plan.persona.id);
    json.end();
    json.text("level_up", level_ups_text(plan.persona.level_up));
    json.text("stream", plan.cpython ? "cpython" : "keyed");
    add_json_tables(json, plan, summary.context);
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
        add_json_metric(json, metrics()[m].name, tally.metric[m]);
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
    json.text("persona", summary.result.plan.persona.id);
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
    add_json_provenance(json);
    add_json_coverage(json, summary.result.tallies.runs, summary.result.complete, summary.context);
    add_results(json, summary);
    add_json_run_info(json, summary.context);
    json.end();
    return json.document();
}

}  // namespace rogsim
