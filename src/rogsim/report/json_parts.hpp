// Members that several JSON documents have in common.
#pragma once

#include <string_view>

#include "rogsim/report/context.hpp"
#include "rogsim/report/json_writer.hpp"
#include "rogsim/run/plan.hpp"
#include "rogsim/run/result.hpp"

namespace rogsim {

void add_json_floors(JsonWriter& json, const Plan& plan);                                // first and last
void add_json_tables(JsonWriter& json, const Plan& plan, const ReportContext& context);  // and overrides
void add_json_provenance(JsonWriter& json);
void add_json_coverage(JsonWriter& json, std::uint64_t runs, bool complete, const ReportContext& context);
void add_json_metric(JsonWriter& json, std::string_view name, const MetricTally& metric,
                     const std::vector<std::uint32_t>& quantiles);       // percent
void add_json_run_info(JsonWriter& json, const ReportContext& context);  // nothing where there is none

}  // namespace rogsim
