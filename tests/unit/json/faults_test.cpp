#include "rogsim/json/faults.hpp"

#include <algorithm>

#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;
using namespace rogsim::json;

namespace {

std::string thrown(const Faults& faults) {
    try {
        throw_faults(faults);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("faults are thrown together, by file and line") {
    Faults faults;
    CHECK(thrown(faults).empty());
    add_fault(faults, {"b.json", 7, "third"});
    add_fault(faults, {"a.json", 1, "fourth"});
    add_fault(faults, {"b.json", 2, "first"});
    add_fault(faults, {"b.json", 2, "second"});
    add_fault(faults, {"", 0, "--set: fifth"});
    add_fault(faults, {"c.json", 0, "is missing"});
    CHECK(thrown(faults) ==
          "b.json:2: first\nb.json:2: second\nb.json:7: third\na.json:1: fourth\n--set: fifth\nc.json: is missing");
}

TEST_CASE("fifty faults are shown and the others counted") {
    Faults faults;
    for (int i = 1; i <= 51; ++i) {
        add_fault(faults, {"a.json", i, "x"});
    }
    std::string text = thrown(faults);
    CHECK(std::count(text.begin(), text.end(), '\n') == 50);
    CHECK(text.find("more") == std::string::npos);
    add_fault(faults, {"a.json", 52, "x"});
    text = thrown(faults);
    CHECK(text.substr(text.rfind('\n')) == "\nand 2 more");
    CHECK(std::count(text.begin(), text.end(), '\n') == 50);
}

TEST_CASE("a thousand faults are enough") {
    Faults faults;
    std::string text;
    for (int i = 1; i <= 2000 && text.empty(); ++i) {
        try {
            add_fault(faults, {"a.json", i, "x"});
        } catch (const InputError& error) {
            text = error.what();
        }
    }
    CHECK(faults.list.size() == 1000);
    CHECK(text.substr(text.rfind('\n')) == "\nand at least 950 more");
}
