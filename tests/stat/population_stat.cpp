// The floors of both random sources are drawn as the reference game draws them: every histogram of population.json
// (12 depths, 10,000 floors each) against one of ours by the two-sample chi-square test, Holm's adjustment over all of
// a seed, seeds 1 to 20, at most one rejection at 1 %. Twins with a slightly wrong table must fail.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "rogsim/run/census.hpp"
#include "rogsim/stats/test.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/oracle_data.hpp"

using namespace rogsim;

namespace {

constexpr int kDepths = 12;
constexpr std::uint64_t kFloors = 10000;
constexpr double kLevel = 0.01;

// A histogram of the reference and where ours stands in a census.
struct Population {
    std::string name;
    std::size_t depth = 0;   // counted from 0
    std::size_t metric = 0;  // index into census_metrics
    Histogram counts;
};

std::string metric_name(const std::string& name, const Ruleset& rules) {
    if (name == "dropped") {
        return "spawns_lost";
    }
    if (name == "mon_in_first_room") {
        return "first_room_monsters";
    }
    for (const MonsterKind& kind : rules.monsters) {
        if (kind.name == name) {
            return "monsters/" + kind.id;
        }
    }
    for (const ItemKind& kind : rules.items) {
        if (kind.name == name) {
            return "items/" + kind.id;
        }
    }
    return name;
}

std::vector<Population> read_populations() {
    const Ruleset rules = load_ruleset({});
    const std::vector<CensusMetric> metrics = census_metrics(rules);
    const nlohmann::json file = nlohmann::json::parse(oracle_text("population.json"));
    std::vector<Population> all;
    for (const auto& [depth, floor] : file["depths"].items()) {
        REQUIRE(floor["stairs_unreachable"] == 0);
        for (const auto& [name, counts] : floor["hist"].items()) {
            Population population{name + " on floor " + depth, std::stoul(depth) - 1, 0, {}};
            const std::string known = metric_name(name, rules);
            const auto found = std::find_if(metrics.begin(), metrics.end(),
                                            [&](const CensusMetric& metric) { return metric.name == known; });
            CAPTURE(name);
            REQUIRE(found != metrics.end());
            population.metric = static_cast<std::size_t>(found - metrics.begin());
            for (const auto& [value, count] : counts.items()) {
                add(population.counts, std::stoll(value), count.get<std::uint64_t>());
            }
            REQUIRE(population.counts.n == kFloors);
            all.push_back(population);
        }
    }
    REQUIRE(all.size() == kDepths * 15);
    return all;
}

// CPython's run i takes seed + i, so that its seeds lie as far apart as there are runs.
Plan plan_for(std::uint64_t seed, bool cpython, const std::vector<std::string>& overrides) {
    RulesetSource source;
    for (const std::string& text : overrides) {
        source.overrides.push_back(parse_override(text));
    }
    Plan plan;
    plan.rules = load_ruleset(source);
    plan.last_floor = kDepths;
    plan.runs = kFloors;
    plan.seed = cpython ? seed * kFloors : seed;
    plan.cpython = cpython;
    return plan;
}

// The histograms rejected, by name.
std::vector<std::string> rejected(const std::vector<Population>& reference, const Plan& plan) {
    const Census census = run_census(plan);
    std::vector<double> p;
    for (const Population& population : reference) {
        const CensusFloor& floor = census.floors[population.depth];
        CHECK(floor.unreachable == 0);
        p.push_back(chi_square_two_samples(population.counts, floor.metric[population.metric].counts).p);
    }
    const std::vector<double> adjusted = holm_adjusted(p);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < adjusted.size(); ++i) {
        if (adjusted[i] <= kLevel) {
            names.push_back(reference[i].name);
        }
    }
    return names;
}

bool holds(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("populations agree with the reference game's, seeds 1 to 20", "[slow]") {
    const std::vector<Population> reference = read_populations();
    for (const bool cpython : {false, true}) {
        std::vector<std::string> all;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            for (const std::string& name : rejected(reference, plan_for(seed, cpython, {}))) {
                all.push_back(name + ", seed " + std::to_string(seed));
            }
        }
        CAPTURE(cpython, all);
        CHECK(all.size() <= 1);
    }
}

TEST_CASE("populations of slightly wrong tables are rejected") {
    const std::vector<Population> reference = read_populations();
    for (const bool cpython : {false, true}) {
        CAPTURE(cpython);
        CHECK(holds(rejected(reference, plan_for(1, cpython, {"spawns/monsters/weights/3/troll=16"})),
                    "Troll on floor 4"));
        CHECK(holds(rejected(reference, plan_for(1, cpython, {"spawns/monsters/max_per_room/1=3"})),
                    "monsters on floor 1"));
        CHECK(holds(rejected(reference, plan_for(1, cpython, {"spawns/items/weights/6/chain_mail=18"})),
                    "Chain Mail on floor 9"));
        CHECK(holds(rejected(reference, plan_for(1, cpython, {"map/room_attempts=31"})), "rooms on floor 1"));
        CHECK(holds(rejected(reference, plan_for(1, cpython, {"map/room_min_size=8"})), "walkable on floor 12"));
    }
}
