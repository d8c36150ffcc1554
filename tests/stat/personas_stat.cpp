// How the players that come with the program rank: each is at least 4 standard errors from the next. None of them but
// the random one loses its way.
#include <cmath>
#include <map>
#include <string>

#include "rogsim/run/runner.hpp"
#include "rogsim/stats/test.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

constexpr std::uint64_t kRuns = 1000;
constexpr double kErrors = 4;

Tallies play(const std::string& persona, std::uint64_t seed = 1) {
    Plan plan;
    plan.rules = load_ruleset({});
    plan.persona = builtin_persona(persona);
    plan.runs = kRuns;
    plan.seed = seed;
    return run_plan(plan).tallies;
}

// Floors cleared in a run: the mean is the sum over floors of the share that cleared it, that of the squares likewise.
MeanEstimate floors_cleared(const Tallies& tallies) {
    const auto runs = static_cast<double>(tallies.runs);
    double mean = 0;
    double squares = 0;
    for (std::size_t i = 0; i < tallies.floors.size(); ++i) {
        const double share = static_cast<double>(tallies.floors[i].cleared) / runs;
        mean += share;
        squares += static_cast<double>(2 * i + 1) * share;
    }
    return {mean, std::sqrt((squares - mean * mean) / runs)};
}

bool clearly_farther(const Tallies& a, const Tallies& b) {
    const MeanEstimate first = floors_cleared(a);
    const MeanEstimate second = floors_cleared(b);
    return first.mean - second.mean >= kErrors * std::hypot(first.standard_error, second.standard_error);
}

// How much more often the first one wins, less 4 standard errors.
double lead(const Tallies& a, const Tallies& b) {
    const auto runs = static_cast<double>(kRuns);
    const double first = static_cast<double>(a.won) / runs;
    const double second = static_cast<double>(b.won) / runs;
    return first - second - kErrors * std::sqrt((first * (1 - first) + second * (1 - second)) / runs);
}

bool loses_its_way(const Tallies& tallies) {
    std::uint64_t entered = 0;
    std::uint64_t stuck = 0;
    for (const FloorTally& floor : tallies.floors) {
        entered += floor.entered;
        stuck += floor.stuck;
    }
    return stuck * 1000 > entered;
}

}  // namespace

TEST_CASE("the players rank as they are meant to", "[slow]") {
    const std::string ranking[] = {"agile", "prudent", "methodical", "diver", "berserker", "random"};
    std::map<std::string, Tallies> played;
    for (const std::string& persona : ranking) {
        CAPTURE(persona);
        played[persona] = play(persona);
        CHECK(loses_its_way(played[persona]) == (persona == "random"));
    }
    for (std::size_t i = 1; i < std::size(ranking); ++i) {
        CAPTURE(ranking[i - 1], ranking[i]);
        CHECK(clearly_farther(played[ranking[i - 1]], played[ranking[i]]));
    }
    CHECK(lead(played["prudent"], played["methodical"]) > 0.05);
    CHECK(lead(played["methodical"], played["berserker"]) > 0.05);
}

TEST_CASE("a player is not clearly better than itself") {
    const Tallies one = play("berserker", 1);
    const Tallies other = play("berserker", 2);
    CHECK(!clearly_farther(one, other));
    CHECK(!clearly_farther(other, one));
    CHECK(lead(one, other) < 0.05);
}
