// Formulas over whole numbers, compiled: what to do with a stack of values, in order.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace rogsim {

enum class Op : std::uint8_t {
    constant,  // push `operand`
    name,      // push the value of name number `operand`
    negate,
    add,
    subtract,
    multiply,
    divide,     // rounded down: -7 / 2 = -4
    remainder,  // of that division, with the divisor's sign: -7 % 2 = 1
    equal,      // comparisons give 1 or 0
    not_equal,
    less,
    less_equal,
    greater,
    greater_equal,
    logical_not,
    truth,  // 0 stays, anything else becomes 1
    min,
    max,
    clamp,
    abs,
    jump,          // to instruction `operand`
    jump_if_zero,  // pops; goes on at `operand` when it was 0
    jump_or_pop,   // 0 on top: stays, and goes on at `operand`; else popped. For `and`
    jump_nor_pop,  // the same for anything but 0. For `or`
};

struct Instruction {
    Op op = Op::constant;
    std::uint32_t column = 0;  // of the source, counted from 0: where a fault is shown
    std::int64_t operand = 0;
};

struct Program {
    std::vector<Instruction> code;
    std::size_t stack = 0;  // values that lie on the stack at most
    std::string source;
};

}  // namespace rogsim
