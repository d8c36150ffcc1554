// Formulas of the names x, y and z, for tests.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/expr/evaluate.hpp"
#include "rogsim/expr/parse.hpp"

namespace rogsim {

inline const std::vector<std::string> kFormulaNames{"x", "y", "z"};

// What the names are worth, and which of them were asked for, in order.
struct Named {
    std::array<std::int64_t, 3> values{};
    std::string asked;  // "xyx"
};

inline Evaluation evaluated(const Program& program, Named& named) {
    const auto value = [](void* context, std::int64_t name) {
        auto& from = *static_cast<Named*>(context);
        const auto i = static_cast<std::size_t>(name);
        from.asked += kFormulaNames[i];
        return from.values.at(i);
    };
    return evaluate(program, {value, &named});
}

// The fault that parsing ends with; column 999 and no text when it ends well.
inline FormulaFault formula_fault(std::string_view source, const std::vector<std::string>& names = kFormulaNames) {
    try {
        parse_formula(source, names);
    } catch (const FormulaFault& fault) {
        return fault;
    }
    return {999, ""};
}

}  // namespace rogsim
