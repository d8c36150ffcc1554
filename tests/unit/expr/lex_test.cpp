#include "rogsim/expr/lex.hpp"

#include "rogsim/expr/parse.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

// "number 12 | name hp | sign <= | end", with the columns.
std::string words_of(std::string_view source) {
    constexpr const char* kKinds[] = {"number", "name", "sign", "end"};
    std::string text;
    for (const Token& token : lex_formula(source)) {
        text += text.empty() ? "" : " | ";
        text += std::to_string(token.column) + " " + kKinds[static_cast<std::size_t>(token.kind)];
        text += token.kind == TokenKind::end ? "" : " " + std::string(token.text);
    }
    return text;
}

FormulaFault fault_of(std::string_view source) {
    try {
        lex_formula(source);
    } catch (const FormulaFault& fault) {
        return fault;
    }
    return {999, ""};
}

}  // namespace

TEST_CASE("words are numbers, names and signs, with or without blanks between") {
    CHECK(words_of("").starts_with("0 end"));
    CHECK(words_of(" \t\r\n") == "4 end");
    CHECK(words_of("hp<=2*max_hp") == "0 name hp | 2 sign <= | 4 number 2 | 5 sign * | 6 name max_hp | 12 end");
    CHECK(words_of(" a2 _ B") == "1 name a2 | 4 name _ | 6 name B | 7 end");
    CHECK(words_of("1-2") == "0 number 1 | 1 sign - | 2 number 2 | 3 end");
}

TEST_CASE("of two signs that fit the longer is taken") {
    CHECK(words_of("<=<>=>!===") == "0 sign <= | 2 sign < | 3 sign >= | 5 sign > | 6 sign != | 8 sign == | 10 end");
    CHECK(words_of("+-*/%(),") ==
          "0 sign + | 1 sign - | 2 sign * | 3 sign / | 4 sign % | 5 sign ( | 6 sign ) | 7 sign , | 8 end");
}

TEST_CASE("numbers are whole and fit into 64 bits") {
    CHECK(lex_formula("007")[0].number == 7);
    CHECK(lex_formula("9223372036854775807")[0].number == 9223372036854775807);
    const FormulaFault large = fault_of("1 + 9223372036854775808");
    CHECK(large.column == 4);
    CHECK(large.text == "the number is too large; allowed: up to 9223372036854775807");
    const FormulaFault fraction = fault_of("x * 1.5");
    CHECK(fraction.column == 5);
    CHECK(fraction.text == "only whole numbers are allowed");
    const FormulaFault name = fault_of("x + 2x");
    CHECK(name.column == 5);
    CHECK(name.text == "a name cannot begin with a digit");
}

TEST_CASE("a sign of other languages is answered with what to write") {
    const auto check = [](std::string_view source, std::size_t column, const std::string& text) {
        CAPTURE(source);
        const FormulaFault fault = fault_of(source);
        CHECK(fault.column == column);
        CHECK(fault.text == text);
    };
    check("x && y", 2, "\"&&\" is not part of a formula: write \"and\"");
    check("x || y", 2, "\"||\" is not part of a formula: write \"or\"");
    check("!x", 0, "\"!\" is not part of a formula: write \"not\", or \"!=\" to compare");
    check("x = 1", 2, "\"=\" is not part of a formula: write \"==\" to compare");
    check("x ^ 2", 2, "\"^\" is not part of a formula: there are no powers; write x * x");
    check(".5", 0, "\".\" is not part of a formula: only whole numbers are allowed");
}

TEST_CASE("what is no sign at all is shown as the whole character that it is") {
    const std::string allowed =
        " is not part of a formula; allowed: numbers, names and + - * / % ( ) , == != < <= > >=";
    CHECK(fault_of("x & y").text == "\"&\"" + allowed);
    CHECK(fault_of("x \xe2\x89\xa4 y").text == "\"\xe2\x89\xa4\"" + allowed);  // a less-or-equal sign
    CHECK(fault_of(std::string_view("x\0y", 3)).text == "\"\\x00\"" + allowed);
    CHECK(fault_of("x\x7f").text == "\"\\x7f\"" + allowed);
    CHECK(fault_of("x \xe2\x89\xa4 y").column == 2);
}
