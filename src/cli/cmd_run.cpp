#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "cli/commands.hpp"
#include "cli/context_of.hpp"
#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "cli/progress.hpp"
#include "cli/stop.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/report/columns.hpp"
#include "rogsim/run/runner.hpp"

namespace rogsim {
namespace {

bool wants_rows(const Outputs& outputs) {
    const auto needs = [](const OpenExport& one) { return one.format->needs_rows; };
    return outputs.shown->needs_rows || std::any_of(outputs.exports.begin(), outputs.exports.end(), needs);
}

// Isolated floors have many ends.
void check_rows(const Plan& plan, const Outputs& outputs) {
    if (plan.isolated && wants_rows(outputs)) {
        throw InputError("--mode isolated: a run of isolated floors has no end to tell in runs or jsonl");
    }
}

Result play(const Plan& plan, const Options& options, bool keep_rows) {
    ProgressLine line(options.quiet);
    RunnerOptions runner;
    runner.threads = options.threads;
    runner.progress = line.callback();
    runner.keep_rows = keep_rows;
    runner.stop = &stop_requested();
    Result result = run_plan(plan, runner);
    log_line(fmt::format("{}: {} runs in {:.3f} s on {} threads", plan.persona.id, result.tallies.runs,
                         result.elapsed_s, result.threads));
    return result;
}

// How long all of them took, and whether nobody stopped them.
Making making_of(const std::vector<Result>& results, const std::string& started) {
    Making making{true, results.front().threads, 0, started};
    for (const Result& result : results) {
        making.complete = making.complete && result.complete;
        making.elapsed_s += result.elapsed_s;
    }
    return making;
}

}  // namespace

int run_campaigns(const Options& options) {
    const std::vector<Plan> plans = plans_of(options.plan);
    floor_columns(plans.front().rules, options.output.choice);
    Outputs outputs = open_outputs(options.output, [](const Format& format) { return format.write_report != nullptr; });
    check_rows(plans.front(), outputs);
    const std::string started = utc_now();
    tell_plan(options, plans.front());
    watch_signals();
    std::vector<Result> results;
    for (const Plan& plan : plans) {
        results.push_back(play(plan, options, wants_rows(outputs)));
    }
    ReportContext context = context_of(options, making_of(results, started));
    const Report report = report_of(std::move(results), std::move(context));
    write_outputs(outputs, [&](const Format& format, const Look& look) { return format.write_report(report, look); });
    return report.complete ? 0 : exit_code_of_signal();
}

}  // namespace rogsim
