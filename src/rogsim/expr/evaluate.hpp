// The value of a formula. Never allocates.
#pragma once

#include <cstdint>

#include "rogsim/expr/program.hpp"

namespace rogsim {

inline constexpr std::size_t kMaxFormulaStack = 256;

enum class EvaluationFault : std::uint8_t { none, overflow, division_by_zero };

struct Evaluation {
    std::int64_t value = 0;
    EvaluationFault fault = EvaluationFault::none;
    std::uint32_t column = 0;  // of the fault
};

// Where names get their values: asked only for names that the formula comes to.
struct NameValues {
    std::int64_t (*value)(void* context, std::int64_t name) = nullptr;
    void* context = nullptr;
};

Evaluation evaluate(const Program& program, NameValues names);

// "overflow" or "division by zero"
const char* described(EvaluationFault fault);

}  // namespace rogsim
