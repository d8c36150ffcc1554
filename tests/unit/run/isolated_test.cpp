#include "rogsim/game/isolated.hpp"

#include <algorithm>

#include "rogsim/run/runner.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/rulesets.hpp"

using namespace rogsim;

namespace {

constexpr std::int32_t kLast = 6;

RunSpec spec(std::uint64_t run) { return {1, run, 1, kLast, false}; }

struct Played {
    RunRecord campaign;
    RunRecord isolated;
};

Played play(std::uint64_t run, HeroSource source) {
    const Ruleset rules = part13();
    const Game game = make_game(rules, kLast, builtin_brain(rules));
    Workspace ws;
    Played played;
    played.campaign = play_run(game, spec(run), ws);
    played.isolated = play_isolated(game, spec(run), source, ws);
    return played;
}

Result run_on(const Plan& plan, unsigned threads) {
    RunnerOptions options;
    options.threads = threads;
    return run_plan(plan, options);
}

void check_same(const FloorRecord& a, const FloorRecord& b) {
    CHECK(a.floor == b.floor);
    CHECK(a.end == b.end);
    CHECK(a.killer == b.killer);
    CHECK(a.entry == b.entry);
    CHECK(a.exit == b.exit);
    CHECK(a.turns == b.turns);
    CHECK(a.hp_lost == b.hp_lost);
    CHECK(a.items_used == b.items_used);
}

}  // namespace

TEST_CASE("every isolated floor is played by a fresh hero, the first one as in a campaign") {
    for (std::uint64_t run = 0; run < 20; ++run) {
        const Played played = play(run, HeroSource::start);
        REQUIRE(played.isolated.floor_count == kLast);
        check_same(played.isolated.floors[0], played.campaign.floors[0]);
        for (std::size_t i = 0; i < played.isolated.floor_count; ++i) {
            CHECK(played.isolated.floors[i].floor == static_cast<std::int32_t>(i) + 1);
            CHECK(played.isolated.floors[i].entry == played.campaign.floors[0].entry);
        }
    }
}

TEST_CASE("where the campaign of a run came to a floor, its hero plays it as he did there") {
    std::size_t deepest = 0;
    for (std::uint64_t run = 0; run < 20; ++run) {
        const Played played = play(run, HeroSource::arrival);
        REQUIRE(played.isolated.floor_count == kLast);
        deepest = std::max(deepest, played.campaign.floor_count);
        for (std::size_t i = 0; i < played.campaign.floor_count; ++i) {
            check_same(played.isolated.floors[i], played.campaign.floors[i]);
        }
    }
    CHECK(deepest >= 4);
}

TEST_CASE("heroes of other campaigns come where the run's own died before") {
    for (std::uint64_t run = 0; run < 20; ++run) {
        const Played played = play(run, HeroSource::arrival);
        for (std::size_t i = played.campaign.floor_count; i < kLast; ++i) {
            CHECK(played.isolated.floors[i].entry.hp > 0);
            CHECK(played.isolated.floors[i].entry.level > 1);
        }
    }
}

TEST_CASE("the outcome of isolated floors is that of the worst one") {
    for (std::uint64_t run = 0; run < 20; ++run) {
        const RunRecord record = play(run, HeroSource::start).isolated;
        const auto died = std::count_if(record.floors.begin(), record.floors.begin() + kLast,
                                        [](const FloorRecord& floor) { return floor.end == FloorEnd::died; });
        CHECK((record.outcome == Outcome::died) == (died > 0));
        CHECK((record.killer >= 0) == (died > 0));
    }
}

TEST_CASE("isolated floors are those of the campaigns, for any number of threads") {
    Plan plan;
    plan.rules = part13();
    plan.persona = builtin_persona("methodical");
    plan.last_floor = 5;
    plan.runs = 300;
    const Result campaigns = run_on(plan, 2);
    for (const HeroSource source : {HeroSource::start, HeroSource::arrival}) {
        plan.isolated = true;
        plan.hero = source;
        const Result one = run_on(plan, 1);
        const Result three = run_on(plan, 3);
        CHECK(layout_hash(one) == layout_hash(campaigns));
        CHECK(spawn_hash(one) == spawn_hash(campaigns));
        CHECK(extended_hash(one) == extended_hash(three));
        CHECK(result_hash(one) != result_hash(campaigns));
        for (const FloorTally& floor : one.tallies.floors) {
            CHECK(floor.entered == 300);
            CHECK(floor.cleared + floor.died + floor.stuck == 300);
        }
    }
}
