#include "cli/commands.hpp"
#include "cli/context_of.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "cli/progress.hpp"
#include "cli/stop.hpp"
#include "rogsim/run/census.hpp"

namespace rogsim {
namespace {

Census count_floors(const Plan& plan, const Options& options) {
    ProgressLine line(options.quiet);
    RunnerOptions runner;
    runner.threads = options.threads;
    runner.progress = line.callback();
    runner.stop = &stop_requested();
    return run_census(plan, runner);
}

}  // namespace

int run_census(const Options& options) {
    const Plan plan = plan_of(options.plan);
    Outputs outputs = open_outputs(options.output, [](const Format& format) { return format.write_census != nullptr; });
    const std::string started = utc_now();
    tell_plan(options, plan);
    watch_signals();
    Census census = count_floors(plan, options);
    ReportContext context = context_of(options, {census.complete, census.threads, census.elapsed_s, started});
    const CensusReport report = report_of(std::move(census), std::move(context));
    write_outputs(outputs, [&](const Format& format, const Look& look) { return format.write_census(report, look); });
    return report.census.complete ? 0 : exit_code_of_signal();
}

}  // namespace rogsim
