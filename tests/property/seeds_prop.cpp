// Neighbouring seeds have no run in common.
#include <algorithm>
#include <memory>
#include <vector>

#include "rogsim/game/play.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

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

TEST_CASE("no two of 100,000 runs of seed 1 and 100,000 of seed 2 are equal", "[slow]") {
    constexpr std::uint64_t kRuns = 100000;
    const Ruleset rules = load_ruleset({});
    const Game game = make_game(rules, 1, builtin_brain(rules, "diver"));
    std::vector<std::uint64_t> all = run_digests(game, 1, kRuns);
    const std::vector<std::uint64_t> again = run_digests(game, 1, 100);
    CHECK(std::equal(again.begin(), again.end(), all.begin()));
    const std::vector<std::uint64_t> second = run_digests(game, 2, kRuns);
    all.insert(all.end(), second.begin(), second.end());
    std::sort(all.begin(), all.end());
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
}
