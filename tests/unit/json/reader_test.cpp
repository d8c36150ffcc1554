#include "rogsim/json/reader.hpp"

#include <functional>

#include "rogsim/json/parse.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim::json;

namespace {

struct Read {
    std::string faults;
    std::vector<ReadValue> values;
};

// Reads `text` as the file f.json.
Read read(std::string_view text, const std::function<void(const Place&)>& reader,
          const std::vector<Override>& overrides = {}) {
    Reading reading;
    reading.overrides = overrides;
    const auto root = parse("f.json", text, reading.faults);
    REQUIRE(root.has_value());
    reader(root_place(reading, "f.json", "f", *root));
    Read result{"", reading.values};
    for (const Fault& fault : reading.faults.list) {
        result.faults += fault.file + ":" + std::to_string(fault.line) + ": " + fault.text + "\n";
    }
    return result;
}

std::string number_fault(std::string_view text) {
    return read(text,
                [](const Place& root) {
                    std::int32_t out = 7;
                    auto object = open_object(root);
                    REQUIRE(object.has_value());
                    read_number(member(*object, "hp"), {1, 100}, out);
                    CHECK(out == 7);
                })
        .faults;
}

}  // namespace

TEST_CASE("a number is read within its bounds") {
    for (const std::int32_t value : {1, 50, 100}) {
        std::int32_t out = 7;
        const Read result = read("{\"hp\": " + std::to_string(value) + "}", [&](const Place& root) {
            auto object = open_object(root);
            read_number(member(*object, "hp"), {1, 100}, out);
            refuse_unknown(*object);
        });
        CHECK(result.faults.empty());
        CHECK(out == value);
        REQUIRE(result.values.size() == 1);
        CHECK(result.values[0].path == "f/hp");
        CHECK(result.values[0].value == std::to_string(value));
        CHECK(result.values[0].is_number);
        CHECK(result.values[0].lowest == 1);
        CHECK(result.values[0].highest == 100);
    }
}

TEST_CASE("a number that is none, or none allowed, is a fault that says so") {
    CHECK(number_fault("{\n\"hp\": 0}") == "f.json:2: /hp: 0 is out of range; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": 101}") == "f.json:1: /hp: 101 is out of range; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": -5}") == "f.json:1: /hp: -5 is out of range; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": 99999999999999999999}") ==
          "f.json:1: /hp: 99999999999999999999 is out of range; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": 1.5}") == "f.json:1: /hp: 1.5 is not a whole number; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": 1e1}") == "f.json:1: /hp: 1e1 is not a whole number; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": \"5\"}") == "f.json:1: /hp: \"5\" is not a whole number; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": true}") == "f.json:1: /hp: true is not a whole number; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": null}") == "f.json:1: /hp: null is not a whole number; allowed: 1..100\n");
    CHECK(number_fault("{\"hp\": [5]}") == "f.json:1: /hp: a list is not a whole number; allowed: 1..100\n");
    CHECK(number_fault("\n{}") == "f.json:2: /hp: is missing; allowed: 1..100\n");
}

TEST_CASE("an optional number keeps its default, which can be set from outside") {
    std::int32_t out = 7;
    const auto reader = [&](const Place& root) {
        auto object = open_object(root);
        read_number_or_default(member(*object, "hp"), {1, 100}, out);
    };
    const Read as_written = read("{}", reader);
    CHECK(as_written.faults.empty());
    CHECK(out == 7);
    CHECK(as_written.values.at(0).value == "7");
    CHECK(read("{}", reader, {{"f/hp", "9"}}).faults.empty());
    CHECK(out == 9);
}

TEST_CASE("an override takes the place of the file's number and is named in its faults") {
    std::int32_t out = 0;
    const auto reader = [&](const Place& root) {
        auto object = open_object(root);
        read_number(member(*object, "hp"), {1, 100}, out);
    };
    CHECK(read("{\"hp\": 5}", reader, {{"f/hp", "6"}, {"f/mp", "9"}, {"f/hp", "8"}}).faults.empty());
    CHECK(out == 8);  // the later one holds
    CHECK(read("{\"hp\": \"broken\"}", reader, {{"f/hp", "6"}}).faults.empty());
    CHECK(out == 6);
    CHECK(read("{\"hp\": 5}", reader, {{"f/hp", "0"}}).faults ==
          ":0: --set f/hp: 0 is out of range; allowed: 1..100\n");
    CHECK(read("{\"hp\": 5}", reader, {{"f/hp", "x"}}).faults ==
          ":0: --set f/hp: \"x\" is not a whole number; allowed: 1..100\n");
    CHECK(read("{\"hp\": 5}", reader, {{"f/hp", "0", "s.json:3: /overrides/"}}).faults ==
          ":0: s.json:3: /overrides/f/hp: 0 is out of range; allowed: 1..100\n");
}

TEST_CASE("members that nobody asked for are faults, with the nearest name that was asked for") {
    const Read result = read("{\"hp\": 1,\n\"hpp\": 2,\n\"name\": 3}", [](const Place& root) {
        auto object = open_object(root);
        std::int32_t out = 0;
        read_number(member(*object, "hp"), {1, 100}, out);
        refuse_unknown(*object);
    });
    CHECK(result.faults ==
          "f.json:2: /hpp: \"hpp\" is not known; did you mean \"hp\"?\n"
          "f.json:3: /name: \"name\" is not known; allowed: hp\n");
}

TEST_CASE("a member that does not belong is refused with the reason, once") {
    const Read result = read("{\"range\": 1}", [](const Place& root) {
        auto object = open_object(root);
        refuse(*object, "range", "swords have none");
        refuse(*object, "amount", "swords have none");
        refuse_unknown(*object);
    });
    CHECK(result.faults == "f.json:1: /range: does not belong here: swords have none\n");
}

TEST_CASE("texts are bounded") {
    const auto fault = [](const std::string& value) {
        return read("{\"name\": " + value + "}",
                    [](const Place& root) {
                        std::string out;
                        auto object = open_object(root);
                        read_text(member(*object, "name"), out);
                    })
            .faults;
    };
    CHECK(fault("\"Orc, \\\"big\\\"\\n\"").empty());
    CHECK(fault("\"" + std::string(200, 'x') + "\"").empty());
    CHECK(fault("\"\"") == "f.json:1: /name: \"\"; allowed: a text of 1 to 200 bytes without NUL\n");
    CHECK(fault("\"" + std::string(201, 'x') + "\"") ==
          "f.json:1: /name: \"" + std::string(60, 'x') + "...\"; allowed: a text of 1 to 200 bytes without NUL\n");
    CHECK(fault("\"a\\u0000\"") == "f.json:1: /name: \"a\\x00\"; allowed: a text of 1 to 200 bytes without NUL\n");
    CHECK(fault("5") == "f.json:1: /name: 5 is not a text; allowed: a text of 1 to 200 bytes\n");
}

TEST_CASE("a choice is one of the names") {
    const std::vector<std::string> names{"heal", "fireball"};
    std::size_t chosen = 9;
    const auto fault = [&](const std::string& text) {
        return read(text,
                    [&](const Place& root) {
                        auto object = open_object(root);
                        read_choice(member(*object, "effect"), names, chosen);
                    })
            .faults;
    };
    CHECK(fault("{\"effect\": \"fireball\"}").empty());
    CHECK(chosen == 1);
    CHECK(fault("{\"effect\": \"firebal\"}") ==
          "f.json:1: /effect: \"firebal\" is not known; did you mean \"fireball\"?\n");
    CHECK(fault("{\"effect\": 3}") == "f.json:1: /effect: 3 is not a text; allowed: heal, fireball\n");
    CHECK(fault("{}") == "f.json:1: /effect: is missing; allowed: heal, fireball\n");
}

TEST_CASE("lists and objects are told apart") {
    CHECK(read("[]", [](const Place& root) { CHECK(!open_object(root)); }).faults ==
          "f.json:1: a list stands here; needed: an object\n");
    CHECK(read("{}", [](const Place& root) { CHECK(elements(root).empty()); }).faults ==
          "f.json:1: an object stands here; needed: a list\n");
    const Read result = read("{\"a/b~c\": [5, 0]}", [](const Place& root) {
        for (const Place& list : members(root)) {
            for (const Place& element : elements(list)) {
                std::int32_t out = 0;
                read_number(element, {1, 9}, out);
            }
        }
    });
    CHECK(result.faults == "f.json:1: /a~1b~0c/1: 0 is out of range; allowed: 1..9\n");
}

TEST_CASE("a control character in a name does not break the line of its fault") {
    const Read result = read("{\"a\\nb\": 5}", [](const Place& root) { refuse_unknown(*open_object(root)); });
    CHECK(result.faults == "f.json:1: /a\\nb: \"a\\nb\" is not known; nothing is allowed here\n");
}
