// Text to formula. Whole numbers, names, + - * / %, comparisons, and, or, not, min, max, clamp, abs, if(c, a, b).
// Binding from loose to tight: or; and; not; comparison (one at a time); + -; * / %; sign. A condition is true when it
// is not 0.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rogsim/expr/program.hpp"

namespace rogsim {

inline constexpr std::size_t kMaxFormulaBytes = 1000;
inline constexpr int kMaxFormulaDepth = 64;  // parentheses, calls and signs within each other

// A formula that is none: `column` counts from 0.
struct FormulaFault {
    std::size_t column = 0;
    std::string text;
};

// A name in a formula becomes its index in `names`. Throws FormulaFault.
Program parse_formula(std::string_view source, std::span<const std::string> names);

// Two lines that show where: the source (cut around the place when long), and a caret below.
std::string with_caret(std::string_view source, std::size_t column);

}  // namespace rogsim
