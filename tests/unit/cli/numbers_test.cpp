#include "cli/numbers.hpp"

#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("counts may have underscores and k or M") {
    CHECK(parse_count("--runs", "5000") == 5000);
    CHECK(parse_count("--runs", "0") == 0);
    CHECK(parse_count("--runs", "5k") == 5000);
    CHECK(parse_count("--runs", "5K") == 5000);
    CHECK(parse_count("--runs", "2M") == 2000000);
    CHECK(parse_count("--runs", "1_000_000") == 1000000);
    CHECK(parse_count("--runs", "1_0k") == 10000);
    CHECK(parse_count("--runs", "007") == 7);
    CHECK(parse_count("--seed", "18446744073709551615") == 18446744073709551615U);
}

TEST_CASE("what is no count is refused") {
    for (const char* text : {"",
                             "x",
                             "5x",
                             "k",
                             "_1",
                             "1_",
                             "1__0",
                             "1_k",
                             "-1",
                             "+1",
                             " 1",
                             "1 ",
                             "1.5",
                             "1e6",
                             "5m",
                             "5kk",
                             "0x10",
                             "18446744073709551616",
                             "99999999999999999999999",
                             "18446744073709552k",
                             "５",
                             "1,000"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(parse_count("--runs", text), InputError);
    }
    CHECK_THROWS_AS(parse_count("--runs", std::string_view("1\0", 2)), InputError);
}

TEST_CASE("bounds are inclusive and told") {
    CHECK(parse_count_within("--runs", "1", 1, 10) == 1);
    CHECK(parse_count_within("--runs", "10", 1, 10) == 10);
    CHECK_THROWS_AS(parse_count_within("--runs", "11", 1, 10), InputError);
    try {
        parse_count_within("--runs", "0", 1, 10);
        FAIL("0 was taken");
    } catch (const InputError& error) {
        CHECK(std::string(error.what()) == "--runs: \"0\" is out of range; allowed: 1 to 10");
    }
}

TEST_CASE("floors are one number or a range") {
    CHECK(parse_floors("--floors", "3").first == 3);
    CHECK(parse_floors("--floors", "3").last == 3);
    CHECK(parse_floors("--floors", "1-10").first == 1);
    CHECK(parse_floors("--floors", "1-10").last == 10);
    CHECK(parse_floors("--floors", "1000-1000").first == 1000);
    for (const char* text : {"", "-", "1-", "-1", "0", "0-3", "3-1", "1-1001", "1--2", "1-2-3", "1 - 2", "a-b", "1,2",
                             "1-k", "99999999999999999999", "1_0"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(parse_floors("--floors", text), InputError);
    }
}
