// The list of output formats: each turns a finished value into bytes and knows nothing else.
#pragma once

#include <span>
#include <string>

#include "rogsim/report/census_report.hpp"
#include "rogsim/report/look.hpp"
#include "rogsim/report/summary.hpp"
#include "rogsim/study/schedule.hpp"

namespace rogsim {

struct Format {
    const char* name;
    const char* summary;  // one line
    bool needs_rows;      // of every run
    // The look matters only to what people read. nullptr: this format has no such thing.
    std::string (*write_report)(const Report& report, const Look& look);
    std::string (*write_census)(const CensusReport& report, const Look& look);
    std::string (*write_schedule)(const ScheduleResult& schedule, const Look& look);
};

std::span<const Format> formats();

// InputError with the nearest name.
const Format& format_named(const std::string& name);

}  // namespace rogsim
