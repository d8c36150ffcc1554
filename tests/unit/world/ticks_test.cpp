#include "rogsim/world/ticks.hpp"

#include <string>
#include <vector>

#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("the tick is the least that gives every speed a whole delay") {
    const std::vector<NamedSpeed> speeds{{"player", {2, 1}}, {"slug", {1, 1}}, {"bat", {3, 1}}, {"ooze", {4, 6}}};
    const std::uint64_t unit = tick_unit(speeds);
    CHECK(unit == 6);
    CHECK(delay_ticks({2, 1}, unit) == 3);
    CHECK(delay_ticks({1, 1}, unit) == 6);
    CHECK(delay_ticks({3, 1}, unit) == 2);
    CHECK(delay_ticks({4, 6}, unit) == 9);
    CHECK(tick_unit({}) == 1);
}

TEST_CASE("a speed that does not divide the tick has no delay but a wider tick") {
    CHECK(!delay_ticks({5, 1}, 6).has_value());
    CHECK(wider_unit(6, {5, 1}) == 30);
    CHECK(wider_unit(6, {4, 2}) == 6);
    CHECK(wider_unit(6, {0, 1}) == 6);
    CHECK(!delay_ticks({1, 0}, 6).has_value());
}

TEST_CASE("speeds without a common tick are a fault that names them") {
    const std::vector<NamedSpeed> speeds{{"bee", {999983, 1}}, {"wasp", {999979, 7}}, {"hornet", {999961, 1}}};
    try {
        tick_unit(speeds);
        FAIL("nothing was thrown");
    } catch (const InputError& error) {
        const std::string text = error.what();
        CHECK(text.find("999961 of \"hornet\"") != std::string::npos);
        CHECK(text.find("999979/7 of \"wasp\"") != std::string::npos);
    }
    CHECK_THROWS_AS(tick_unit(std::vector<NamedSpeed>{{"rock", {1, 0}}}), InputError);
}

TEST_CASE("a delay that passes its bound only in the common tick is a fault too") {
    const std::vector<NamedSpeed> speeds{{"glacier", {1, 1000000}}, {"light", {999983, 1}}, {"sound", {999979, 1}}};
    CHECK_THROWS_AS(tick_unit(speeds), InputError);
}
