#include "cli/plan_of.hpp"

#include <random>
#include <utility>

#include "rogsim/bots/persona.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/tables/speed.hpp"

namespace rogsim {
namespace {

// The one place where chance comes from outside: asked for by --seed random, and told with every result.
std::uint64_t random_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    const std::uint64_t low = device();
    return (high << 32U | (low & 0xFFFFFFFFU)) >> 11U;  // below 2^53: exact in every JSON reader
}

// CPython's stream has a meaning only where a Python game could have drawn from it: in the reference game all act at
// one speed.
void check_stream(const Plan& plan) {
    const auto refuse_other = [](const std::string& path, Speed speed) {
        if (speed.numerator != speed.denominator) {
            throw InputError("--stream cpython: it replays the reference game, whose creatures have speed 1; " + path +
                             " is " + speed_text(speed));
        }
    };
    refuse_other("hero/speed", plan.rules.hero.speed);
    for (const MonsterKind& kind : plan.rules.monsters) {
        refuse_other("monsters/" + kind.id + "/speed", kind.speed);
    }
}

void check_mode(const PlanOptions& options) {
    if (options.hero && !options.isolated) {
        throw InputError("--hero: only isolated floors have a hero of their own; add --mode isolated");
    }
    if (options.isolated && options.cpython) {
        throw InputError("--mode isolated: a Python game has no floor on its own; leave out --stream cpython");
    }
}

void set_persona(Plan& plan, const std::string& name, const PlanOptions& options) {
    plan.persona = persona_named(plan.rules, name);
    if (!options.level_up.empty()) {
        plan.persona.level_up = options.level_up;
    }
}

}  // namespace

RulesetSource source_of(const PlanOptions& options) { return {options.tables, options.overrides}; }

Plan plan_of(const PlanOptions& options) {
    LoadedRuleset loaded = load_tables(source_of(options));
    Plan plan;
    plan.tables_name = options.tables;
    plan.tables_sha256 = tables_hash(loaded);
    plan.rules = std::move(loaded.ruleset);
    check_personas(plan.rules);
    set_persona(plan, std::string(kDefaultPersona), options);
    plan.first_floor = options.floors.first;
    plan.last_floor = options.floors.last;
    plan.runs = options.runs;
    plan.seed = options.seed ? *options.seed : random_seed();
    plan.cpython = options.cpython;
    plan.isolated = options.isolated;
    plan.hero = options.hero.value_or(HeroSource::start);
    check_mode(options);
    if (plan.cpython) {
        check_stream(plan);
    }
    return plan;
}

std::vector<Plan> plans_of(const PlanOptions& options) {
    const Plan common = plan_of(options);
    if (options.personas.empty()) {
        return {common};
    }
    std::vector<Plan> plans;
    for (const std::string& name : options.personas) {
        set_persona(plans.emplace_back(common), name, options);
    }
    return plans;
}

}  // namespace rogsim
