// What run and census tell beside their results.
#pragma once

#include <string>

#include "cli/options.hpp"
#include "rogsim/report/context.hpp"
#include "rogsim/run/plan.hpp"

namespace rogsim {

// ISO 8601, in whole seconds.
std::string utc_now();

// How a simulation went.
struct Making {
    bool complete = true;
    unsigned threads = 1;
    double elapsed_s = 0;
    std::string started;
};

ReportContext context_of(const Options& options, const Making& making);

// On standard error: the plan with --verbose, and a seed that nobody could know.
void tell_plan(const Options& options, const Plan& plan);

}  // namespace rogsim
