#include <fmt/core.h>

#include <fstream>
#include <iterator>

#include "cli/commands.hpp"
#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/run/oracle_floors.hpp"
#include "rogsim/run/oracle_traces.hpp"

namespace rogsim {
namespace {

// What can be compared with the reference game.
struct Comparison {
    const char* name;  // and what there are many of
    OracleReport (*check)(std::string_view text, const std::string& file, const Ruleset& rules);
};

constexpr Comparison kComparisons[] = {
    {"floors", check_floors},
    {"traces", check_traces},
};

const Comparison& comparison_named(const std::string& name) {
    std::vector<std::string> known;
    for (const Comparison& comparison : kComparisons) {
        if (name == comparison.name) {
            return comparison;
        }
        known.emplace_back(comparison.name);
    }
    throw InputError("oracle: " + unknown_name(name, known));
}

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad()) {
        throw IoError(path + ": cannot be read");
    }
    return text;
}

}  // namespace

int run_oracle(const Options& options) {
    const Comparison& comparison = comparison_named(options.words.at(0));
    const std::string& path = options.words.at(1);
    const std::string text = read_file(path);
    const Ruleset rules = load_ruleset(source_of(options.plan));
    log_line(fmt::format("{} of {}, tables {}", comparison.name, path, options.plan.tables));
    const OracleReport report = comparison.check(text, path, rules);
    if (!report.difference.empty()) {
        write_standard_output(
            fmt::format("{}: differs after {} equal {}: {}\n", path, report.equal, comparison.name, report.difference));
        return 1;
    }
    const std::string turns = report.turns > 0 ? fmt::format(", {} turns", report.turns) : "";
    write_standard_output(fmt::format("{}: all {} {} are equal{}\n", path, report.total, comparison.name, turns));
    return 0;
}

}  // namespace rogsim
