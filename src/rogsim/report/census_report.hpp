// A census as text, csv and json.
#pragma once

#include <string>

#include "rogsim/report/context.hpp"
#include "rogsim/report/look.hpp"
#include "rogsim/run/census.hpp"

namespace rogsim {

struct CensusReport {
    Census census;
    ReportContext context;
    std::string config_id;  // 12 hexadecimal digits: of tables, floors, seed and stream
};

CensusReport report_of(Census census, ReportContext context);

// Means and standard deviations by floor; then means by kind.
std::string write_text(const CensusReport& report, const Look& look);

// A row per floor and metric.
std::string write_csv(const CensusReport& report);

// rogsim.census/1.0, with exact histograms.
std::string write_json(const CensusReport& report);

}  // namespace rogsim
