#include "cli/context_of.hpp"

#include <fmt/core.h>

#include <ctime>

#include "cli/log.hpp"

namespace rogsim {
namespace {

std::string compiler() {
#if defined(__clang__)
    return fmt::format("clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    return fmt::format("gcc {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    return "unknown";
#endif
}

}  // namespace

std::string utc_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text, length};
}

ReportContext context_of(const Options& options, const Making& making) {
    ReportContext context;
    context.scenario = options.scenario;
    for (const json::Override& given : options.plan.overrides) {
        context.overrides.emplace_back(given.path, given.value);
    }
    context.choice = options.output.choice;
    context.stop_reason = making.complete ? "runs" : "interrupted";
    if (options.output.run_info) {
        context.run_info = RunInfo{compiler(), making.started, making.threads, making.elapsed_s};
    }
    return context;
}

void tell_plan(const Options& options, const Plan& plan) {
    log_line(fmt::format("tables {} ({}), floors {}-{}, {} runs, seed {}", plan.tables_name, plan.tables_sha256,
                         plan.first_floor, plan.last_floor, plan.runs, plan.seed));
    if (!options.plan.seed) {
        note(options.quiet, fmt::format("seed {}", plan.seed));
    }
}

}  // namespace rogsim
