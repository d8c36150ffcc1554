#include "rogsim/expr/parse.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/formulas.hpp"

using namespace rogsim;

namespace {

// What a formula does, blanks and parentheses aside.
std::string code_of(std::string_view source) {
    std::string text;
    for (const Instruction& at : parse_formula(source, kFormulaNames).code) {
        text += std::to_string(static_cast<int>(at.op)) + ":" + std::to_string(at.operand) + " ";
    }
    return text;
}

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) {
        out += text;
    }
    return out;
}

void check_fault(std::string_view source, std::size_t column, std::string_view text) {
    CAPTURE(source);
    const FormulaFault fault = formula_fault(source);
    CHECK(fault.column == column);
    CHECK(fault.text == text);
}

}  // namespace

TEST_CASE("operators bind as parentheses would") {
    const auto check = [](std::string_view bare, std::string_view grouped, std::string_view otherwise) {
        CAPTURE(bare);
        CHECK(code_of(bare) == code_of(grouped));
        CHECK(code_of(bare) != code_of(otherwise));
    };
    check("x or y and z", "x or (y and z)", "(x or y) and z");
    check("x and y or z", "(x and y) or z", "x and (y or z)");
    check("not x and y", "(not x) and y", "not (x and y)");
    check("not x or y", "(not x) or y", "not (x or y)");
    check("not x == y", "not (x == y)", "(not x) == y");
    check("not x + y", "not (x + y)", "(not x) + y");
    check("x < y and y < z", "(x < y) and (y < z)", "x < (y and y < z)");
    check("x + y < z", "(x + y) < z", "x + (y < z)");
    check("x < y + z", "x < (y + z)", "(x < y) + z");
    check("x + y * z", "x + (y * z)", "(x + y) * z");
    check("x * y + z", "(x * y) + z", "x * (y + z)");
    check("-x * y", "(-x) * y", "-(x * y)");
    check("-x % y", "(-x) % y", "-(x % y)");
    check("-x + y", "(-x) + y", "-(x + y)");
    check("x - -y", "x - (-y)", "x - y");
}

TEST_CASE("operators of one strength are taken from left to right") {
    const auto check = [](std::string_view bare, std::string_view grouped, std::string_view otherwise) {
        CAPTURE(bare);
        CHECK(code_of(bare) == code_of(grouped));
        CHECK(code_of(bare) != code_of(otherwise));
    };
    check("x - y - z", "(x - y) - z", "x - (y - z)");
    check("x - y + z", "(x - y) + z", "x - (y + z)");
    check("x / y / z", "(x / y) / z", "x / (y / z)");
    check("x / y * z", "(x / y) * z", "x / (y * z)");
    check("x * y % z", "(x * y) % z", "x * (y % z)");
}

TEST_CASE("names stand for their place in the list, and may be called as part of a word is") {
    CHECK(code_of("z") == "1:2 ");
    const std::vector<std::string> names{"order", "android", "nothing", "minimum"};
    const Program program = parse_formula("not order and android or nothing + minimum", names);
    CHECK(program.source == "not order and android or nothing + minimum");
    CHECK(program.code.front().operand == 0);
}

TEST_CASE("what is missing or too much is told with its place") {
    check_fault("", 0, "expected a number, a name or \"(\", found the end");
    check_fault("  ", 2, "expected a number, a name or \"(\", found the end");
    check_fault("1 +", 3, "expected a number, a name or \"(\", found the end");
    check_fault("1 + * 2", 4, "expected a number, a name or \"(\", found \"*\"");
    check_fault("+1", 0, "expected a number, a name or \"(\", found \"+\"");
    check_fault("1 + not x", 4, "expected a number, a name or \"(\", found \"not\"");
    check_fault("x and or y", 6, "expected a number, a name or \"(\", found \"or\"");
    check_fault("()", 1, "expected a number, a name or \"(\", found \")\"");
    check_fault("(x", 2, "expected \")\", found the end");
    check_fault("x)", 1, "expected an operator or the end, found \")\"");
    check_fault("x y", 2, "expected an operator or the end, found \"y\"");
    check_fault("x (y)", 2, "expected an operator or the end, found \"(\"");
}

TEST_CASE("functions take as many arguments as they have") {
    check_fault("min", 3, "expected \"(\" after min, found the end");
    check_fault("min(x)", 5, "expected \",\" and argument 2 of 2, found \")\"");
    check_fault("min(x, y, z)", 8, "expected \")\", found \",\"");
    check_fault("clamp(x, y)", 10, "expected \",\" and argument 3 of 3, found \")\"");
    check_fault("abs(x, y)", 5, "expected \")\", found \",\"");
    check_fault("abs()", 4, "expected a number, a name or \"(\", found \")\"");
    check_fault("if(x)", 4, "expected \",\" after the condition of if(condition, then, otherwise), found \")\"");
    check_fault("if(x, y)", 7, "expected \",\" after the second part of if(condition, then, otherwise), found \")\"");
    check_fault("if(x, y, z, x)", 10, "expected \")\", found \",\"");
}

TEST_CASE("comparisons do not chain") {
    check_fault("x < y < z", 6, "comparisons do not chain; write a < b and b < c");
    check_fault("x == y != z", 7, "comparisons do not chain; write a < b and b < c");
    CHECK(formula_fault("(x < y) < z").text.empty());
}

TEST_CASE("an unknown name is answered with the nearest") {
    const std::vector<std::string> names{"hp", "max_hp", "visible", "adjacent"};
    const FormulaFault typo = formula_fault("hp > 3 and visble > 0", names);
    CHECK(typo.column == 11);
    CHECK(typo.text == "\"visble\" is not known; did you mean \"visible\"?");
    CHECK(formula_fault("Adjacent", names).text == "\"Adjacent\" is not known; did you mean \"adjacent\"?");
    CHECK(formula_fault("mana", names).text == "\"mana\" is not known; allowed: hp, max_hp, visible, adjacent");
    CHECK(formula_fault("x", {}).text == "\"x\" is not known; nothing is allowed here");
}

TEST_CASE("a name before a parenthesis is meant as a function") {
    check_fault("1 + mni(x, y)", 4, "\"mni\" is not known; did you mean \"min\"?");
    check_fault("sqrt(x)", 0, "\"sqrt\" is not known; allowed: min, max, clamp, abs, if");
    check_fault("Clamp (x, 1, 2)", 0, "\"Clamp\" is not known; did you mean \"clamp\"?");
}

TEST_CASE("nesting has a limit, at which all is well") {
    const auto nested = [](std::string_view open, std::string_view close, int times) {
        return repeated(open, times) + "x" + repeated(close, times);
    };
    const std::string text = "nested too deeply; allowed: 64 levels";
    // The formula itself is the first level.
    CHECK(formula_fault(nested("(", ")", 63)).text.empty());
    check_fault(nested("(", ")", 64), 64, text);
    CHECK(formula_fault(nested("-", "", 63)).text.empty());
    check_fault(nested("-", "", 64), 63, text);
    CHECK(formula_fault(nested("not ", "", 63)).text.empty());
    check_fault(nested("not ", "", 64), 63 * 4, text);
    CHECK(formula_fault(nested("abs(", ")", 63)).text.empty());
    check_fault(nested("abs(", ")", 64), 64 * 4, text);
    CHECK(formula_fault(nested("-(", ")", 31)).text.empty());
    check_fault(nested("-(", ")", 32), 64, text);
    // Levels side by side do not add up.
    CHECK(formula_fault(repeated("(x) + ", 100) + "-x").text.empty());
}

TEST_CASE("length has a limit") {
    const std::string longest = "x" + std::string(kMaxFormulaBytes - 1, ' ');
    CHECK(formula_fault(longest).text.empty());
    check_fault(longest + " ", 0, "the formula is longer than 1000 bytes");
}

TEST_CASE("the stack that a formula needs is known beforehand and limited") {
    CHECK(parse_formula("x", kFormulaNames).stack == 1);
    CHECK(parse_formula("x + y + z", kFormulaNames).stack == 2);
    CHECK(parse_formula("x + y * z", kFormulaNames).stack == 3);
    CHECK(parse_formula("clamp(x, y, z)", kFormulaNames).stack == 3);
    CHECK(parse_formula("x and y and z", kFormulaNames).stack == 1);
    CHECK(parse_formula("if(x, y + 1, z)", kFormulaNames).stack == 2);
    // Five values wait at each level.
    const auto heavy = [](int times) { return repeated("1<1+1*clamp(1,1,", times) + "x" + repeated(")", times); };
    const Program largest = parse_formula(heavy(51), kFormulaNames);
    CHECK(largest.stack == kMaxFormulaStack);
    Named named{{7, 0, 0}, ""};
    CHECK(evaluated(largest, named).fault == EvaluationFault::none);
    check_fault(heavy(52), 52 * 16 - 14, "the formula is too large");
}

TEST_CASE("a caret shows the place") {
    CHECK(with_caret("x < y < z", 6) == "    x < y < z\n          ^");
    CHECK(with_caret("x", 0) == "    x\n    ^");
    CHECK(with_caret("x +", 3) == "    x +\n       ^");
    CHECK(with_caret("", 0) == "    \n    ^");
    CHECK(with_caret("x\n+\t\x7fy", 5) == "    x +  y\n         ^");  // nothing that moves the cursor
}

TEST_CASE("of a long formula the caret shows the part around the place") {
    const std::string source = std::string(50, 'a') + std::string(50, 'b');
    CHECK(with_caret(source, 35) == "    " + source.substr(0, 70) + "\n    " + std::string(35, ' ') + "^");
    CHECK(with_caret(source, 50) == "    " + source.substr(15, 70) + "\n    " + std::string(35, ' ') + "^");
    CHECK(with_caret(source, 100) == "    " + source.substr(65) + "\n    " + std::string(35, ' ') + "^");
    // 69 letters and half of a character
    CHECK(with_caret(std::string(69, 'a') + "\xc3\xa9zz", 0) == "    " + std::string(69, 'a') + "\n    ^");
}
