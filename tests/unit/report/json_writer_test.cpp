#include "rogsim/report/json_writer.hpp"

#include <cmath>
#include <limits>

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("objects and arrays are laid out by line or on one line") {
    JsonWriter json;
    json.begin_object();
    json.text("a", "b");
    json.begin_array("list", JsonLayout::one_line);
    json.count({}, 1);
    json.begin_array();
    json.whole({}, -2);
    json.end();
    json.end();
    json.begin_object("empty");
    json.end();
    json.end();
    CHECK(json.document() == "{\n  \"a\": \"b\",\n  \"list\": [1, [-2]],\n  \"empty\": {}\n}\n");
}

TEST_CASE("numbers that JSON readers would bend are strings, and what is no number is null") {
    JsonWriter json;
    json.begin_array({}, JsonLayout::one_line);
    json.count({}, std::uint64_t{1} << 53U);
    json.count({}, (std::uint64_t{1} << 53U) + 1);
    json.wide({}, -(Int128{1} << 53U));
    json.wide({}, -(Int128{1} << 53U) - 1);
    json.wide_count({}, ~UInt128{0});
    json.real({}, std::numeric_limits<double>::quiet_NaN());
    json.real({}, std::numeric_limits<double>::infinity());
    json.real({}, std::nullopt);
    json.real({}, 0.1);
    json.truth({}, true);
    json.end();
    CHECK(json.document() ==
          "[9007199254740992, \"9007199254740993\", -9007199254740992, \"-9007199254740993\", "
          "\"340282366920938463463374607431768211455\", null, null, null, 0.1, true]\n");
}

TEST_CASE("strings are escaped, and bytes that are not UTF-8 are replaced") {
    const auto quoted = [](std::string_view text) {
        JsonWriter json;
        json.text({}, text);
        return json.document();
    };
    CHECK(quoted("say \"hi\" \\ \n\t") == R"("say \"hi\" \\ \u000a\u0009")");
    CHECK(quoted("Kälte – 龍 🐉") == "\"Kälte – 龍 🐉\"");
    CHECK(quoted("a\xFFz") == "\"a\xEF\xBF\xBDz\"");
    CHECK(quoted("\xC0\xAF") == "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");
    CHECK(quoted("\xED\xA0\x80") == "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
    CHECK(quoted("cut \xE9\xBE") == "\"cut \xEF\xBF\xBD\xEF\xBF\xBD\"");
}
