#include "rogsim/report/formats.hpp"

#include <vector>

#include "rogsim/core/error.hpp"
#include "rogsim/report/csv.hpp"
#include "rogsim/report/json.hpp"
#include "rogsim/report/schedule_report.hpp"
#include "rogsim/report/text.hpp"

namespace rogsim {
namespace {

template <typename Value>
std::string as_text(const Value& value, const Look& look) {
    return write_text(value, look);
}

template <typename Value>
std::string as_csv(const Value& value, const Look&) {
    return write_csv(value);
}

template <typename Value>
std::string as_json(const Value& value, const Look&) {
    return write_json(value);
}

template <typename Value>
std::string as_markdown(const Value& value, const Look&) {
    Look look;
    look.utf8 = true;
    look.markdown = true;
    return write_text(value, look);
}

std::string as_jsonl(const Report& report, const Look&) { return write_jsonl(report); }
std::string as_runs(const Report& report, const Look&) { return write_runs_csv(report); }
std::string as_hist(const Report& report, const Look&) { return write_histograms_csv(report); }

constexpr Format kFormats[] = {
    {"table", "for people", false, as_text<Report>, as_text<CensusReport>, as_text<ScheduleResult>},
    {"csv", "a row per floor", false, as_csv<Report>, as_csv<CensusReport>, as_csv<ScheduleResult>},
    {"json", "everything, exact counts included", false, as_json<Report>, as_json<CensusReport>,
     as_json<ScheduleResult>},
    {"md", "the table in Markdown", false, as_markdown<Report>, as_markdown<CensusReport>, as_markdown<ScheduleResult>},
    {"jsonl", "a JSON object per run", true, as_jsonl, nullptr, nullptr},
    {"runs", "csv, a row per run", true, as_runs, nullptr, nullptr},
    {"hist", "csv, a row per floor, statistic and value", false, as_hist, nullptr, nullptr},
};

}  // namespace

std::span<const Format> formats() { return kFormats; }

const Format& format_named(const std::string& name) {
    std::vector<std::string> known;
    for (const Format& format : kFormats) {
        if (name == format.name) {
            return format;
        }
        known.emplace_back(format.name);
    }
    throw InputError(unknown_name(name, known));
}

}  // namespace rogsim
