// Random formulas, written out, read and run, give what their trees are worth by a plain walk in 128 bits: the value,
// or the fault and its place, and the same names asked for. Any bytes are read or refused.
#include <limits>
#include <memory>
#include <optional>

#include "rogsim/core/rng.hpp"
#include "rogsim/stats/int128.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/formulas.hpp"

using namespace rogsim;

namespace {

constexpr Int128 kLowest = std::numeric_limits<std::int64_t>::min();
constexpr Int128 kHighest = std::numeric_limits<std::int64_t>::max();

// How tightly a tree's outermost operator binds: what binds looser than its place allows needs parentheses.
enum Binding { kOr, kAnd, kNot, kComparison, kSum, kProduct, kSign, kPrimary };

struct Shape {
    const char* sign;
    Binding binding;
    std::size_t parts;
    bool is_call;
};

constexpr Shape kShapes[] = {
    {"or", kOr, 2, false},         {"and", kAnd, 2, false},       {"not", kNot, 1, false},
    {"==", kComparison, 2, false}, {"!=", kComparison, 2, false}, {"<=", kComparison, 2, false},
    {"<", kComparison, 2, false},  {">=", kComparison, 2, false}, {">", kComparison, 2, false},
    {"+", kSum, 2, false},         {"-", kSum, 2, false},         {"*", kProduct, 2, false},
    {"/", kProduct, 2, false},     {"%", kProduct, 2, false},     {"-", kSign, 1, false},
    {"min", kPrimary, 2, true},    {"max", kPrimary, 2, true},    {"clamp", kPrimary, 3, true},
    {"abs", kPrimary, 1, true},    {"if", kPrimary, 3, true}};

struct Tree {
    const Shape* shape = nullptr;  // null: a number, or a name
    std::vector<Tree> parts;
    int name = -1;
    std::int64_t number = 0;
    std::size_t column = 0;  // of its sign, once it is written
};

std::int64_t random_number(Rng& rng) {
    constexpr std::int64_t kLarge[] = {1'000'000'007, std::int64_t{1} << 32U, std::int64_t{1} << 62U,
                                       std::numeric_limits<std::int64_t>::max()};
    const bool large = draw_below(rng, 8) == 0;
    const std::uint32_t which = draw_below(rng, large ? 4 : 6);
    return large ? kLarge[which] : which;
}

Tree random_tree(Rng& rng, int height) {
    Tree tree;
    if (height == 0 || draw_below(rng, 5) == 0) {
        tree.name = static_cast<int>(draw_below(rng, 6)) - 3;
        tree.number = tree.name < 0 ? random_number(rng) : 0;
        return tree;
    }
    tree.shape = &kShapes[draw_below(rng, static_cast<std::uint32_t>(std::size(kShapes)))];
    for (std::size_t i = 0; i < tree.shape->parts; ++i) {
        tree.parts.push_back(random_tree(rng, height - 1));
    }
    return tree;
}

void write(Tree& tree, Binding at_least, Rng& rng, std::string& text);

void write_blank(Rng& rng, std::string& text) { text += draw_below(rng, 2) == 0 ? " " : "\n "; }

void write_operation(Tree& tree, Rng& rng, std::string& text) {
    const Shape& shape = *tree.shape;
    const int binding = shape.binding;
    if (shape.is_call || shape.parts == 1) {
        tree.column = text.size();
        text += shape.sign;
        text += shape.is_call ? "(" : " ";
        for (std::size_t i = 0; i < tree.parts.size(); ++i) {
            text += i > 0 ? "," : "";
            write(tree.parts[i], shape.is_call ? kOr : shape.binding, rng, text);
        }
        text += shape.is_call ? ")" : "";
        return;
    }
    // Operators of one strength stand from left to right; comparisons not beside each other at all.
    write(tree.parts[0], static_cast<Binding>(binding == kComparison ? binding + 1 : binding), rng, text);
    write_blank(rng, text);
    tree.column = text.size();
    text += shape.sign;
    write_blank(rng, text);
    write(tree.parts[1], static_cast<Binding>(binding + 1), rng, text);
}

void write(Tree& tree, Binding at_least, Rng& rng, std::string& text) {
    const Binding binding = tree.shape == nullptr ? kPrimary : tree.shape->binding;
    const bool grouped = binding < at_least || draw_below(rng, 8) == 0;
    text += grouped ? "(" : "";
    if (tree.shape != nullptr) {
        write_operation(tree, rng, text);
    } else {
        text += tree.name < 0 ? std::to_string(tree.number) : kFormulaNames[static_cast<std::size_t>(tree.name)];
    }
    text += grouped ? ")" : "";
}

// Worth nothing when a fault stopped the walk; then it is kept here.
struct Walk {
    Named named;
    EvaluationFault fault = EvaluationFault::none;
    std::size_t column = 0;
};

using Worth = std::optional<Int128>;

Worth stop(Walk& walk, const Tree& tree, EvaluationFault fault) {
    walk.fault = fault;
    walk.column = tree.column;
    return std::nullopt;
}

// Rounds down by adding multiples of the divisor until the sign is right.
Int128 modulo(Int128 a, Int128 b) {
    const Int128 rest = a % b;
    return rest != 0 && (rest > 0) != (b > 0) ? rest + b : rest;
}

Worth walk_through(const Tree& tree, Walk& walk);

// The three that do not look at all of their parts.
Worth decide(const Tree& tree, const std::string& sign, Walk& walk) {
    const Worth first = walk_through(tree.parts[0], walk);
    if (!first) {
        return std::nullopt;
    }
    if (sign == "if") {
        return walk_through(tree.parts[*first != 0 ? 1 : 2], walk);
    }
    if ((sign == "and") == (*first == 0)) {
        return *first != 0 ? 1 : 0;
    }
    const Worth second = walk_through(tree.parts[1], walk);
    return second ? Worth(*second != 0 ? 1 : 0) : second;
}

Worth compare(const std::string& sign, Int128 a, Int128 b) {
    const bool smaller = a < b;
    const bool larger = b < a;
    const bool asks_equal = sign[1] == '=';
    switch (sign[0]) {
        case '=':
            return !smaller && !larger ? 1 : 0;
        case '!':
            return smaller || larger ? 1 : 0;
        case '<':
            return smaller || (asks_equal && !larger) ? 1 : 0;
        default:
            return larger || (asks_equal && !smaller) ? 1 : 0;
    }
}

Int128 compute(const std::string& sign, const std::vector<Int128>& a) {
    if (sign == "min" || sign == "max") {
        return (a[0] < a[1]) == (sign == "min") ? a[0] : a[1];
    }
    if (sign == "clamp") {
        const Int128 below = a[0] > a[2] ? a[2] : a[0];
        return below < a[1] ? a[1] : below;
    }
    if (sign == "abs") {
        return a[0] < 0 ? -a[0] : a[0];
    }
    if (sign == "not") {
        return a[0] == 0 ? 1 : 0;
    }
    if (sign == "-") {
        return a.size() == 1 ? -a[0] : a[0] - a[1];
    }
    if (sign == "+") {
        return a[0] + a[1];
    }
    if (sign == "*") {
        return a[0] * a[1];
    }
    return sign == "%" ? modulo(a[0], a[1]) : (a[0] - modulo(a[0], a[1])) / a[1];
}

Worth walk_through(const Tree& tree, Walk& walk) {
    if (tree.shape == nullptr) {
        if (tree.name < 0) {
            return tree.number;
        }
        const auto name = static_cast<std::size_t>(tree.name);
        walk.named.asked += kFormulaNames[name];
        return walk.named.values[name];
    }
    const std::string sign = tree.shape->sign;
    if (sign == "if" || sign == "and" || sign == "or") {
        return decide(tree, sign, walk);
    }
    std::vector<Int128> values;
    for (const Tree& part : tree.parts) {
        const Worth worth = walk_through(part, walk);
        if (!worth) {
            return std::nullopt;
        }
        values.push_back(*worth);
    }
    if (tree.shape->binding == kComparison) {
        return compare(sign, values[0], values[1]);
    }
    if ((sign == "/" || sign == "%") && values[1] == 0) {
        return stop(walk, tree, EvaluationFault::division_by_zero);
    }
    const Int128 value = compute(sign, values);
    return value < kLowest || value > kHighest ? stop(walk, tree, EvaluationFault::overflow) : Worth(value);
}

std::array<std::int64_t, 3> random_values(Rng& rng) {
    std::array<std::int64_t, 3> values{};
    for (std::int64_t& value : values) {
        const std::uint32_t kind = draw_below(rng, 8);
        value = kind == 0 ? static_cast<std::int64_t>(kLowest) : random_number(rng);
        value = kind > 4 ? -value : value;
    }
    return values;
}

std::string random_bytes(Rng& rng) {
    std::string text;
    for (std::uint32_t left = draw_below(rng, 40); left > 0; --left) {
        text += static_cast<char>(draw_below(rng, 256));
    }
    return text;
}

std::string random_words(Rng& rng) {
    constexpr const char* kWords[] = {"x",
                                      "y",
                                      "hp",
                                      "and",
                                      "or",
                                      "not",
                                      "min",
                                      "clamp",
                                      "abs",
                                      "if",
                                      "0",
                                      "7",
                                      "(",
                                      "(",
                                      ")",
                                      ")",
                                      ",",
                                      ",",
                                      "+",
                                      "-",
                                      "*",
                                      "/",
                                      "%",
                                      "<",
                                      "==",
                                      "\xc3",
                                      "max",
                                      "&&",
                                      "9223372036854775807"};
    std::string text;
    for (std::uint32_t left = draw_below(rng, 12); left > 0; --left) {
        text += kWords[draw_below(rng, static_cast<std::uint32_t>(std::size(kWords)))];
        text += draw_below(rng, 3) == 0 ? "" : " ";
    }
    return text;
}

// Is it a formula? Then it is run; if not, the fault says where and what.
bool is_formula(const std::string& source, Rng& rng) {
    CAPTURE(source);
    try {
        const Program program = parse_formula(source, kFormulaNames);
        REQUIRE(program.stack <= kMaxFormulaStack);
        for (int i = 0; i < 4; ++i) {
            Named named{random_values(rng), ""};
            const Evaluation evaluation = evaluated(program, named);
            REQUIRE((evaluation.fault == EvaluationFault::none || evaluation.column < source.size()));
        }
        return true;
    } catch (const FormulaFault& fault) {
        REQUIRE(!fault.text.empty());
        REQUIRE(fault.column <= source.size());
        REQUIRE(with_caret(source, fault.column).back() == '^');
        return false;
    }
}

}  // namespace

TEST_CASE("random formulas give what their trees are worth") {
    Rng rng = rng_for({});
    int values = 0;
    int overflows = 0;
    int divisions = 0;
    for (int i = 0; i < 60000; ++i) {
        Tree tree = random_tree(rng, 1 + i % 5);
        std::string source;
        write(tree, kOr, rng, source);
        if (source.size() > kMaxFormulaBytes) {
            continue;
        }
        Walk walk;
        walk.named.values = random_values(rng);
        Named named{walk.named.values, ""};
        const Worth worth = walk_through(tree, walk);
        const Evaluation evaluation = evaluated(parse_formula(source, kFormulaNames), named);
        CAPTURE(source, named.values[0], named.values[1], named.values[2]);
        REQUIRE(evaluation.fault == walk.fault);
        REQUIRE(evaluation.column == walk.column);
        REQUIRE(evaluation.value == static_cast<std::int64_t>(worth.value_or(0)));
        REQUIRE(named.asked == walk.named.asked);
        values += worth ? 1 : 0;
        overflows += walk.fault == EvaluationFault::overflow ? 1 : 0;
        divisions += walk.fault == EvaluationFault::division_by_zero ? 1 : 0;
    }
    CHECK(values > 20000);
    CHECK(overflows > 1000);
    CHECK(divisions > 1000);
}

TEST_CASE("any text is a formula or is refused with a place") {
    Rng rng = rng_for({2});
    int formulas = 0;
    for (int i = 0; i < 100000; ++i) {
        is_formula(random_bytes(rng), rng);
        formulas += is_formula(random_words(rng), rng) ? 1 : 0;
    }
    CHECK(formulas > 1000);
}

TEST_CASE("a formula with a byte changed is a formula or is refused with a place") {
    Rng rng = rng_for({3});
    int formulas = 0;
    for (int i = 0; i < 20000; ++i) {
        Tree tree = random_tree(rng, 4);
        std::string source;
        write(tree, kOr, rng, source);
        const std::uint32_t at = draw_below(rng, static_cast<std::uint32_t>(source.size()));
        source[at] = static_cast<char>(draw_below(rng, 128));
        formulas += is_formula(source, rng) ? 1 : 0;
    }
    CHECK(formulas > 1000);
}
