// Results do not depend on the number of threads.
#include <string>

#include "rogsim/run/runner.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Plan built_in_plan() {
    Plan plan;
    plan.rules = load_ruleset({});
    plan.persona = builtin_persona("methodical");
    return plan;
}

}  // namespace

TEST_CASE("results do not depend on the number of threads", "[threads]") {
    Plan plan = built_in_plan();
    plan.runs = 1500;  // six blocks, the last one short
    plan.last_floor = 2;
    for (const bool cpython : {false, true}) {
        plan.cpython = cpython;
        RunnerOptions options;
        options.threads = 1;
        const Result one = run_plan(plan, options);
        for (const unsigned threads : {2U, 3U, 7U, 16U}) {
            CAPTURE(cpython, threads);
            options.threads = threads;
            const Result other = run_plan(plan, options);
            CHECK(other.tallies == one.tallies);
            CHECK(result_hash(other) == result_hash(one));
            CHECK(layout_hash(other) == layout_hash(one));
            CHECK(spawn_hash(other) == spawn_hash(one));
        }
    }
}
