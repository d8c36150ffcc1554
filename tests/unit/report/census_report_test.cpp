#include "rogsim.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Census census_of(std::uint64_t runs) {
    Plan plan;
    plan.rules = load_ruleset({});
    plan.tables_name = "somewhere";
    plan.tables_sha256 = std::string(64, '0');
    plan.first_floor = 3;
    plan.last_floor = 4;
    plan.runs = runs;
    return run_census(plan, {});
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("every format of a census names every metric") {
    const CensusReport report = report_of(census_of(3), {});
    const std::string text = write_text(report, {false, false, 1000});
    const std::string csv = write_csv(report);
    const std::string json = write_json(report);
    REQUIRE(report.census.metrics.size() > 8);
    for (const CensusMetric& metric : report.census.metrics) {
        CAPTURE(metric.name);
        CHECK(has(text, metric.name.substr(metric.name.find('/') + 1)));
        CHECK(has(csv, "," + metric.name + "," + metric.unit + ","));
        CHECK(has(json, "\"" + metric.name + "\": {"));
        CHECK(has(json, metric.summary));
    }
}

TEST_CASE("one floor has no spread, and none has nothing") {
    CHECK_FALSE(has(write_text(report_of(census_of(1), {}), {}), "+-"));
    Census none = census_of(1);
    for (CensusFloor& floor : none.floors) {
        floor = {0, 0, std::vector<MetricTally>(none.metrics.size())};
    }
    none.runs = 0;
    none.blocks.clear();
    none.complete = false;
    ReportContext interrupted;
    interrupted.stop_reason = "interrupted";
    const CensusReport report = report_of(std::move(none), interrupted);
    CHECK(has(write_text(report, {}), "INCOMPLETE (interrupted): 0 of 1"));
    CHECK(has(write_csv(report), ",rooms,rooms,0,0,0,,,,,,,,,\n"));
    CHECK(has(write_json(report), "\"mean\": null"));
    CHECK(has(write_json(report), "\"run_ranges\": []"));
}

TEST_CASE("every format is found by its name, and no other") {
    for (const Format& format : formats()) {
        CHECK(&format_named(format.name) == &format);
    }
    CHECK_THROWS_AS(format_named("cvs"), InputError);
}
