// The first three bytes choose what the names x, y and z are worth, the others are a formula. It is read and run, or
// refused with its place and a caret.
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>

#include "tests/support/formulas.hpp"

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

std::int64_t worth(std::uint8_t byte) {
    constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t kExtremes[] = {kLowest, kLowest + 1, kHighest, kHighest - 1, 3037000500, -3037000500};
    return byte < std::size(kExtremes) ? kExtremes[byte] : byte - 128;
}

// Two lines of text that leave the terminal as it is.
void check_caret(const std::string& source, std::size_t column) {
    require(column <= source.size());
    const std::string shown = rogsim::with_caret(source, column);
    require(shown.back() == '^');
    int lines = 1;
    for (const char c : shown) {
        lines += c == '\n' ? 1 : 0;
        require(c == '\n' || (static_cast<unsigned char>(c) >= 0x20U && c != 0x7f));
    }
    require(lines == 2);
}

bool same(const rogsim::Evaluation& a, const rogsim::Evaluation& b) { return a.value == b.value && a.fault == b.fault; }

void check(const std::string& source, const rogsim::Named& start) {
    const rogsim::Program program = rogsim::parse_formula(source, rogsim::kFormulaNames);
    require(program.source == source && program.stack >= 1 && program.stack <= rogsim::kMaxFormulaStack);
    rogsim::Named named = start;
    const rogsim::Evaluation evaluation = rogsim::evaluated(program, named);
    if (evaluation.fault != rogsim::EvaluationFault::none) {
        check_caret(source, evaluation.column);
    }
    // Parentheses around all change nothing.
    const std::string grouped = "(" + source + ")";
    if (rogsim::formula_fault(grouped).text.empty()) {
        named = start;
        require(same(rogsim::evaluated(rogsim::parse_formula(grouped, rogsim::kFormulaNames), named), evaluation));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) {
        return 0;
    }
    const std::string source(data + 3, data + size);
    try {
        check(source, {{worth(data[0]), worth(data[1]), worth(data[2])}, ""});
    } catch (const rogsim::FormulaFault& fault) {
        require(!fault.text.empty());
        check_caret(source, fault.column);
    }
    return 0;
}
