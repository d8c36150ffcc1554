#include "cli/scenario.hpp"

#include "cli/parse.hpp"
#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Options parse_with(const std::string& text, std::vector<std::string> arguments, const std::string& folder = "") {
    arguments.insert(arguments.begin(), {"--scenario", "s.json"});
    return parse(arguments, [&](const std::string& name) { return ScenarioText{name, folder, text}; });
}

std::string fault_of(const std::string& text) {
    try {
        parse_with(text, {});
    } catch (const InputError& error) {
        return error.what();
    }
    return "nothing";
}

}  // namespace

TEST_CASE("a scenario says what options say, and options win") {
    const std::string text = R"({"about": "x", "floors": "2-3", "runs": 7, "seed": "9", "persona": ["a", "b"],
        "level-up": "agility", "set": {"m/hp": 5, "m/speed": "3/2"}, "no-run-info": true, "quiet": false})";
    const Options options = parse_with(text, {});
    CHECK(options.plan.floors.first == 2);
    CHECK(options.plan.runs == 7);
    CHECK(options.plan.seed == 9U);
    CHECK(options.plan.personas == std::vector<std::string>{"a", "b"});
    CHECK(options.plan.level_up == std::vector{LevelUpChoice::agility});
    REQUIRE(options.plan.overrides.size() == 2);
    CHECK(options.plan.overrides[1].value == "3/2");
    CHECK_FALSE(options.output.run_info);
    CHECK_FALSE(options.quiet);
    CHECK(options.scenario == "s.json");

    const Options won = parse_with(text, {"--runs", "8", "--persona", "c", "--set", "m/hp=6", "--set", "k=1"});
    CHECK(won.plan.runs == 8);
    CHECK(won.plan.floors.last == 3);
    CHECK(won.plan.personas == std::vector<std::string>{"c"});
    REQUIRE(won.plan.overrides.size() == 3);
    CHECK(won.plan.overrides[0].path == "m/speed");
    CHECK(won.plan.overrides[1].value == "6");
}

TEST_CASE("a folder of tables stands beside the scenario, a built-in ruleset nowhere") {
    CHECK(parse_with(R"({"tables": "mine"})", {}, "games/a").plan.tables == "games/a/mine");
    CHECK(parse_with(R"({"tables": "/mine"})", {}, "games/a").plan.tables == "/mine");
    CHECK(parse_with(R"({"tables": "mine"})", {}).plan.tables == "mine");
    CHECK(parse_with(R"({"tables": "tcod-part12"})", {}, "games/a").plan.tables == "tcod-part12");
    CHECK(parse_with(R"({"tables": "mine"})", {"--tables", "other"}, "games/a").plan.tables == "other");
}

TEST_CASE("a command passes over what it has no option for, but not over mistakes") {
    const std::string text = R"({"persona": "a", "runs": 3})";
    CHECK(parse_with(text, {"census"}).plan.runs == 3);
    CHECK(parse_with(text, {"census"}).plan.personas.empty());
    CHECK_THROWS_AS(parse_with(R"({"level-up": "x"})", {"census"}), InputError);
    CHECK_THROWS_AS(parse_with(text, {"schedule"}), InputError);
}

TEST_CASE("faults of a scenario are told together, each with its place") {
    CHECK(fault_of("{\n\"flors\": \"1\",\n\"runs\": \"5x\", \"persona\": [\"a\",\n\"a\"],\n\"set\": {\"a/b\": []}}") ==
          "s.json:2: /flors: \"flors\" is not known; did you mean \"floors\"?\n"
          "s.json:3: /runs: \"5x\" is not a whole number; write it as 5000, 5k, 2M or 1_000_000\n"
          "s.json:4: /persona/1: \"a\" is given twice\n"
          "s.json:5: /set/a~1b: must be a number, is a list");
    CHECK(fault_of("[]").find("s.json:1: ") == 0);
    CHECK(fault_of("{\"runs\": 5").find("s.json:1: ") == 0);
    CHECK(fault_of(R"({"runs": [5]})") == "s.json:1: /runs: must be a text or a number, is a list");
    CHECK(fault_of(R"({"quiet": 1})") == "s.json:1: /quiet: must be true or false, is 1");
    CHECK(fault_of(R"({"scenario": "x"})").find("\"scenario\" is not known") != std::string::npos);
    CHECK(fault_of(R"({"help": true})").find("\"help\" is not known") != std::string::npos);
}

TEST_CASE("every built-in scenario tells what it is about and can be parsed") {
    CHECK(builtin_scenarios().size() >= 6);
    for (const std::string& name : builtin_scenarios()) {
        CHECK_FALSE(about_scenario(find_scenario(name)).empty());
        CHECK(parse({"--scenario", name}).scenario == name);
    }
}
