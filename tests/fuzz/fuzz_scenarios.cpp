// The input is the text of a scenario. It is either understood or refused with InputError, by every command.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "cli/parse.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace {

// What was understood is within the bounds that the rest of the program relies on.
void check(const rogsim::Options& options) {
    const rogsim::PlanOptions& plan = options.plan;
    const bool sane = plan.floors.first >= 1 && plan.floors.first <= plan.floors.last &&
                      plan.floors.last <= rogsim::kMaxFloor && plan.runs >= 1 && plan.runs <= rogsim::kMaxRuns &&
                      options.threads <= rogsim::kMaxThreads;
    if (!sane) {
        std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const rogsim::ScenarioText scenario{"fuzz.json", "folder", std::string(data, data + size)};
    for (const char* const command : {"run", "census"}) {
        try {
            check(rogsim::parse({command, "--scenario", "x"}, [&](const std::string&) { return scenario; }));
        } catch (const rogsim::InputError& error) {
            if (std::string(error.what()).empty()) {
                std::abort();
            }
        }
    }
    return 0;
}
