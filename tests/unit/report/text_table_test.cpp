#include "rogsim/report/text_table.hpp"

#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

std::vector<TextColumn> sample() {
    return {{"floor", Align::right, 0, {"1", "10"}},
            {"curve", Align::left, 2, {"█▌", ""}},
            {"who", Align::left, 1, {"orc", "troll"}}};
}

}  // namespace

TEST_CASE("columns line up by characters, not by bytes") {
    CHECK(text_table(sample(), {true, false, 80}, 9) == "floor  curve  who\n    1  █▌     orc\n   10         troll\n");
}

TEST_CASE("columns that do not fit go, the least important first") {
    CHECK(text_table(sample(), {true, false, 15}, 9) == "floor  who\n    1  orc\n   10  troll\n");
    CHECK(text_table(sample(), {true, false, 3}, 9) == "floor\n    1\n   10\n");
}

TEST_CASE("only with colour is a row set off") {
    const std::string text = text_table(sample(), {true, true, 80}, 1);
    CHECK(text.find("\x1b[1m   10         troll\x1b[0m\n") != std::string::npos);
    CHECK(text_table(sample(), {true, false, 80}, 1).find('\x1b') == std::string::npos);
}

TEST_CASE("bars have eighths in UTF-8 and whole signs elsewhere") {
    CHECK(text_bar(0.5, 4, {true, false, 80}) == "██");
    CHECK(text_bar(0.4, 4, {true, false, 80}) == "█▋");
    CHECK(text_bar(0, 4, {true, false, 80}).empty());
    CHECK(text_bar(1, 4, {true, false, 80}) == "████");
    CHECK(text_bar(0.4, 4, {false, false, 80}) == "##");
    CHECK(text_bar(7, 4, {false, false, 80}) == "####");
}

TEST_CASE("a line breaks between its parts") {
    const std::string parts[] = {"one", "two", "three"};
    CHECK(text_line(parts, {false, false, 80}) == "one  two  three\n");
    CHECK(text_line(parts, {false, false, 9}) == "one  two\nthree\n");
    CHECK(text_line(parts, {false, false, 1}) == "one\ntwo\nthree\n");
}
