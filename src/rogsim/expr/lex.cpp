#include "rogsim/expr/lex.hpp"

#include <charconv>
#include <string>

#include "rogsim/core/error.hpp"
#include "rogsim/expr/parse.hpp"

namespace rogsim {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

std::size_t length_while(std::string_view text, bool (*belongs)(char)) {
    std::size_t n = 0;
    while (n < text.size() && belongs(text[n])) {
        ++n;
    }
    return n;
}

Token number_at(std::string_view source, std::size_t column) {
    const std::string_view rest = source.substr(column);
    const std::size_t length = length_while(rest, is_digit);
    Token token{TokenKind::number, rest.substr(0, length), column, 0};
    const auto [end, error] = std::from_chars(token.text.data(), token.text.data() + length, token.number);
    if (error != std::errc()) {
        throw FormulaFault{column, "the number is too large; allowed: up to 9223372036854775807"};
    }
    if (length < rest.size() && (rest[length] == '.' || is_letter(rest[length]))) {
        throw FormulaFault{column + length,
                           rest[length] == '.' ? "only whole numbers are allowed" : "a name cannot begin with a digit"};
    }
    return token;
}

// What is no sign of the grammar, and what was probably meant.
std::string advice(std::string_view rest) {
    struct Meant {
        std::string_view written;
        const char* advice;
    };
    constexpr Meant kMeant[] = {
        {"&&", "write \"and\""},
        {"||", "write \"or\""},
        {"!", "write \"not\", or \"!=\" to compare"},
        {"=", "write \"==\" to compare"},
        {"^", "there are no powers; write x * x"},
        {".", "only whole numbers are allowed"},
    };
    for (const Meant& meant : kMeant) {
        if (rest.starts_with(meant.written)) {
            return in_quotes(meant.written) + " is not part of a formula: " + meant.advice;
        }
    }
    std::size_t bytes = 1;  // of the character, which may be UTF-8
    while (bytes < rest.size() && (static_cast<unsigned char>(rest[bytes]) & 0xc0U) == 0x80U) {
        ++bytes;
    }
    return in_quotes(rest.substr(0, bytes)) +
           " is not part of a formula; allowed: numbers, names and + - * / % ( ) , == "
           "!= < <= > >=";
}

Token sign_at(std::string_view source, std::size_t column) {
    const std::string_view rest = source.substr(column);
    for (const std::string_view sign : {"==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ","}) {
        if (rest.starts_with(sign)) {
            return {TokenKind::sign, rest.substr(0, sign.size()), column, 0};
        }
    }
    throw FormulaFault{column, advice(rest)};
}

}  // namespace

std::vector<Token> lex_formula(std::string_view source) {
    std::vector<Token> tokens;
    std::size_t column = 0;
    while (column < source.size()) {
        const char c = source[column];
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            ++column;
            continue;
        }
        if (is_digit(c)) {
            tokens.push_back(number_at(source, column));
        } else if (is_letter(c)) {
            const std::string_view rest = source.substr(column);
            const std::size_t length = length_while(rest, [](char d) { return is_letter(d) || is_digit(d); });
            tokens.push_back({TokenKind::name, rest.substr(0, length), column, 0});
        } else {
            tokens.push_back(sign_at(source, column));
        }
        column += tokens.back().text.size();
    }
    tokens.push_back({TokenKind::end, {}, source.size(), 0});
    return tokens;
}

}  // namespace rogsim
