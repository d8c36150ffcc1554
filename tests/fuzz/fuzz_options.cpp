// The input is a command line, an argument a line. It is either understood or refused with InputError.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/parse.hpp"
#include "rogsim/core/error.hpp"

namespace {

std::vector<std::string> lines_of(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t i = 0; i < size; ++i) {
        if (data[i] == '\n') {
            lines.push_back(line);
            line.clear();
        } else if (data[i] != 0) {  // which no argument can hold
            line += static_cast<char>(data[i]);
        }
    }
    lines.push_back(line);
    return lines;
}

// What was understood is within the bounds that the rest of the program relies on.
void check(const rogsim::Options& options) {
    rogsim::command_named(options.command);
    const rogsim::PlanOptions& plan = options.plan;
    const bool sane = plan.floors.first >= 1 && plan.floors.first <= plan.floors.last &&
                      plan.floors.last <= rogsim::kMaxFloor && plan.runs >= 1 && plan.runs <= rogsim::kMaxRuns &&
                      options.threads <= rogsim::kMaxThreads && options.schedule.turns >= 1;
    if (!sane) {
        std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        check(rogsim::parse(lines_of(data, size), [](const std::string&) {
            return rogsim::ScenarioText{"s", "", "{}"};
        }));
    } catch (const rogsim::InputError& error) {
        if (std::string(error.what()).empty()) {
            std::abort();
        }
    }
    return 0;
}
