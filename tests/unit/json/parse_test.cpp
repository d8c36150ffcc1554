#include "rogsim/json/parse.hpp"

#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;
using namespace rogsim::json;

namespace {

std::string faults_of(std::string_view text) {
    Faults faults;
    const auto root = parse("f.json", text, faults);
    std::string all;
    for (const Fault& fault : faults.list) {
        all += fault.file + ":" + std::to_string(fault.line) + ": " + fault.text + "\n";
    }
    return all;
}

Node tree_of(std::string_view text) {
    Faults faults;
    auto root = parse("f.json", text, faults);
    REQUIRE(root.has_value());
    REQUIRE(faults.list.empty());
    return *root;
}

bool begins_with(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

}  // namespace

TEST_CASE("a tree keeps order, lines and digits") {
    const Node root = tree_of("{\n  \"b\": 1.50,\n\n  \"a\": [\n    1,\n    \"x\",\n    true\n  ],\n  \"c\": null\n}");
    REQUIRE(root.kind == Kind::object);
    REQUIRE(root.children.size() == 3);
    CHECK(root.line == 1);
    CHECK(root.children[0].key == "b");
    CHECK(root.children[0].text == "1.50");
    CHECK(root.children[0].line == 2);
    const Node& list = root.children[1];
    CHECK(list.key == "a");
    CHECK(list.line == 4);
    REQUIRE(list.children.size() == 3);
    CHECK(list.children[0].line == 5);  // the newline behind a number is not its own
    CHECK(list.children[0].text == "1");
    CHECK(list.children[1].line == 6);
    CHECK(list.children[1].kind == Kind::text);
    CHECK(list.children[2].line == 7);
    CHECK(list.children[2].truth);
    CHECK(root.children[2].kind == Kind::null);
    CHECK(root.children[2].line == 9);
    CHECK(find_member(root, "c") == &root.children[2]);
    CHECK(find_member(root, "d") == nullptr);
}

TEST_CASE("a tree keeps numbers as written") {
    CHECK(tree_of("-5").text == "-5");
    CHECK(tree_of("18446744073709551615").text == "18446744073709551615");
    CHECK(tree_of("123456789012345678901234567890").text == "123456789012345678901234567890");
    CHECK(tree_of("1e3").text == "1e3");
    CHECK(tree_of("0.125").text == "0.125");
}

TEST_CASE("names and texts may be any UTF-8") {
    const Node root = tree_of("{\"\xc3\xa9,\\\"\\n\": \"\\u00e9\\ud83d\\ude00\"}");
    CHECK(root.children[0].key == "\xc3\xa9,\"\n");
    CHECK(root.children[0].text == "\xc3\xa9\xf0\x9f\x98\x80");
}

TEST_CASE("what is no JSON is a fault in its line") {
    CHECK(begins_with(faults_of(""), "f.json:1: not valid JSON: "));
    CHECK(begins_with(faults_of("{\n\"a\": 1,\n"), "f.json:2: not valid JSON: "));  // cut off
    CHECK(begins_with(faults_of("{\n\"a\": 1,\n\"b\": tru\n}"), "f.json:3: not valid JSON: "));
    CHECK(begins_with(faults_of("{} {}"), "f.json:1: not valid JSON: "));
    CHECK(begins_with(faults_of("[1,]"), "f.json:1: not valid JSON: "));
    CHECK(begins_with(faults_of("// no\n{}"), "f.json:1: not valid JSON: "));
    CHECK(begins_with(faults_of("NaN"), "f.json:1: not valid JSON: "));
    CHECK(begins_with(faults_of("01"), "f.json:1: not valid JSON: "));
    CHECK(faults_of("[\n1e999]") == "f.json:2: not valid JSON: number overflow parsing '1e999'\n");
    CHECK(begins_with(faults_of("\"\xff\""), "f.json:1: not valid JSON: "));
    CHECK(begins_with(faults_of("\"a\nb\""), "f.json:1: not valid JSON: "));
}

TEST_CASE("the reason of a fault is short and plain, whatever the file holds") {
    const std::string text = faults_of("{\"" + std::string(100000, 'x') + "\xff\": 1}");
    CHECK(text.size() < 250);
    for (const char c : text.substr(0, text.size() - 1)) {
        CHECK((c >= ' ' && c <= '~'));
    }
}

TEST_CASE("a name that stands twice is a fault, and the first one is kept") {
    const std::string text = "{\n\"a\": 1,\n\"b\": 2,\n\"a\": 3\n}";
    CHECK(faults_of(text) == "f.json:4: \"a\" stands here again; it stands in line 2 already\n");
    Faults faults;
    const auto root = parse("f.json", text, faults);
    REQUIRE(root.has_value());
    REQUIRE(root->children.size() == 2);
    CHECK(root->children[0].text == "1");
    CHECK(root->children[1].key == "b");
    CHECK(faults_of("[{\"a\": 1}, {\"a\": 1}]").empty());
}

TEST_CASE("depth and size are limited") {
    const std::string deepest = std::string(64, '[') + std::string(64, ']');
    CHECK(faults_of(deepest).empty());
    CHECK(faults_of("\n[" + deepest + "]") == "f.json:2: more than 64 levels of nesting\n");
    CHECK(begins_with(faults_of(std::string(1000000, '[')), "f.json:1: more than 64 levels"));
    CHECK(faults_of(std::string(kMaxBytes, ' ')) != "f.json:0: larger than 1048576 bytes\n");
    CHECK(faults_of(std::string(kMaxBytes + 1, ' ')) == "f.json:0: larger than 1048576 bytes\n");
}

TEST_CASE("values describe themselves") {
    CHECK(described(tree_of("null")) == "null");
    CHECK(described(tree_of("true")) == "true");
    CHECK(described(tree_of("false")) == "false");
    CHECK(described(tree_of("-1.5")) == "-1.5");
    CHECK(described(tree_of("\"ten\"")) == "\"ten\"");
    CHECK(described(tree_of("[]")) == "a list");
    CHECK(described(tree_of("{}")) == "an object");
    CHECK(described(tree_of(std::string(50, '9'))) == std::string(40, '9') + "...");
}
