#include "rogsim/report/summary.hpp"

#include "rogsim/report/columns.hpp"
#include "rogsim/report/csv.hpp"
#include "rogsim/report/json.hpp"
#include "rogsim/report/text.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Report report_on(Result result, ReportContext context = {}) {
    std::vector<Result> results;
    results.push_back(std::move(result));
    return report_of(std::move(results), std::move(context));
}

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
    const Report report = report_on(result_of(floors));
    const Summary& summary = report.results.front();
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
    const Report report = report_on(result_of(floors));
    const Summary& summary = report.results.front();
    CHECK_FALSE(summary.win_rate);
    CHECK_FALSE(summary.steepest);
    CHECK(write_text(report, {}).find("win -") != std::string::npos);
}

TEST_CASE("no format shows a number where there is none") {
    Result nothing = result_of({floor_of(0, 0, 0)});
    nothing.complete = false;
    ReportContext context;
    context.stop_reason = "interrupted";
    const Report report = report_on(std::move(nothing), context);
    const std::string json = write_json(report);
    CHECK(json.find(": nan") == std::string::npos);
    CHECK(json.find(": inf") == std::string::npos);
    CHECK(json.find("\"run_ranges\": []") != std::string::npos);
    CHECK(json.find("\"clear_rate\": null") != std::string::npos);
    CHECK(json.find("\"complete\": false") != std::string::npos);
    CHECK(json.find("\"q\": {\"5\": null, \"25\": null") != std::string::npos);
    CHECK(write_csv(report).find(",1,0,0,0,0,0,,,,,,,,,,,,,,,,,0,0,0,0,0,,,0,,") != std::string::npos);
    CHECK(write_text(report, {}).find("INCOMPLETE (interrupted)") != std::string::npos);
}

TEST_CASE("a kind's name survives in a header whatever it holds") {
    const std::string csv = write_csv(report_on(result_of({floor_of(1, 0, 0)})));
    CHECK(csv.find(",\"kills_big, bad \"\"troll\"\"\",") != std::string::npos);
    const std::string json = write_json(report_on(result_of({floor_of(1, 0, 0)})));
    CHECK(json.find(R"("big, bad \"troll\"": 0)") != std::string::npos);
}

TEST_CASE("never seen is told with its bound") {
    const std::string text = write_text(report_on(result_of({floor_of(5000, 0, 0), floor_of(0, 5000, 0)})), {});
    CHECK(text.find(">= 99.92") != std::string::npos);
    CHECK(text.find("<= 0.08") != std::string::npos);
}

TEST_CASE("a share that is not quite 0 or 1 does not look so") {
    const std::string text = write_text(report_on(result_of({floor_of(4999, 1, 0), floor_of(2, 4997, 0)})), {});
    CHECK(text.find("99.98 %") != std::string::npos);
    CHECK(text.find("100.0 %") == std::string::npos);
    CHECK(text.find("0.04 %") != std::string::npos);
}

TEST_CASE("half of all deaths have happened by the median floor") {
    CHECK(report_on(result_of({floor_of(70, 30, 0), floor_of(41, 29, 0), floor_of(0, 41, 0)}))
              .results.front()
              .median_death == 2);
    CHECK(report_on(result_of({floor_of(50, 50, 0), floor_of(0, 50, 0)})).results.front().median_death == 1);
    CHECK_FALSE(report_on(result_of({floor_of(50, 0, 0)})).results.front().median_death);
}

TEST_CASE("harmless is what cannot hurt half of those who come, on this floor and all below") {
    Result result = result_of({floor_of(4, 0, 0), floor_of(4, 0, 0), floor_of(4, 0, 0), floor_of(4, 0, 0)});
    const std::size_t column = *find_column(metric_columns(result.plan.rules), "harmless_orc");
    const int safe[] = {2, 1, 2, 4};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::uint64_t run = 0; run < 4; ++run) {
            add(result.tallies.floors[i].metric[column].moments, run < static_cast<std::uint64_t>(safe[i]) ? 1 : 0,
                run);
        }
    }
    const Report report = report_on(std::move(result));
    CHECK(report.results.front().harmless_from.by_kind[0] == 3);
    CHECK_FALSE(report.results.front().harmless_from.by_kind[1]);
    CHECK(write_text(report, {}).find("orc from floor 3") != std::string::npos);
}

TEST_CASE("a report of two personas has both, a row and a block each") {
    std::vector<Result> results;
    for (const char* name : {"first", "second"}) {
        results.push_back(result_of({floor_of(1, 0, 0)}));
        results.back().plan.persona.id = name;
    }
    const Report report = report_of(std::move(results), {});
    CHECK(write_csv(report).find(",first,1,1,") != std::string::npos);
    CHECK(write_csv(report).find(",second,1,1,") != std::string::npos);
    CHECK(write_text(report, {}).find("persona second") != std::string::npos);
    CHECK(write_json(report).find("\"persona\": [\"first\", \"second\"]") != std::string::npos);
}

TEST_CASE("chosen columns are all there is, in the order asked for") {
    ReportContext context;
    context.choice.columns = {"floor", "hazard", "persona"};
    const Report report = report_on(result_of({floor_of(3, 1, 0)}), context);
    CHECK(write_csv(report) == "floor,hazard,persona\n1,0.25," + report.results[0].result.plan.persona.id + "\n");
    CHECK(write_text(report, {}).find("floor  hazard  persona\n    1   0.250") != std::string::npos);
    context.choice.columns = {"hazrd"};
    CHECK_THROWS_WITH(floor_columns(report.results[0].result.plan.rules, context.choice),
                      "--columns: \"hazrd\" is not known; did you mean \"hazard\"?");
}

TEST_CASE("the experiment's name follows what decides a run, not how many there are") {
    Plan plan;
    plan.tables_sha256 = "abc";
    const auto id_of = [](const Plan& one) {
        const Plan* const plans[] = {&one};
        return config_id_of(plans);
    };
    const std::string id = id_of(plan);
    CHECK(id.size() == 12);
    Plan more = plan;
    more.runs = 100000;
    CHECK(id_of(more) == id);
    const auto differs = [&](auto change) {
        Plan other = plan;
        change(other);
        return id_of(other) != id;
    };
    CHECK(differs([](Plan& p) { p.seed = 2; }));
    CHECK(differs([](Plan& p) { p.tables_sha256 = "abd"; }));
    CHECK(differs([](Plan& p) { p.last_floor = 9; }));
    CHECK(differs([](Plan& p) { p.first_floor = 2; }));
    CHECK(differs([](Plan& p) { p.persona.id = "other"; }));
    CHECK(differs([](Plan& p) { p.persona.level_up = {LevelUpChoice::agility}; }));
    CHECK(differs([](Plan& p) { p.cpython = true; }));
    Plan other = plan;
    other.persona.id = "other";
    const Plan* const both[] = {&plan, &other};
    CHECK(config_id_of(both) != id);
}

TEST_CASE("the cpython stream's overlap is told") {
    Result result = result_of({floor_of(1, 0, 0)});
    result.plan.cpython = true;
    CHECK(write_text(report_on(std::move(result)), {}).find("neighbouring seeds") != std::string::npos);
}
