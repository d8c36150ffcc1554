#include "rogsim/stats/int128.hpp"

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("int128 prints and reads its bounds") {
    const UInt128 top = ~UInt128{0};
    CHECK(to_decimal(top) == "340282366920938463463374607431768211455");
    CHECK(to_decimal(UInt128{0}) == "0");
    const auto largest = static_cast<Int128>(top >> 1U);
    const Int128 smallest = -largest - 1;
    CHECK(to_decimal(largest) == "170141183460469231731687303715884105727");
    CHECK(to_decimal(smallest) == "-170141183460469231731687303715884105728");
    CHECK((parse_int128("170141183460469231731687303715884105727") == largest));
    CHECK((parse_int128("-170141183460469231731687303715884105728") == smallest));
    CHECK((parse_int128("-0") == Int128{0}));
}

TEST_CASE("int128 refuses what is no number or does not fit") {
    for (const char* text :
         {"", "-", "+1", " 1", "1 ", "1e3", "0x10", "--1", "1_000", "170141183460469231731687303715884105728",
          "-170141183460469231731687303715884105729", "1701411834604692317316873037158841057270"}) {
        CAPTURE(text);
        CHECK(!parse_int128(text).has_value());
    }
}
