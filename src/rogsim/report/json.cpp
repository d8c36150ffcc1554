#include "rogsim/report/json.hpp"

#include "rogsim/metrics/metrics.hpp"
#include "rogsim/report/json_parts.hpp"
#include "rogsim/report/run_fields.hpp"

namespace rogsim {
namespace {

constexpr const char* kSchema = "rogsim.summary/1.1";

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

// What all personas have in common; nothing where they differ.
std::optional<std::string> common_level_ups(const Report& report) {
    const std::string first = level_ups_text(report.results.front().result.plan.persona.level_up);
    for (const Summary& summary : report.results) {
        if (level_ups_text(summary.result.plan.persona.level_up) != first) {
            return {};
        }
    }
    return first;
}

void add_config(JsonWriter& json, const Report& report) {
    const Plan& plan = report.results.front().result.plan;
    json.begin_object("config");
    json.count("seed", plan.seed);
    add_json_floors(json, plan);
    json.count("runs", plan.runs);
    json.begin_array("persona", JsonLayout::one_line);
    for (const Summary& summary : report.results) {
        json.text({}, summary.result.plan.persona.id);
    }
    json.end();
    if (const std::optional<std::string> level_ups = common_level_ups(report)) {
        json.text("level_up", *level_ups);
    } else {
        json.null("level_up");
    }
    json.text("stream", plan.cpython ? "cpython" : "keyed");
    add_json_tables(json, plan, report.context);
    if (report.context.scenario) {
        json.text("scenario", *report.context.scenario);
    } else {
        json.null("scenario");
    }
    json.text("mode", plan.isolated ? "isolated" : "campaign");
    json.text("hero", name_of(plan.hero));
    json.begin_object("monsters");
    for (const MonsterKind& kind : plan.rules.monsters) {
        json.begin_object(kind.id, JsonLayout::one_line);
        json.whole("hp", kind.hp);
        json.whole("power", kind.power);
        json.whole("defence", kind.defence);
        json.end();
    }
    json.end();
    json.end();
}

void add_floor(JsonWriter& json, const Summary& summary, std::size_t i, const std::vector<std::uint32_t>& quantiles) {
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
    for (std::size_t m = 0; m < summary.columns.size(); ++m) {
        add_json_metric(json, summary.columns[m].name, tally.metric[m], quantiles);
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
    json.real("death_share", floor.death_share);
    json.real("encounters_per_death", floor.encounters_per_death);
    json.end();
}

template <class Whole>
void add_whole(JsonWriter& json, std::string_view key, const std::optional<Whole>& value) {
    if (value) {
        json.whole(key, static_cast<std::int64_t>(*value));
    } else {
        json.null(key);
    }
}

void add_totals(JsonWriter& json, const Summary& summary) {
    const Tallies& tallies = summary.result.tallies;
    json.begin_object("totals");
    json.count("runs", tallies.runs);
    json.count("wins", tallies.won);
    json.count("died", tallies.died);
    json.count("stuck", tallies.stuck);
    add_rate(json, "win_rate", "ci", summary.win_rate);
    add_whole(json, "median_death_floor", summary.median_death);
    add_whole(json, "steepest_drop_floor",
              summary.steepest ? std::optional(summary.floors[*summary.steepest].floor) : std::nullopt);
    add_whole(json, "harmless_from_floor", summary.harmless_from.anything);
    json.begin_object("harmless_from_floor_by", JsonLayout::one_line);
    const std::vector<MonsterKind>& kinds = summary.result.plan.rules.monsters;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        add_whole(json, kinds[kind].id, summary.harmless_from.by_kind[kind]);
    }
    json.end();
    json.end();
}

// The lowest run of each kind of end.
void add_examples(JsonWriter& json, const Summary& summary) {
    json.begin_object("examples", JsonLayout::one_line);
    add_whole(json, "won", summary.result.tallies.first_win);
    add_whole(json, "died", first_run(summary, &FloorTally::first_death));
    add_whole(json, "stuck", first_run(summary, &FloorTally::first_stuck));
    json.end();
}

void add_result(JsonWriter& json, const Report& report, const Summary& summary) {
    json.begin_object();
    json.text("persona", summary.result.plan.persona.id);
    add_totals(json, summary);
    json.begin_array("floors");
    for (std::size_t i = 0; i < summary.floors.size(); ++i) {
        add_floor(json, summary, i, report.context.choice.quantiles);
    }
    json.end();
    json.text("level_up", level_ups_text(summary.result.plan.persona.level_up));
    json.text("result_hash", summary.result_hash);
    json.text("extended_hash", summary.extended_hash);
    add_examples(json, summary);
    json.end();
}

}  // namespace

std::string write_json(const Report& report) {
    JsonWriter json;
    json.begin_object();
    json.text("schema", kSchema);
    add_config(json, report);
    json.text("config_id", report.config_id);
    json.text("result_hash", report.result_hash);
    json.text("layout_hash", report.layout_hash);
    json.text("spawn_hash", report.spawn_hash);
    add_json_provenance(json);
    add_json_coverage(json, report.results.back().result.tallies.runs, report.complete, report.context);
    json.begin_array("results");
    for (const Summary& summary : report.results) {
        add_result(json, report, summary);
    }
    json.end();
    add_json_run_info(json, report.context);
    json.end();
    return json.document();
}

std::string write_jsonl(const Report& report) {
    std::string text;
    for (const Summary& summary : report.results) {
        for (const RunRow& row : summary.result.rows) {
            JsonWriter json;
            json.begin_object({}, JsonLayout::one_line);
            json.text("schema", "rogsim.run/1.0");
            for (const RunField& field : run_fields()) {
                const std::string value = field.text(summary.result.plan, row);
                if (field.is_text) {
                    json.text(field.name, value);
                } else {
                    json.wide(field.name, *parse_int128(value));
                }
            }
            json.end();
            text += json.document();
        }
    }
    return text;
}

}  // namespace rogsim
