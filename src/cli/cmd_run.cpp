#include <fmt/core.h>

#include <ctime>

#include "cli/commands.hpp"
#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "cli/progress.hpp"
#include "cli/stop.hpp"
#include "rogsim/run/runner.hpp"

namespace rogsim {
namespace {

std::string utc_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text, length};
}

std::string compiler() {
#if defined(__clang__)
    return fmt::format("clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    return fmt::format("gcc {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    return "unknown";
#endif
}

Result play(const Plan& plan, const Options& options) {
    ProgressLine line(options.quiet);
    RunnerOptions runner;
    runner.threads = options.threads;
    runner.progress = line.callback();
    runner.stop = &stop_requested();
    return run_plan(plan, runner);
}

SummaryContext context_of(const Options& options, const Result& result, const std::string& started) {
    SummaryContext context;
    for (const json::Override& given : options.plan.overrides) {
        context.overrides.emplace_back(given.path, given.value);
    }
    context.stop_reason = result.complete ? "runs" : "interrupted";
    if (options.output.run_info) {
        context.run_info = RunInfo{compiler(), started, result.threads, result.elapsed_s};
    }
    return context;
}

}  // namespace

int run_campaigns(const Options& options) {
    const Plan plan = plan_of(options.plan);
    Outputs outputs = open_outputs(options.output);
    const std::string started = utc_now();
    log_line(fmt::format("tables {} ({}), floors {}-{}, {} runs, seed {}", plan.tables_name, plan.tables_sha256,
                         plan.first_floor, plan.last_floor, plan.runs, plan.seed));
    watch_signals();
    Result result = play(plan, options);
    log_line(fmt::format("{} runs in {:.3f} s on {} threads", result.tallies.runs, result.elapsed_s, result.threads));
    SummaryContext context = context_of(options, result, started);
    const Summary summary = summarise(std::move(result), std::move(context));
    write_outputs(outputs, [&](const Format& format, const Look& look) { return format.write_summary(summary, look); });
    return summary.result.complete ? 0 : exit_code_of_signal();
}

}  // namespace rogsim
