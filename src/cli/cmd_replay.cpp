#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/context_of.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/report/replay_report.hpp"
#include "rogsim/report/run_fields.hpp"
#include "rogsim/run/replay.hpp"

namespace rogsim {
namespace {

Plan the_plan(const PlanOptions& options) {
    std::vector<Plan> plans = plans_of(options);
    if (plans.size() > 1) {
        throw InputError("replay: one player plays a run, not " + std::to_string(plans.size()) +
                         "; choose one with --persona");
    }
    return plans.front();
}

// The same turns of each floor that is told of.
std::vector<ShotRequest> requests_of(const Plan& plan, const ReplayOptions& options) {
    std::vector<ShotRequest> requests;
    for (std::int32_t floor = plan.first_floor; floor <= plan.last_floor; ++floor) {
        if (!options.floor || *options.floor == static_cast<std::uint64_t>(floor)) {
            requests.push_back({floor, options.maps});
        }
    }
    return requests;
}

void check_floor(const ReplayOptions& options, const Replay& replay) {
    if (!options.floor) {
        return;
    }
    const std::int32_t first = replay.floors.front().record.floor;
    const std::int32_t last = replay.row.floor;
    const auto floor = static_cast<std::int32_t>(*options.floor);
    if (floor < first || floor > last) {
        throw InputError(fmt::format("--floor: run {} saw floors {} to {}, where it {}", replay.row.run, first, last,
                                     replay.row.outcome == Outcome::stuck ? "was stuck" : name_of(replay.row.outcome)));
    }
}

}  // namespace

int run_replay(const Options& options) {
    const Plan plan = the_plan(options.plan);
    const ReplayOptions& asked = options.replay;
    tell_plan(options, plan);
    const Replay replay = replay_run(plan, asked.run, requests_of(plan, asked));
    check_floor(asked, replay);
    std::string text;
    if (!asked.maps.empty()) {
        text += write_maps(replay, plan.rules);
    }
    if (asked.why) {
        text += write_why(replay, plan.rules);
    }
    if (text.empty()) {
        const auto floor = asked.floor ? std::optional(static_cast<std::int32_t>(*asked.floor)) : std::nullopt;
        text = write_trace(replay, plan.rules, floor) + write_end(plan, replay);
    }
    write_standard_output(text);
    return 0;
}

}  // namespace rogsim
