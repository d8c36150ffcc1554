// After the first runs of a thread nothing is taken from the heap: in any ruleset, from either random source, however
// the hero levels, and in a census too.
#include <memory>
#include <string>

#include "rogsim/bots/persona.hpp"
#include "rogsim/game/play.hpp"
#include "rogsim/run/census.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

// Containers grow to the largest floor seen so far, so that a rare giant may still ask for more after many runs.
constexpr std::uint64_t kWarmUp = 300;
constexpr std::uint64_t kCounted = 300;

std::uint64_t allocations_of(const Game& game, RunSpec spec, Workspace& ws, std::uint64_t first, std::uint64_t last) {
    const std::uint64_t before = allocations_so_far();
    for (spec.run = first; spec.run < last; ++spec.run) {
        play_run(game, spec, ws);
    }
    return allocations_so_far() - before;
}

}  // namespace

TEST_CASE("a run allocates nothing once the memory is there", "[slow]") {
    const auto check = [](const Ruleset& rules, const std::string& persona, bool cpython) {
        CAPTURE(persona, cpython);
        const Game game = make_game(rules, 10, brain_of(persona_named(rules, persona), rules));
        const auto ws = std::make_unique<Workspace>();
        RunSpec spec;
        spec.cpython = cpython;
        const std::uint64_t first_run = allocations_of(game, spec, *ws, 0, 1);
        allocations_of(game, spec, *ws, 1, kWarmUp);
        CHECK((!kCountsAllocations || first_run > 0));
        CHECK(allocations_of(game, spec, *ws, kWarmUp, kWarmUp + kCounted) == 0);
    };
    const Ruleset rules = load_ruleset({"tcod-part13", {}});
    for (const PersonaText& persona : rules.personas) {
        check(rules, persona.id, false);
    }
    check(rules, std::string(kDefaultPersona), true);
    check(load_ruleset({"tcod-part12", {}}), std::string(kDefaultPersona), false);
}

TEST_CASE("a longer census allocates no more, but for its blocks") {
    Plan plan;
    plan.rules = load_ruleset({});
    RunnerOptions options;
    options.threads = 1;
    const auto allocations = [&](std::uint64_t runs) {
        plan.runs = runs;
        const std::uint64_t before = allocations_so_far();
        run_census(plan, options);
        return allocations_so_far() - before;
    };
    const std::uint64_t shorter = allocations(20 * kBlockRuns);
    CHECK(allocations(40 * kBlockRuns) == shorter);
}
