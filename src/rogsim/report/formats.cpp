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

constexpr Format kFormats[] = {
    {"table", "for people", as_text<Summary>, as_text<CensusReport>, as_text<ScheduleResult>},
    {"csv", "a row per floor", as_csv<Summary>, as_csv<CensusReport>, as_csv<ScheduleResult>},
    {"json", "everything, exact counts included", as_json<Summary>, as_json<CensusReport>, as_json<ScheduleResult>},
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
