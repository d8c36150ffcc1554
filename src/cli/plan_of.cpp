#include "cli/plan_of.hpp"

#include <random>

#include "rogsim/tables/load.hpp"

namespace rogsim {
namespace {

// The one place where chance comes from outside: asked for by --seed random, and told with every result.
std::uint64_t random_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    const std::uint64_t low = device();
    return (high << 32U | (low & 0xFFFFFFFFU)) >> 11U;  // below 2^53: exact in every JSON reader
}

}  // namespace

std::vector<std::pair<std::string, std::string>> pairs_of(const std::vector<std::string>& overrides) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& text : overrides) {
        const std::size_t equals = text.find('=');
        pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return pairs;
}

Plan plan_of(const PlanOptions& options) {
    LoadedRuleset tables = load_ruleset(options.tables, options.overrides);
    Plan plan;
    plan.rules = std::move(tables.rules);
    plan.tables_name = options.tables;
    plan.tables_sha256 = tables.sha256;
    plan.persona = options.persona;
    plan.level_up = options.level_up;
    plan.first_floor = options.floors.first;
    plan.last_floor = options.floors.last;
    plan.runs = options.runs;
    plan.seed = options.seed ? *options.seed : random_seed();
    plan.cpython = options.cpython;
    brain_of(plan.persona, plan.level_up);  // an unknown persona is told before anything is opened
    return plan;
}

}  // namespace rogsim
