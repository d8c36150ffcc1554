#include "rogsim/report/census_report.hpp"

#include <fmt/core.h>

#include <string_view>
#include <utility>

#include "rogsim/core/sha256.hpp"
#include "rogsim/report/csv.hpp"
#include "rogsim/report/json_parts.hpp"
#include "rogsim/report/numbers.hpp"
#include "rogsim/report/text_table.hpp"
#include "rogsim/report/version.hpp"

namespace rogsim {
namespace {

const char* stream_name(const Plan& plan) { return plan.cpython ? "cpython" : "keyed"; }

std::string short_hash(const std::string& hash) { return hash.substr(hash.find(':') + 1, 12); }

std::int32_t floor_number(const Census& census, std::size_t i) {
    return census.plan.first_floor + static_cast<std::int32_t>(i);
}

// Kinds have a path, such as monsters/troll.
bool is_kind(const CensusMetric& metric) { return metric.name.find('/') != std::string::npos; }

std::string last_name(const std::string& path) { return path.substr(path.find('/') + 1); }

std::string mean_text(const MetricTally& metric, const Look& look) {
    return metric.moments.n > 0 ? rounded(mean(metric.moments), 2) : look.utf8 ? "–" : "-";
}

std::string mean_and_sd_text(const MetricTally& metric, const Look& look) {
    if (metric.moments.n < 2) {
        return mean_text(metric, look);
    }
    return fmt::format("{} {}{}", rounded(mean(metric.moments), 1), look.utf8 ? "±" : "+-",
                       rounded(sd(metric.moments), 1));
}

TextColumn floor_column(const Census& census) {
    TextColumn column{"floor", Align::right, 0, {}};
    for (std::size_t i = 0; i < census.floors.size(); ++i) {
        column.cells.push_back(std::to_string(floor_number(census, i)));
    }
    return column;
}

std::string floors_table(const Census& census, const Look& look) {
    std::vector<TextColumn> columns = {floor_column(census)};
    for (std::size_t m = 0; m < census.metrics.size(); ++m) {
        if (is_kind(census.metrics[m])) {
            continue;
        }
        TextColumn& column =
            columns.emplace_back(TextColumn{census.metrics[m].name, Align::right, static_cast<int>(m), {}});
        for (const CensusFloor& floor : census.floors) {
            column.cells.push_back(mean_and_sd_text(floor.metric[m], look));
        }
    }
    TextColumn& unreachable = columns.emplace_back(TextColumn{"unreachable", Align::right, 0, {}});
    for (const CensusFloor& floor : census.floors) {
        unreachable.cells.push_back(std::to_string(floor.unreachable));
    }
    return text_table(std::move(columns), look, census.floors.size());
}

// Means of the kinds below `folder`, as "monsters/".
std::string kinds_table(const Census& census, std::string_view folder, const Look& look) {
    std::vector<TextColumn> columns = {floor_column(census)};
    for (std::size_t m = 0; m < census.metrics.size(); ++m) {
        if (!census.metrics[m].name.starts_with(folder)) {
            continue;
        }
        TextColumn& column =
            columns.emplace_back(TextColumn{last_name(census.metrics[m].name), Align::right, static_cast<int>(m), {}});
        for (const CensusFloor& floor : census.floors) {
            column.cells.push_back(mean_text(floor.metric[m], look));
        }
    }
    return text_table(std::move(columns), look, census.floors.size());
}

std::string title(const CensusReport& report, const Look& look) {
    const Census& census = report.census;
    std::vector<std::string> parts = {
        fmt::format("rogsim {}", kVersion),
        "census",
        fmt::format("tables {} ({})", census.plan.tables_name, census.plan.tables_sha256.substr(0, 8)),
        fmt::format("seed {}", census.plan.seed),
        fmt::format("stream {}", stream_name(census.plan)),
        fmt::format("{} floors each", census.runs),
    };
    for (const auto& [path, value] : report.context.overrides) {
        parts.push_back(fmt::format("{}={}", path, value));
    }
    if (report.context.run_info) {
        parts.push_back(fmt::format("{} s", rounded(report.context.run_info->elapsed_s, 2)));
    }
    return text_line(parts, look);
}

std::string notes(const CensusReport& report) {
    const Census& census = report.census;
    std::string text;
    if (!census.complete) {
        text += fmt::format("INCOMPLETE ({}): {} of {} floors each\n", report.context.stop_reason, census.runs,
                            census.plan.runs);
    }
    if (census.plan.cpython) {
        text += "stream cpython: floor i starts from seed + i, so neighbouring seeds share most floors, by design\n";
    }
    return text;
}

std::optional<double> real(std::optional<std::int64_t> value) {
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

std::string csv_row(const CensusReport& report, std::size_t i, std::size_t m) {
    const Census& census = report.census;
    const CensusFloor& floor = census.floors[i];
    const MetricTally& metric = floor.metric[m];
    const Tally& t = metric.moments;
    CsvLine line;
    csv_add(line, report.config_id);
    csv_add(line, std::to_string(floor_number(census, i)));
    csv_add_count(line, floor.floors);
    csv_add_count(line, floor.unreachable);
    csv_add(line, census.metrics[m].name);
    csv_add(line, census.metrics[m].unit);
    csv_add_count(line, t.n);
    csv_add(line, to_decimal(t.sum));
    csv_add(line, to_decimal(t.sum_squares));
    csv_add(line, t.n > 0 ? std::to_string(t.min) : "");
    csv_add(line, t.n > 0 ? std::to_string(t.max) : "");
    csv_add_real(line, t.n > 0 ? std::optional(mean(t)) : std::nullopt);
    csv_add_real(line, t.n > 1 ? std::optional(sd(t)) : std::nullopt);
    for (const std::uint32_t percent : {5U, 25U, 50U, 75U, 95U}) {
        csv_add_real(line, real(quantile(metric.counts, percent * 10000)));
    }
    return line.text + '\n';
}

void add_floor(JsonWriter& json, const CensusReport& report, std::size_t i) {
    const Census& census = report.census;
    const CensusFloor& floor = census.floors[i];
    json.begin_object();
    json.whole("floor", floor_number(census, i));
    json.count("floors", floor.floors);
    json.count("unreachable", floor.unreachable);
    json.begin_object("metrics");
    for (std::size_t m = 0; m < census.metrics.size(); ++m) {
        add_json_metric(json, census.metrics[m].name, floor.metric[m], report.context.choice.quantiles);
    }
    json.end();
    json.end();
}

}  // namespace

CensusReport report_of(Census census, ReportContext context) {
    const Plan& plan = census.plan;
    const std::string canonical =
        fmt::format("census\ntables {}\nfloors {}-{}\nseed {}\nstream {}\n", plan.tables_sha256, plan.first_floor,
                    plan.last_floor, plan.seed, stream_name(plan));
    CensusReport report;
    report.config_id = sha256_hex(canonical).substr(0, 12);
    report.census = std::move(census);
    report.context = std::move(context);
    return report;
}

std::string write_text(const CensusReport& report, const Look& look) {
    const Census& census = report.census;
    std::string text = title(report, look) + notes(report);
    text += "\nmean and standard deviation of a floor\n" + floors_table(census, look);
    text += "\nmonsters placed, mean of a floor\n" + kinds_table(census, "monsters/", look);
    text += "\nitems placed, mean of a floor\n" + kinds_table(census, "items/", look);
    const std::string parts[] = {"layout " + short_hash(layout_hash(census)),
                                 "spawn " + short_hash(spawn_hash(census))};
    return text + '\n' + text_line(parts, look);
}

std::string write_csv(const CensusReport& report) {
    std::string text =
        "config_id,floor,floors,unreachable,metric,unit,n,sum,sumsq,min,max,mean,sd,p05,p25,p50,p75,p95\n";
    for (std::size_t i = 0; i < report.census.floors.size(); ++i) {
        for (std::size_t m = 0; m < report.census.metrics.size(); ++m) {
            text += csv_row(report, i, m);
        }
    }
    return text;
}

std::string write_json(const CensusReport& report) {
    const Census& census = report.census;
    JsonWriter json;
    json.begin_object();
    json.text("schema", "rogsim.census/1.0");
    json.begin_object("config");
    json.count("seed", census.plan.seed);
    add_json_floors(json, census.plan);
    json.count("runs", census.plan.runs);
    json.text("stream", stream_name(census.plan));
    add_json_tables(json, census.plan, report.context);
    json.end();
    json.text("config_id", report.config_id);
    json.text("layout_hash", layout_hash(census));
    json.text("spawn_hash", spawn_hash(census));
    add_json_provenance(json);
    add_json_coverage(json, census.runs, census.complete, report.context);
    json.begin_array("metrics");
    for (const CensusMetric& metric : census.metrics) {
        json.begin_object({}, JsonLayout::one_line);
        json.text("name", metric.name);
        json.text("unit", metric.unit);
        json.text("summary", metric.summary);
        json.end();
    }
    json.end();
    json.begin_array("floors");
    for (std::size_t i = 0; i < census.floors.size(); ++i) {
        add_floor(json, report, i);
    }
    json.end();
    add_json_run_info(json, report.context);
    json.end();
    return json.document();
}

}  // namespace rogsim
