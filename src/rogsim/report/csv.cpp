#include "rogsim/report/csv.hpp"

#include "rogsim/report/columns.hpp"
#include "rogsim/report/run_fields.hpp"

namespace rogsim {
namespace {

void add_cell(CsvLine& line, const Cell& cell) {
    if (cell.is_real) {
        csv_add_real(line, cell.real);
    } else {
        csv_add(line, cell.text);
    }
}

std::string write_wide(const Report& report) {
    const std::vector<FloorColumn> columns =
        floor_columns(report.results.front().result.plan.rules, report.context.choice);
    CsvLine header;
    for (const FloorColumn& column : columns) {
        csv_add(header, column.name);
    }
    std::string text = header.text + '\n';
    for (const Summary& summary : report.results) {
        for (std::size_t i = 0; i < summary.floors.size(); ++i) {
            CsvLine line;
            for (const FloorColumn& column : columns) {
                add_cell(line, column.cell(report, summary, i));
            }
            text += line.text + '\n';
        }
    }
    return text;
}

// What all rows of a floor begin with.
CsvLine long_row(const Report& report, const Summary& summary, std::size_t i, std::string_view metric,
                 std::string_view unit) {
    CsvLine line;
    csv_add(line, report.config_id);
    csv_add(line, summary.result.plan.persona.id);
    csv_add(line, std::to_string(summary.floors[i].floor));
    csv_add(line, metric);
    csv_add(line, unit);
    return line;
}

void add_blanks(CsvLine& line, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        csv_add(line, "");
    }
}

std::string long_rate(CsvLine line, std::uint64_t n, const std::optional<Rate>& rate, std::size_t quantiles) {
    csv_add_count(line, n);
    add_blanks(line, 4);
    csv_add_real(line, rate ? std::optional(rate->value) : std::nullopt);
    add_blanks(line, 2);
    csv_add_real(line, rate ? std::optional(rate->ci.lo) : std::nullopt);
    csv_add_real(line, rate ? std::optional(rate->ci.hi) : std::nullopt);
    add_blanks(line, quantiles);
    return line.text + '\n';
}

std::string long_metric(CsvLine line, const MetricTally& metric, const std::vector<std::uint32_t>& quantiles) {
    const Tally& t = metric.moments;
    csv_add_count(line, t.n);
    csv_add(line, to_decimal(t.sum));
    csv_add(line, to_decimal(t.sum_squares));
    if (t.n == 0) {
        add_blanks(line, 7 + quantiles.size());
        return line.text + '\n';
    }
    const Interval interval = mean_interval(t, z_of_confidence(0.95));
    csv_add(line, std::to_string(t.min));
    csv_add(line, std::to_string(t.max));
    csv_add_real(line, mean(t));
    csv_add_real(line, t.n > 1 ? std::optional(sd(t)) : std::nullopt);
    csv_add_real(line, t.n > 1 ? std::optional(standard_error(t)) : std::nullopt);
    csv_add_real(line, t.n > 1 ? std::optional(interval.lo) : std::nullopt);
    csv_add_real(line, t.n > 1 ? std::optional(interval.hi) : std::nullopt);
    for (const std::uint32_t percent : quantiles) {
        csv_add(line, std::to_string(*quantile(metric.counts, percent * 10000)));
    }
    return line.text + '\n';
}

std::string write_long(const Report& report) {
    const std::vector<std::uint32_t>& quantiles = report.context.choice.quantiles;
    std::string text = "config_id,persona,floor,metric,unit,n,sum,sumsq,min,max,mean,sd,se,lo,hi";
    for (const std::uint32_t percent : quantiles) {
        text += "," + quantile_name(percent);
    }
    text += '\n';
    for (const Summary& summary : report.results) {
        for (std::size_t i = 0; i < summary.floors.size(); ++i) {
            const FloorTally& floor = summary.result.tallies.floors[i];
            const FloorSummary& rates = summary.floors[i];
            const auto row = [&](std::string_view metric, std::string_view unit) {
                return long_row(report, summary, i, metric, unit);
            };
            text +=
                long_rate(row("clear_rate", "share"), floor.cleared + floor.died, rates.clear_rate, quantiles.size());
            text += long_rate(row("survival", "share"), summary.result.tallies.runs, rates.survival, quantiles.size());
            for (std::size_t m = 0; m < summary.columns.size(); ++m) {
                const MetricColumn& column = summary.columns[m];
                text += long_metric(row(column.name, column.metric->unit), floor.metric[m], quantiles);
            }
        }
    }
    return text;
}

}  // namespace

std::string write_csv(const Report& report) {
    return report.context.choice.long_layout ? write_long(report) : write_wide(report);
}

std::string write_runs_csv(const Report& report) {
    CsvLine header;
    for (const RunField& field : run_fields()) {
        csv_add(header, field.name);
    }
    std::string text = header.text + '\n';
    for (const Summary& summary : report.results) {
        for (const RunRow& row : summary.result.rows) {
            CsvLine line;
            for (const RunField& field : run_fields()) {
                csv_add(line, field.text(summary.result.plan, row));
            }
            text += line.text + '\n';
        }
    }
    return text;
}

std::string write_histograms_csv(const Report& report) {
    std::string text = "config_id,persona,floor,metric,unit,value,count\n";
    for (const Summary& summary : report.results) {
        for (std::size_t i = 0; i < summary.floors.size(); ++i) {
            for (std::size_t m = 0; m < summary.columns.size(); ++m) {
                const MetricColumn& column = summary.columns[m];
                const std::string begin = long_row(report, summary, i, column.name, column.metric->unit).text;
                for (const Bin& bin : bins(summary.result.tallies.floors[i].metric[m].counts)) {
                    text += begin + ',' + std::to_string(bin.value) + ',' + std::to_string(bin.count) + '\n';
                }
            }
        }
    }
    return text;
}

}  // namespace rogsim
