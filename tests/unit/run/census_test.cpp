#include "rogsim/run/census.hpp"

#include <algorithm>
#include <atomic>

#include "rogsim/run/runner.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Plan small_plan() {
    Plan plan;
    plan.rules = load_ruleset({});
    plan.runs = 600;
    plan.last_floor = 8;
    return plan;
}

const MetricTally& metric_of(const Census& census, std::size_t floor, const std::string& name) {
    const auto found = std::find_if(census.metrics.begin(), census.metrics.end(),
                                    [&](const CensusMetric& metric) { return metric.name == name; });
    REQUIRE(found != census.metrics.end());
    return census.floors[floor].metric[static_cast<std::size_t>(found - census.metrics.begin())];
}

}  // namespace

TEST_CASE("a census sees the floors that are played") {
    Plan plan = small_plan();
    plan.first_floor = 2;
    plan.last_floor = 5;
    plan.seed = 77;
    const Census census = run_census(plan);
    const Result result = run_plan(plan);
    CHECK(layout_hash(census) == layout_hash(result));
    CHECK(spawn_hash(census) == spawn_hash(result));
    plan.seed = 78;
    CHECK(layout_hash(run_census(plan)) != layout_hash(census));
    CHECK(spawn_hash(run_census(plan)) != spawn_hash(census));
}

TEST_CASE("a census does not depend on threads") {
    Plan plan = small_plan();
    for (const bool cpython : {false, true}) {
        plan.cpython = cpython;
        const Census one = run_census(plan, {1, {}, nullptr});
        CHECK(one.complete);
        CHECK(one.runs == 600);
        CHECK(one.blocks.size() == 3);
        for (const unsigned threads : {2U, 3U, 7U, 16U}) {
            const Census other = run_census(plan, {threads, {}, nullptr});
            CHECK(other.floors == one.floors);
            CHECK(layout_hash(other) == layout_hash(one));
            CHECK(spawn_hash(other) == spawn_hash(one));
        }
    }
}

TEST_CASE("the parts of a census add up") {
    const Census census = run_census(small_plan());
    for (std::size_t floor = 0; floor < census.floors.size(); ++floor) {
        CHECK(census.floors[floor].floors == 600);
        CHECK(census.floors[floor].unreachable == 0);
        for (const std::string group : {"monsters", "items"}) {
            Int128 sum = 0;
            for (const CensusMetric& metric : census.metrics) {
                if (metric.name.rfind(group + "/", 0) == 0) {
                    sum += metric_of(census, floor, metric.name).moments.sum;
                }
            }
            CHECK(sum == metric_of(census, floor, group).moments.sum);
        }
        for (const MetricTally& metric : census.floors[floor].metric) {
            CHECK(metric.moments.n == 600);
            CHECK(metric.counts.n == 600);
        }
        CHECK((metric_of(census, floor, "monsters/troll").moments.sum > 0) == (floor >= 2));
        CHECK((metric_of(census, floor, "items/chain_mail").moments.sum > 0) == (floor >= 5));
        CHECK(metric_of(census, floor, "items/dagger").moments.max == 0);
        CHECK(metric_of(census, floor, "first_room_monsters").moments.max <= 5);
    }
}

TEST_CASE("in CPython's census each floor starts from its run's seed") {
    Plan plan = small_plan();
    plan.cpython = true;
    plan.runs = 300;
    plan.last_floor = 4;
    const Census four_floors = run_census(plan);
    // Floors 1 to 3 draw equally often, so that their rooms are the same.
    CHECK(metric_of(four_floors, 0, "walkable") == metric_of(four_floors, 2, "walkable"));
    CHECK(metric_of(four_floors, 0, "walkable") != metric_of(four_floors, 3, "walkable"));
    plan.first_floor = 4;
    CHECK(run_census(plan).floors[0] == four_floors.floors[3]);
    plan.seed = 101;
    plan.runs = 200;
    const Census later = run_census(plan);
    plan.seed = 1;
    plan.runs = 100;
    const Census earlier = run_census(plan);
    CHECK(metric_of(earlier, 0, "walkable").moments.sum + metric_of(later, 0, "walkable").moments.sum ==
          metric_of(four_floors, 3, "walkable").moments.sum);
}

TEST_CASE("floors whose stairs cannot be reached are counted apart") {
    Plan plan = small_plan();
    plan.rules.map.room_attempts = 1;  // the only room: stairs at (0,0), which only a room in the corner touches
    plan.runs = 2000;
    plan.last_floor = 1;
    const Census census = run_census(plan);
    const CensusFloor& floor = census.floors[0];
    CHECK(floor.unreachable > 1900);
    CHECK(floor.unreachable < 2000);
    CHECK(metric_of(census, 0, "stairs_path").moments.n == 2000 - floor.unreachable);
    CHECK(metric_of(census, 0, "rooms").moments.n == 2000);
    CHECK(metric_of(census, 0, "rooms").moments.max == 1);
}

TEST_CASE("a stopped census is a prefix") {
    const Plan plan = small_plan();
    std::atomic<bool> stop{false};
    RunnerOptions options;
    options.threads = 1;
    options.stop = &stop;
    options.progress = [&](const Progress& progress) {
        CHECK(progress.total == 600);
        stop = true;
    };
    const Census census = run_census(plan, options);
    CHECK(!census.complete);
    CHECK(census.runs == 256);
    Plan shorter = plan;
    shorter.runs = 256;
    CHECK(run_census(shorter).floors == census.floors);
    CHECK(layout_hash(run_census(shorter)) == layout_hash(census));
}
