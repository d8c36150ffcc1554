#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/context_of.hpp"
#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "cli/progress.hpp"
#include "cli/stop.hpp"
#include "rogsim/run/runner.hpp"

namespace rogsim {
namespace {

Result play(const Plan& plan, const Options& options) {
    ProgressLine line(options.quiet);
    RunnerOptions runner;
    runner.threads = options.threads;
    runner.progress = line.callback();
    runner.stop = &stop_requested();
    return run_plan(plan, runner);
}

}  // namespace

int run_campaigns(const Options& options) {
    const Plan plan = plan_of(options.plan);
    Outputs outputs = open_outputs(options.output);
    const std::string started = utc_now();
    tell_plan(options, plan);
    watch_signals();
    Result result = play(plan, options);
    log_line(fmt::format("{} runs in {:.3f} s on {} threads", result.tallies.runs, result.elapsed_s, result.threads));
    ReportContext context = context_of(options, {result.complete, result.threads, result.elapsed_s, started});
    const Summary summary = summarise(std::move(result), std::move(context));
    write_outputs(outputs, [&](const Format& format, const Look& look) { return format.write_summary(summary, look); });
    return summary.result.complete ? 0 : exit_code_of_signal();
}

}  // namespace rogsim
