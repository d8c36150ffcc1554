#include "cli/plan_of.hpp"

#include <random>
#include <utility>

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

RulesetSource source_of(const PlanOptions& options) { return {options.tables, options.overrides}; }

Plan plan_of(const PlanOptions& options) {
    LoadedRuleset loaded = load_tables(source_of(options));
    Plan plan;
    plan.tables_name = options.tables;
    plan.tables_sha256 = tables_hash(loaded);
    plan.rules = std::move(loaded.ruleset);
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
