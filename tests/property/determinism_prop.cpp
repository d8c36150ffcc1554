// What a result depends on, and what it does not: threads never; a monster's HP changes no floor; a seed changes all.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "rogsim/bots/methodical.hpp"
#include "rogsim/run/runner.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Plan plan_with(const std::vector<std::string>& overrides) {
    RulesetSource source;
    for (const std::string& text : overrides) {
        source.overrides.push_back(parse_override(text));
    }
    Plan plan;
    plan.rules = load_ruleset(source);
    return plan;
}

struct Hashes {
    std::string result;
    std::string layout;
    std::string spawn;
};

Hashes hashes_of(const Plan& plan) {
    const Result result = run_plan(plan);
    return {result_hash(result), layout_hash(result), spawn_hash(result)};
}

// What happened in each of the runs, turn by turn, as one number.
std::vector<std::uint64_t> run_digests(const Game& game, std::uint64_t seed, std::uint64_t runs) {
    const auto ws = std::make_unique<Workspace>();
    RunSpec spec;
    spec.seed = seed;
    spec.last_floor = 1;
    std::vector<std::uint64_t> digests;
    for (spec.run = 0; spec.run < runs; ++spec.run) {
        digests.push_back(play_run(game, spec, *ws).digest);
    }
    return digests;
}

}  // namespace

TEST_CASE("results do not depend on the number of threads", "[threads]") {
    Plan plan = plan_with({});
    plan.runs = 1500;  // six blocks, the last one short
    plan.last_floor = 5;
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

TEST_CASE("with keyed streams floors depend on what generates them alone") {
    Plan plan = plan_with({});
    plan.runs = 600;
    const Hashes before = hashes_of(plan);
    SECTION("what fights leaves them as they were") {
        for (const std::string fight : {"monsters/troll/hp=30", "monsters/orc/power=9", "items/sword/power=7",
                                        "hero/hp=60", "items/health_potion/amount=1"}) {
            CAPTURE(fight);
            Plan changed = plan_with({fight});
            changed.runs = plan.runs;
            const Hashes after = hashes_of(changed);
            CHECK(after.layout == before.layout);
            CHECK(after.spawn == before.spawn);
            CHECK(after.result != before.result);
        }
    }
    SECTION("what spawns leaves the layout") {
        Plan changed = plan_with({"spawns/monsters/weights/3/troll=16"});
        changed.runs = plan.runs;
        CHECK(hashes_of(changed).layout == before.layout);
        CHECK(hashes_of(changed).spawn != before.spawn);
    }
    SECTION("what digs changes all") {
        Plan changed = plan_with({"map/room_attempts=31"});
        changed.runs = plan.runs;
        CHECK(hashes_of(changed).layout != before.layout);
        CHECK(hashes_of(changed).spawn != before.spawn);
    }
    SECTION("the hero's choices leave them") {
        plan.level_up = LevelUpPolicy::agility;
        CHECK(hashes_of(plan).layout == before.layout);
        CHECK(hashes_of(plan).spawn == before.spawn);
        CHECK(hashes_of(plan).result != before.result);
    }
    SECTION("another seed changes all") {
        plan.seed = 2;
        CHECK(hashes_of(plan).layout != before.layout);
        CHECK(hashes_of(plan).spawn != before.spawn);
        CHECK(hashes_of(plan).result != before.result);
    }
}

TEST_CASE("no two of 100,000 runs of seed 1 and 100,000 of seed 2 are equal", "[slow]") {
    constexpr std::uint64_t kRuns = 100000;
    const Game game = make_game(load_ruleset({}), 1, {decide_methodical});
    std::vector<std::uint64_t> all = run_digests(game, 1, kRuns);
    const std::vector<std::uint64_t> again = run_digests(game, 1, 100);
    CHECK(std::equal(again.begin(), again.end(), all.begin()));
    const std::vector<std::uint64_t> second = run_digests(game, 2, kRuns);
    all.insert(all.end(), second.begin(), second.end());
    std::sort(all.begin(), all.end());
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
}
