#include "cli/parse.hpp"

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/option_table.hpp"
#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

std::string fault_of(const std::vector<std::string>& arguments) {
    try {
        parse(arguments);
    } catch (const InputError& error) {
        return error.what();
    }
    return "nothing";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("nothing said is a run with the defaults") {
    const Options options = parse({});
    CHECK(options.command == "run");
    CHECK(options.plan.floors.first == 1);
    CHECK(options.plan.floors.last == 10);
    CHECK(options.plan.runs == 5000);
    CHECK(options.plan.seed == 1U);
    CHECK(options.plan.tables == "tcod-part13");
    CHECK(options.output.format == "auto");
}

TEST_CASE("options stand before or after the command, with = or without") {
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {"run", "--runs", "7", "-j", "3", "--set", "a=1", "--set", "b=2"},
             {"--runs", "7", "-j", "3", "--set", "a=1", "--set", "b=2", "run"},
             {"--runs=7", "-j3", "--set=a=1", "run", "--set=b=2"},
             {"-n7", "--set", "a=1", "run", "--threads=3", "--set", "b=2"},
         }) {
        const Options options = parse(arguments);
        CHECK(options.command == "run");
        CHECK(options.words.empty());
        CHECK(options.plan.runs == 7);
        CHECK(options.threads == 3);
        REQUIRE(options.plan.overrides.size() == 2);
        CHECK(options.plan.overrides[0].path == "a");
        CHECK(options.plan.overrides[1].value == "2");
    }
}

TEST_CASE("a value may look like a command or an option") {
    CHECK(parse({"--tables", "run"}).plan.tables == "run");
    CHECK(has(fault_of({"--seed", "-1"}), "--seed: \"-1\" is not a whole number"));
    CHECK(parse({"--set", "[x,y]=[1,2]"}).plan.overrides.at(0).value == "[1,2]");
}

TEST_CASE("what is not known is refused with the nearest name") {
    CHECK(fault_of({"rum"}) == "command \"rum\" is not known; did you mean \"run\"?");
    CHECK(fault_of({"--rums", "5"}) == "\"--rums\" is not an option; did you mean \"--runs\"?");
    CHECK(fault_of({"--rums=5"}) == "\"--rums\" is not an option; did you mean \"--runs\"?");
    CHECK(has(fault_of({"-f", "jsn"}), "did you mean \"json\"?"));
    CHECK(has(fault_of({"--level-up", "agilty"}), "did you mean \"agility\"?"));
    CHECK(has(fault_of({"--stream", "cpyton"}), "did you mean \"cpython\"?"));
    CHECK(has(fault_of({"--color", "alway"}), "did you mean \"always\"?"));
    CHECK(has(fault_of({"-Z"}), "\"-Z\" is not an option"));
    CHECK(has(fault_of({"run", "extra"}), "\"extra\" is one word too many"));
}

TEST_CASE("an option of another command is not taken") {
    CHECK(fault_of({"run", "--speed", "a=1"}) == "--speed: \"rogsim run\" has no such option");
    CHECK(fault_of({"schedule", "--runs", "1"}) == "--runs: \"rogsim schedule\" has no such option");
}

TEST_CASE("an option that takes one value is not given two") {
    CHECK(fault_of({"--runs", "1", "--runs", "2"}) == "--runs: given 2 times, but takes one value");
    CHECK(has(fault_of({"--runs"}), "--runs"));
}

TEST_CASE("values out of bounds and no assignments are refused") {
    CHECK(has(fault_of({"--runs", "0"}), "out of range"));
    CHECK(has(fault_of({"--runs", "1000000000001"}), "out of range"));
    CHECK(has(fault_of({"-j", "100000"}), "out of range"));
    CHECK(has(fault_of({"--set", "a"}), "needed: a path and a number"));
    CHECK(has(fault_of({"--set", "=1"}), "needed: a path and a number"));
    CHECK(has(fault_of({"--set", "a="}), "needed: a path and a number"));
    CHECK(has(fault_of({"--export-csv", ""}), "no name"));
}

TEST_CASE("of two values for one number the later holds") {
    const Options options = parse({"--set", "a=1", "--set", "b=2", "--set", "a=3"});
    REQUIRE(options.plan.overrides.size() == 2);
    CHECK(options.plan.overrides[1].path == "a");
    CHECK(options.plan.overrides[1].value == "3");
}

TEST_CASE("exports and flags") {
    const Options options =
        parse({"-q", "-v", "--export-csv", "a", "--export-json=-", "--no-run-info", "--seed=random"});
    CHECK(options.quiet);
    CHECK(options.verbose);
    CHECK_FALSE(options.output.run_info);
    CHECK_FALSE(options.plan.seed);
    REQUIRE(options.output.exports.size() == 2);
    CHECK(options.output.exports[1].format == "json");
    CHECK(options.output.exports[1].path == "-");
}

TEST_CASE("the help of a command names every option that it knows") {
    for (const Command& command : commands()) {
        const std::string help = help_of(command);
        for (const OptionRow& row : option_rows()) {
            CAPTURE(command.name, row.name);
            const bool shown = (row.commands & command.bit) != 0 && row.group[0] != '\0';
            CHECK(has(help, std::string(" ") + row.name + " ") == shown);
        }
        CHECK(has(help_as_markdown(), help));
    }
}
