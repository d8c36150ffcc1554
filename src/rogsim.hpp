// The library in one include: read tables, run a plan, report. It never prints, logs, exits or reads the environment;
// the interface promises nothing before version 1.0.
#pragma once

#include "rogsim/core/error.hpp"
#include "rogsim/metrics/metrics.hpp"
#include "rogsim/report/census_report.hpp"
#include "rogsim/report/csv.hpp"
#include "rogsim/report/formats.hpp"
#include "rogsim/report/json.hpp"
#include "rogsim/report/schedule_report.hpp"
#include "rogsim/report/summary.hpp"
#include "rogsim/report/text.hpp"
#include "rogsim/report/version.hpp"
#include "rogsim/run/census.hpp"
#include "rogsim/run/oracle_floors.hpp"
#include "rogsim/run/oracle_traces.hpp"
#include "rogsim/run/plan.hpp"
#include "rogsim/run/result.hpp"
#include "rogsim/run/runner.hpp"
#include "rogsim/study/schedule.hpp"
#include "rogsim/tables/load.hpp"
