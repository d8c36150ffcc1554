#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "rogsim/core/error.hpp"

namespace rogsim {

int run_schedule(const Options& options) {
    if (options.schedule.creatures.empty()) {
        throw InputError("--speed: name at least one creature, as --speed bat=3");
    }
    const ScheduleResult schedule = simulate_schedule(options.schedule.creatures, options.schedule.turns);
    Outputs outputs =
        open_outputs(options.output, [](const Format& format) { return format.write_schedule != nullptr; });
    write_outputs(outputs,
                  [&](const Format& format, const Look& look) { return format.write_schedule(schedule, look); });
    return 0;
}

}  // namespace rogsim
