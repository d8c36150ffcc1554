#include "rogsim/expr/evaluate.hpp"

#include <limits>

#include "tests/support/catch.hpp"
#include "tests/support/formulas.hpp"

using namespace rogsim;

namespace {

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

Evaluation result_of(std::string_view source, std::array<std::int64_t, 3> values = {}) {
    Named named{values, ""};
    return evaluated(parse_formula(source, kFormulaNames), named);
}

std::int64_t value_of(std::string_view source, std::array<std::int64_t, 3> values = {}) {
    const Evaluation evaluation = result_of(source, values);
    INFO(source);
    REQUIRE(evaluation.fault == EvaluationFault::none);
    return evaluation.value;
}

// Which names were asked for.
std::string asked_by(std::string_view source, std::array<std::int64_t, 3> values) {
    Named named{values, ""};
    evaluated(parse_formula(source, kFormulaNames), named);
    return named.asked;
}

void check_fault(std::string_view source, std::array<std::int64_t, 3> values, EvaluationFault fault,
                 std::uint32_t column) {
    CAPTURE(source);
    const Evaluation evaluation = result_of(source, values);
    CHECK(evaluation.fault == fault);
    CHECK(evaluation.column == column);
}

}  // namespace

TEST_CASE("quotients are rounded down and remainders have the divisor's sign") {
    struct Row {
        std::int64_t a, b, quotient, remainder;
    };
    for (const Row& row :
         {Row{7, 2, 3, 1}, Row{-7, 2, -4, 1}, Row{7, -2, -4, -1}, Row{-7, -2, 3, -1}, Row{6, 2, 3, 0},
          Row{-6, 2, -3, 0}, Row{6, -2, -3, 0}, Row{0, -5, 0, 0}, Row{1, -5, -1, -4}, Row{kLowest, 2, kLowest / 2, 0},
          Row{kLowest, kHighest, -2, kHighest - 1}, Row{kHighest, kLowest, -1, -1}, Row{kHighest, -1, -kHighest, 0}}) {
        CAPTURE(row.a, row.b);
        CHECK(value_of("x / y", {row.a, row.b}) == row.quotient);
        CHECK(value_of("x % y", {row.a, row.b}) == row.remainder);
    }
    CHECK(value_of("x % y", {kLowest, -1}) == 0);
}

TEST_CASE("comparisons give 1 or 0") {
    for (const std::int64_t x : {-1, 0, 1}) {
        CAPTURE(x);
        CHECK(value_of("x < 0", {x}) == (x < 0 ? 1 : 0));
        CHECK(value_of("x <= 0", {x}) == (x <= 0 ? 1 : 0));
        CHECK(value_of("x == 0", {x}) == (x == 0 ? 1 : 0));
        CHECK(value_of("x != 0", {x}) == (x != 0 ? 1 : 0));
        CHECK(value_of("x >= 0", {x}) == (x >= 0 ? 1 : 0));
        CHECK(value_of("x > 0", {x}) == (x > 0 ? 1 : 0));
    }
    CHECK(value_of("x < y", {kLowest, kHighest}) == 1);  // their difference does not fit
}

TEST_CASE("functions") {
    CHECK(value_of("min(3, -4)") == -4);
    CHECK(value_of("min(-4, 3)") == -4);
    CHECK(value_of("max(3, -4)") == 3);
    CHECK(value_of("max(-4, 3)") == 3);
    CHECK(value_of("abs(-5)") == 5);
    CHECK(value_of("abs(5)") == 5);
    CHECK(value_of("abs(0)") == 0);
    CHECK(value_of("clamp(5, 0, 10)") == 5);
    CHECK(value_of("clamp(-5, 0, 10)") == 0);
    CHECK(value_of("clamp(15, 0, 10)") == 10);
    CHECK(value_of("clamp(5, 10, 0)") == 10);  // crossed bounds: the lower one holds
    CHECK(value_of("if(3, 10, 20)") == 10);
    CHECK(value_of("if(0, 10, 20)") == 20);
    CHECK(value_of("if(-1, 10, 20)") == 10);
    CHECK(value_of("1 + if(0, 10, if(1, 20, 30)) * 2") == 41);
}

TEST_CASE("and, or and not give 1 or 0 and take all but 0 as true") {
    CHECK(value_of("5 and -7") == 1);
    CHECK(value_of("5 and 0") == 0);
    CHECK(value_of("0 and 5") == 0);
    CHECK(value_of("0 or -7") == 1);
    CHECK(value_of("5 or 0") == 1);
    CHECK(value_of("0 or 0") == 0);
    CHECK(value_of("0 or 0 or 9") == 1);
    CHECK(value_of("9 and 9 and 0") == 0);
    CHECK(value_of("not 5") == 0);
    CHECK(value_of("not 0") == 1);
    CHECK(value_of("not not -3") == 1);
    CHECK(value_of("5") == 5);
    CHECK(value_of("(2 and 3) + (4 or 5)") == 2);
}

TEST_CASE("evaluation stops at the first part that decides") {
    CHECK(asked_by("x and y and z", {0, 1, 1}) == "x");
    CHECK(asked_by("x and y and z", {1, 0, 1}) == "xy");
    CHECK(asked_by("x and y and z", {1, 1, 0}) == "xyz");
    CHECK(asked_by("x or y or z", {1, 0, 0}) == "x");
    CHECK(asked_by("x or y or z", {0, 2, 0}) == "xy");
    CHECK(asked_by("x or y or z", {0, 0, 0}) == "xyz");
    CHECK(asked_by("x and y or z", {0, 1, 1}) == "xz");
    CHECK(asked_by("x and y or z", {1, 1, 1}) == "xy");
    CHECK(asked_by("x or y and z", {0, 0, 1}) == "xy");
    CHECK(asked_by("x or y and z", {1, 0, 1}) == "x");
    CHECK(value_of("x and 1 / x") == 0);
    CHECK(value_of("x == 0 or 1 / x") == 1);
}

TEST_CASE("of if only the chosen part is evaluated; of other functions all") {
    CHECK(asked_by("if(x, y, z)", {1, 1, 1}) == "xy");
    CHECK(asked_by("if(x, y, z)", {0, 1, 1}) == "xz");
    CHECK(value_of("if(x, 1 / x, 7)") == 7);
    CHECK(asked_by("clamp(x, y, z)", {}) == "xyz");
    check_fault("min(0, 1 / 0)", {}, EvaluationFault::division_by_zero, 9);
}

TEST_CASE("a value that does not fit is a fault at its sign or function") {
    constexpr EvaluationFault kOverflow = EvaluationFault::overflow;
    check_fault("1 + x + 1", {kHighest - 1}, kOverflow, 6);
    check_fault("x - 1", {kLowest}, kOverflow, 2);
    check_fault("2 * x", {kHighest / 2 + 1}, kOverflow, 2);
    check_fault("x * y", {kLowest, -1}, kOverflow, 2);
    check_fault("x / y", {kLowest, -1}, kOverflow, 2);
    check_fault("3 + -x", {kLowest}, kOverflow, 4);
    check_fault("3 + abs(x)", {kLowest}, kOverflow, 4);
    CHECK(value_of("x + 1", {kHighest - 1}) == kHighest);
    CHECK(value_of("-x", {kHighest}) == -kHighest);
    CHECK(value_of("x - 1", {kLowest + 1}) == kLowest);
    CHECK(value_of("2 * x", {kLowest / 2}) == kLowest);
}

TEST_CASE("division by zero is a fault at its sign") {
    check_fault("1 + 2 / x", {0}, EvaluationFault::division_by_zero, 6);
    check_fault("1 % (x - x)", {5}, EvaluationFault::division_by_zero, 2);
    check_fault("x / 0", {kLowest}, EvaluationFault::division_by_zero, 2);
    CHECK(std::string(described(EvaluationFault::division_by_zero)) == "division by zero");
    CHECK(std::string(described(EvaluationFault::overflow)) == "overflow");
}
