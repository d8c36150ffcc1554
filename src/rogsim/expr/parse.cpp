#include "rogsim/expr/parse.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rogsim/core/error.hpp"
#include "rogsim/expr/evaluate.hpp"
#include "rogsim/expr/lex.hpp"

namespace rogsim {
namespace {

struct Parser {
    std::vector<Token> tokens;
    std::size_t next = 0;
    std::span<const std::string> names;
    Program program;
    std::size_t height = 0;  // of the stack after the code so far
    int depth = 0;
};

const Token& peek(const Parser& p) { return p.tokens[p.next]; }

bool take(Parser& p, TokenKind kind, std::string_view text) {
    if (peek(p).kind != kind || peek(p).text != text) {
        return false;
    }
    ++p.next;
    return true;
}

std::string shown(const Token& token) { return token.kind == TokenKind::end ? "the end" : in_quotes(token.text); }

void expect(Parser& p, std::string_view sign, std::string_view what) {
    if (!take(p, TokenKind::sign, sign)) {
        throw FormulaFault{peek(p).column, "expected " + std::string(what) + ", found " + shown(peek(p))};
    }
}

// Appends an instruction that takes `taken` values and leaves `left`.
std::size_t emit(Parser& p, Op op, std::size_t column, std::size_t taken, std::size_t left, std::int64_t operand = 0) {
    p.program.code.push_back({op, static_cast<std::uint32_t>(column), operand});
    p.height = p.height - taken + left;
    p.program.stack = std::max(p.program.stack, p.height);
    if (p.program.stack > kMaxFormulaStack) {
        throw FormulaFault{column, "the formula is too large"};
    }
    return p.program.code.size() - 1;
}

void land(Parser& p, std::size_t jump) {
    p.program.code[jump].operand = static_cast<std::int64_t>(p.program.code.size());
}

void parse_or(Parser& p);

void parse_call(Parser& p, const Token& name, std::size_t arguments, Op op) {
    for (std::size_t i = 0; i < arguments; ++i) {
        if (i > 0) {
            expect(p, ",", "\",\" and argument " + std::to_string(i + 1) + " of " + std::to_string(arguments));
        }
        parse_or(p);
    }
    emit(p, op, name.column, arguments, 1);
}

// Only the part that is chosen is evaluated.
void parse_if(Parser& p, const Token& name) {
    parse_or(p);
    expect(p, ",", "\",\" after the condition of if(condition, then, otherwise)");
    const std::size_t to_otherwise = emit(p, Op::jump_if_zero, name.column, 1, 0);
    parse_or(p);
    expect(p, ",", "\",\" after the second part of if(condition, then, otherwise)");
    const std::size_t to_end = emit(p, Op::jump, name.column, 1, 0);
    land(p, to_otherwise);
    parse_or(p);
    land(p, to_end);
}

struct Function {
    std::string_view name;
    std::size_t arguments;
    Op op;
};

constexpr Function kFunctions[] = {
    {"min", 2, Op::min}, {"max", 2, Op::max}, {"clamp", 3, Op::clamp}, {"abs", 1, Op::abs}};

std::vector<std::string> function_names() {
    std::vector<std::string> names;
    for (const Function& function : kFunctions) {
        names.emplace_back(function.name);
    }
    names.emplace_back("if");
    return names;
}

bool parse_function(Parser& p, const Token& name) {
    const auto* const found = std::find_if(std::begin(kFunctions), std::end(kFunctions),
                                           [&](const Function& f) { return f.name == name.text; });
    const bool is_if = name.text == "if";
    if (!is_if && found == std::end(kFunctions)) {
        return false;
    }
    expect(p, "(", "\"(\" after " + std::string(name.text));
    is_if ? parse_if(p, name) : parse_call(p, name, found->arguments, found->op);
    expect(p, ")", "\")\"");
    return true;
}

void parse_name(Parser& p, const Token& name) {
    if (parse_function(p, name)) {
        return;
    }
    const auto found = std::find(p.names.begin(), p.names.end(), name.text);
    if (found == p.names.end()) {
        const bool called = take(p, TokenKind::sign, "(");
        throw FormulaFault{name.column,
                           called ? unknown_name(name.text, function_names()) : unknown_name(name.text, p.names)};
    }
    emit(p, Op::name, name.column, 0, 1, found - p.names.begin());
}

void parse_primary(Parser& p) {
    const Token token = peek(p);
    if (token.kind == TokenKind::number) {
        ++p.next;
        emit(p, Op::constant, token.column, 0, 1, token.number);
    } else if (token.kind == TokenKind::name && token.text != "and" && token.text != "or" && token.text != "not") {
        ++p.next;
        parse_name(p, token);
    } else if (take(p, TokenKind::sign, "(")) {
        parse_or(p);
        expect(p, ")", "\")\"");
    } else {
        throw FormulaFault{token.column, "expected a number, a name or \"(\", found " + shown(token)};
    }
}

void deeper(Parser& p, std::size_t column) {
    if (++p.depth > kMaxFormulaDepth) {
        throw FormulaFault{column, "nested too deeply; allowed: " + std::to_string(kMaxFormulaDepth) + " levels"};
    }
}

void parse_signed(Parser& p) {
    const Token token = peek(p);
    if (!take(p, TokenKind::sign, "-")) {
        parse_primary(p);
        return;
    }
    deeper(p, token.column);
    parse_signed(p);
    --p.depth;
    emit(p, Op::negate, token.column, 1, 1);
}

struct BinaryOp {
    std::string_view sign;
    Op op;
};

// The operator at this place among `ops`, taken.
const BinaryOp* take_operator(Parser& p, std::span<const BinaryOp> ops) {
    const auto found =
        std::find_if(ops.begin(), ops.end(), [&](const BinaryOp& op) { return take(p, TokenKind::sign, op.sign); });
    return found == ops.end() ? nullptr : &*found;
}

void parse_left_to_right(Parser& p, std::span<const BinaryOp> ops, void (*operand)(Parser&)) {
    operand(p);
    std::size_t column = peek(p).column;
    while (const BinaryOp* const found = take_operator(p, ops)) {
        operand(p);
        emit(p, found->op, column, 2, 1);
        column = peek(p).column;
    }
}

void parse_product(Parser& p) {
    constexpr BinaryOp kOps[] = {{"*", Op::multiply}, {"/", Op::divide}, {"%", Op::remainder}};
    parse_left_to_right(p, kOps, parse_signed);
}

void parse_sum(Parser& p) {
    constexpr BinaryOp kOps[] = {{"+", Op::add}, {"-", Op::subtract}};
    parse_left_to_right(p, kOps, parse_product);
}

void parse_comparison(Parser& p) {
    constexpr BinaryOp kOps[] = {{"==", Op::equal}, {"!=", Op::not_equal},     {"<=", Op::less_equal},
                                 {"<", Op::less},   {">=", Op::greater_equal}, {">", Op::greater}};
    parse_sum(p);
    const std::size_t column = peek(p).column;
    if (const BinaryOp* const found = take_operator(p, kOps)) {
        parse_sum(p);
        emit(p, found->op, column, 2, 1);
        const std::size_t again = peek(p).column;
        if (take_operator(p, kOps) != nullptr) {
            throw FormulaFault{again, "comparisons do not chain; write a < b and b < c"};
        }
    }
}

void parse_not(Parser& p) {
    const Token token = peek(p);
    if (!take(p, TokenKind::name, "not")) {
        parse_comparison(p);
        return;
    }
    deeper(p, token.column);
    parse_not(p);
    --p.depth;
    emit(p, Op::logical_not, token.column, 1, 1);
}

// `word` between parts: evaluation stops at the first part that decides.
void parse_logical(Parser& p, std::string_view word, Op jump, void (*part)(Parser&)) {
    part(p);
    std::vector<std::size_t> jumps;
    std::size_t column = peek(p).column;
    while (take(p, TokenKind::name, word)) {
        jumps.push_back(emit(p, jump, column, 1, 0));
        part(p);
        column = peek(p).column;
    }
    for (const std::size_t at : jumps) {
        land(p, at);
    }
    if (!jumps.empty()) {
        emit(p, Op::truth, column, 1, 1);
    }
}

void parse_and(Parser& p) { parse_logical(p, "and", Op::jump_or_pop, parse_not); }

void parse_or(Parser& p) {
    deeper(p, peek(p).column);
    parse_logical(p, "or", Op::jump_nor_pop, parse_and);
    --p.depth;
}

}  // namespace

Program parse_formula(std::string_view source, std::span<const std::string> names) {
    if (source.size() > kMaxFormulaBytes) {
        throw FormulaFault{0, "the formula is longer than " + std::to_string(kMaxFormulaBytes) + " bytes"};
    }
    Parser parser{lex_formula(source), 0, names, {}, 0, 0};
    parse_or(parser);
    const Token& rest = peek(parser);
    if (rest.kind != TokenKind::end) {
        throw FormulaFault{rest.column, "expected an operator or the end, found " + shown(rest)};
    }
    parser.program.source = std::string(source);
    return std::move(parser.program);
}

std::string with_caret(std::string_view source, std::size_t column) {
    constexpr std::size_t kShown = 70;
    const std::size_t first = column > kShown / 2 && source.size() > kShown ? column - kShown / 2 : 0;
    std::string line(source.substr(first, kShown));
    while (!line.empty() && first + line.size() < source.size() &&
           (static_cast<unsigned char>(source[first + line.size()]) & 0xc0U) == 0x80U) {
        line.pop_back();  // no half character
    }
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20U || c == 0x7f; }, ' ');
    return "    " + line + "\n    " + std::string(column - first, ' ') + '^';
}

}  // namespace rogsim
