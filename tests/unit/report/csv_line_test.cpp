#include "rogsim/report/csv.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("fields are quoted where a reader would be misled, and only there") {
    CsvLine line;
    csv_add(line, "plain");
    csv_add(line, "a,b");
    csv_add(line, "say \"hi\"");
    csv_add(line, "two\nlines");
    csv_add(line, "");
    csv_add(line, "ä b");
    CHECK(line.text == "plain,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",,ä b");
}

TEST_CASE("a first field that is empty still counts as a field") {
    CsvLine line;
    csv_add_real(line, std::nullopt);
    csv_add_real(line, 0.25);
    csv_add_count(line, 18446744073709551615U);
    CHECK(line.text == ",0.25,18446744073709551615");
}
