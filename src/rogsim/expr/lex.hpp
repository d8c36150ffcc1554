// A formula's words.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace rogsim {

enum class TokenKind : std::uint8_t { number, name, sign, end };

struct Token {
    TokenKind kind = TokenKind::end;
    std::string_view text;   // of the source; signs are those of the grammar: + <= ( ...
    std::size_t column = 0;  // counted from 0
    std::int64_t number = 0;
};

// The last token is the end. Throws FormulaFault (parse.hpp) for what is no word.
std::vector<Token> lex_formula(std::string_view source);

}  // namespace rogsim
