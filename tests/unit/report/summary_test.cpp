#include "rogsim/report/summary.hpp"

#include "rogsim/report/csv.hpp"
#include "rogsim/report/json.hpp"
#include "rogsim/report/text.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

FloorTally floor_of(std::uint64_t cleared, std::uint64_t died, std::uint64_t stuck) {
    FloorTally floor;
    floor.entered = cleared + died + stuck;
    floor.cleared = cleared;
    floor.died = died;
    floor.stuck = stuck;
    return floor;
}

// A result of two monsters and as many floors as given, without a single value of a metric.
Result result_of(const std::vector<FloorTally>& floors) {
    Result result;
    result.plan.rules.monsters = {MonsterKind{}, MonsterKind{}};
    result.plan.rules.monsters[0].id = "orc";
    result.plan.rules.monsters[1].id = "big, bad \"troll\"";
    result.plan.tables_name = "nowhere";
    result.plan.tables_sha256 = std::string(64, '0');
    result.plan.last_floor = static_cast<std::int32_t>(floors.size());
    result.tallies = make_tallies(result.plan);
    for (std::size_t i = 0; i < floors.size(); ++i) {
        FloorTally& to = result.tallies.floors[i];
        to.entered = floors[i].entered;
        to.cleared = floors[i].cleared;
        to.died = floors[i].died;
        to.stuck = floors[i].stuck;
        to.deaths_by[0] = floors[i].died;
    }
    result.tallies.runs = result.tallies.floors[0].entered;
    result.plan.runs = result.tallies.runs;
    return result;
}

}  // namespace

TEST_CASE("survival is the product of clear rates, and without stuck runs cleared / runs with Wilson's interval") {
    const std::vector<FloorTally> floors = {floor_of(80, 20, 0), floor_of(20, 60, 0), floor_of(0, 20, 0),
                                            floor_of(0, 0, 0)};
    const Summary summary = summarise(result_of(floors), {});
    CHECK(summary.floors[0].survival->value == Approx(0.8));
    CHECK(summary.floors[1].clear_rate->value == Approx(0.25));
    CHECK(summary.floors[1].survival->value == Approx(0.2));
    // Wilson 1927 for 20 of 100.
    CHECK(summary.floors[1].survival->ci.lo == Approx(0.13337).margin(1e-5));
    CHECK(summary.floors[1].survival->ci.hi == Approx(0.28882).margin(1e-5));
    CHECK(summary.floors[1].hazard == 0.75);
    CHECK(summary.floors[3].survival->value == 0);
    CHECK_FALSE(summary.floors[3].clear_rate);
    CHECK_FALSE(summary.floors[3].hazard);
    CHECK(summary.steepest == 1U);
    CHECK(summary.win_rate->value == 0);
}

TEST_CASE("stuck runs are censored: they count neither as cleared nor as died") {
    const std::vector<FloorTally> floors = {floor_of(50, 50, 0), floor_of(5, 5, 40)};
    CHECK(survival_rate(std::span(floors).first(1))->value == Approx(0.5));
    const auto survival = survival_rate(floors);
    REQUIRE(survival);
    CHECK(survival->value == Approx(0.25));
    // Greenwood: Var = S^2 (50/(100*50) + 5/(10*5)), so n = S(1 - S)/Var = 27.27; Wilson at that n.
    CHECK(survival->ci.lo == Approx(0.125617).margin(1e-6));
    CHECK(survival->ci.hi == Approx(0.436114).margin(1e-6));
}

TEST_CASE("where everybody is stuck nothing is known") {
    const std::vector<FloorTally> floors = {floor_of(0, 0, 9), floor_of(0, 0, 0)};
    CHECK_FALSE(survival_rate(floors));
    const Summary summary = summarise(result_of(floors), {});
    CHECK_FALSE(summary.win_rate);
    CHECK_FALSE(summary.steepest);
    CHECK(write_text(summary, {}).find("win -") != std::string::npos);
}

TEST_CASE("no format shows a number where there is none") {
    Result nothing = result_of({floor_of(0, 0, 0)});
    nothing.complete = false;
    const Summary summary = summarise(std::move(nothing), {{}, "interrupted", {}});
    const std::string json = write_json(summary);
    CHECK(json.find(": nan") == std::string::npos);
    CHECK(json.find(": inf") == std::string::npos);
    CHECK(json.find("\"run_ranges\": []") != std::string::npos);
    CHECK(json.find("\"clear_rate\": null") != std::string::npos);
    CHECK(json.find("\"complete\": false") != std::string::npos);
    CHECK(json.find("\"q\": {\"5\": null, \"25\": null") != std::string::npos);
    CHECK(write_csv(summary).find(",1,0,0,0,0,0,,,,,,,,,,,,,,,,,0,0,0,0,0\n") != std::string::npos);
    CHECK(write_text(summary, {}).find("INCOMPLETE (interrupted)") != std::string::npos);
}

TEST_CASE("a kind's name survives in a header whatever it holds") {
    const std::string csv = write_csv(summarise(result_of({floor_of(1, 0, 0)}), {}));
    CHECK(csv.find(",\"kills_big, bad \"\"troll\"\"\",") != std::string::npos);
    const std::string json = write_json(summarise(result_of({floor_of(1, 0, 0)}), {}));
    CHECK(json.find(R"("big, bad \"troll\"": 0)") != std::string::npos);
}

TEST_CASE("never seen is told with its bound") {
    const std::string text = write_text(summarise(result_of({floor_of(5000, 0, 0), floor_of(0, 5000, 0)}), {}), {});
    CHECK(text.find(">= 99.92") != std::string::npos);
    CHECK(text.find("<= 0.08") != std::string::npos);
}

TEST_CASE("the experiment's name follows what decides a run, not how many there are") {
    Plan plan;
    plan.tables_sha256 = "abc";
    const std::string id = config_id_of(plan);
    CHECK(id.size() == 12);
    Plan more = plan;
    more.runs = 100000;
    CHECK(config_id_of(more) == id);
    const auto differs = [&](auto change) {
        Plan other = plan;
        change(other);
        return config_id_of(other) != id;
    };
    CHECK(differs([](Plan& p) { p.seed = 2; }));
    CHECK(differs([](Plan& p) { p.tables_sha256 = "abd"; }));
    CHECK(differs([](Plan& p) { p.last_floor = 9; }));
    CHECK(differs([](Plan& p) { p.first_floor = 2; }));
    CHECK(differs([](Plan& p) { p.persona.id = "other"; }));
    CHECK(differs([](Plan& p) { p.persona.level_up = {LevelUpChoice::agility}; }));
    CHECK(differs([](Plan& p) { p.cpython = true; }));
}

TEST_CASE("the cpython stream's overlap is told") {
    Result result = result_of({floor_of(1, 0, 0)});
    result.plan.cpython = true;
    CHECK(write_text(summarise(std::move(result), {}), {}).find("neighbouring seeds") != std::string::npos);
}
