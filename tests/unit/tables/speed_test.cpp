#include "rogsim/tables/speed.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/ruleset_text.hpp"

using namespace rogsim;

namespace {

std::string read_back(std::string_view text) {
    const auto speed = parse_speed(text);
    return speed ? speed_text(*speed) : "none";
}

// The orc's speed when that stands in the table.
std::string orc_speed(const std::string& json) {
    const RulesetText ruleset =
        part13_with("monsters.json", "\"xp\": 35, \"speed\": 1", "\"xp\": 35, \"speed\": " + json);
    const std::string fault = load_fault(ruleset);
    return fault.empty() ? speed_text(load_tables(ruleset, {}).ruleset.monsters.at(0).speed) : fault;
}

}  // namespace

TEST_CASE("speeds are exact fractions in lowest terms") {
    CHECK(read_back("1") == "1");
    CHECK(read_back("0") == "0");
    CHECK(read_back("0.0") == "0");
    CHECK(read_back("0/5") == "0");
    CHECK(read_back("3/2") == "3/2");
    CHECK(read_back("6/4") == "3/2");
    CHECK(read_back("1.5") == "3/2");
    CHECK(read_back("0.75") == "3/4");
    CHECK(read_back("0.001") == "1/1000");
    CHECK(read_back("1.100") == "11/10");
    CHECK(read_back("0.333") == "333/1000");
    CHECK(read_back("1/3") == "1/3");
    CHECK(read_back("1000") == "1000");
    CHECK(read_back("999.999") == "999999/1000");
}

TEST_CASE("negative, absurd and unclear speeds are none") {
    for (const char* const text :
         {"",      "-1", "+1",          "-0.5",          "1001", "1000.001", "1000001/1000", "1/1001", "1/0",
          "0/0",   "1.", ".5",          "0.0001",        "1e3",  "1,5",      " 1",           "1 ",     "1/2/3",
          "1.5/2", "a",  "99999999999", "1/99999999999", "inf",  "nan",      "0x10",         "/2",     "2/"}) {
        CAPTURE(text);
        CHECK(read_back(text) == "none");
    }
}

TEST_CASE("a table's speed may be a number or a fraction in a text, and 1 when left out") {
    CHECK(orc_speed("2") == "2");
    CHECK(orc_speed("1.5") == "3/2");
    CHECK(orc_speed("\"2/3\"") == "2/3");
    CHECK(orc_speed("0") == "0");
    const RulesetText without = part13_with("monsters.json", "\"xp\": 35, \"speed\": 1", "\"xp\": 35");
    CHECK(speed_text(load_tables(without, {}).ruleset.monsters.at(0).speed) == "1");
}

TEST_CASE("a table's bad speed is a fault that says what is allowed") {
    const std::string allowed =
        " is not a speed; allowed: 0..1000, with up to three decimals or as a fraction such as \"3/2\"";
    CHECK(orc_speed("-1") == "monsters.json:2: /orc/speed: -1" + allowed);
    CHECK(orc_speed("1.2345") == "monsters.json:2: /orc/speed: 1.2345" + allowed);
    CHECK(orc_speed("1e3") == "monsters.json:2: /orc/speed: 1e3" + allowed);
    CHECK(orc_speed("\"fast\"") == "monsters.json:2: /orc/speed: \"fast\"" + allowed);
    CHECK(orc_speed("true") == "monsters.json:2: /orc/speed: true" + allowed);
    CHECK(orc_speed("[1]") == "monsters.json:2: /orc/speed: a list" + allowed);
    CHECK(load_fault(part13_text(), {{"hero/speed", "-2"}}) == "--set hero/speed: \"-2\"" + allowed);
}
