#include "rogsim/expr/evaluate.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace rogsim {
namespace {

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();

// Quotient rounded down, and the remainder that belongs to it.
struct Division {
    std::int64_t quotient = 0;
    std::int64_t remainder = 0;
};

Division divide_down(std::int64_t a, std::int64_t b) {
    Division d{a / b, a % b};
    if (d.remainder != 0 && (d.remainder < 0) != (b < 0)) {
        --d.quotient;
        d.remainder += b;
    }
    return d;
}

EvaluationFault divide(Op op, std::int64_t& a, std::int64_t b) {
    if (b == 0) {
        return EvaluationFault::division_by_zero;
    }
    if (b == -1) {  // the one quotient that may not fit
        if (op == Op::remainder) {
            a = 0;
            return EvaluationFault::none;
        }
        if (a == kLowest) {
            return EvaluationFault::overflow;
        }
        a = -a;
        return EvaluationFault::none;
    }
    const Division d = divide_down(a, b);
    a = op == Op::divide ? d.quotient : d.remainder;
    return EvaluationFault::none;
}

EvaluationFault overflow_if(bool overflow) { return overflow ? EvaluationFault::overflow : EvaluationFault::none; }

// a = a op b
EvaluationFault combine(Op op, std::int64_t& a, std::int64_t b) {
    switch (op) {
        case Op::add:
            return overflow_if(__builtin_add_overflow(a, b, &a));
        case Op::subtract:
            return overflow_if(__builtin_sub_overflow(a, b, &a));
        case Op::multiply:
            return overflow_if(__builtin_mul_overflow(a, b, &a));
        case Op::divide:
        case Op::remainder:
            return divide(op, a, b);
        case Op::equal:
            a = a == b ? 1 : 0;
            break;
        case Op::not_equal:
            a = a != b ? 1 : 0;
            break;
        case Op::less:
            a = a < b ? 1 : 0;
            break;
        case Op::less_equal:
            a = a <= b ? 1 : 0;
            break;
        case Op::greater:
            a = a > b ? 1 : 0;
            break;
        case Op::greater_equal:
            a = a >= b ? 1 : 0;
            break;
        case Op::min:
            a = std::min(a, b);
            break;
        case Op::max:
            a = std::max(a, b);
            break;
        default:
            break;
    }
    return EvaluationFault::none;
}

EvaluationFault change(Op op, std::int64_t& a) {
    switch (op) {
        case Op::negate:
            return overflow_if(__builtin_sub_overflow(std::int64_t{0}, a, &a));
        case Op::abs:
            return a < 0 ? overflow_if(__builtin_sub_overflow(std::int64_t{0}, a, &a)) : EvaluationFault::none;
        case Op::logical_not:
            a = a == 0 ? 1 : 0;
            break;
        default:  // truth
            a = a != 0 ? 1 : 0;
            break;
    }
    return EvaluationFault::none;
}

bool is_unary(Op op) { return op == Op::negate || op == Op::abs || op == Op::logical_not || op == Op::truth; }

// Where evaluation goes on after a jump, which may take the top away.
std::size_t jump(const Instruction& at, std::size_t next, const std::int64_t* stack, std::size_t& size) {
    const auto target = static_cast<std::size_t>(at.operand);
    if (at.op == Op::jump) {
        return target;
    }
    const bool zero = stack[size - 1] == 0;
    if (at.op == Op::jump_if_zero) {
        --size;
        return zero ? target : next;
    }
    const bool stays = at.op == Op::jump_or_pop ? zero : !zero;
    size -= stays ? 0 : 1;
    return stays ? target : next;
}

}  // namespace

Evaluation evaluate(const Program& program, NameValues names) {
    std::array<std::int64_t, kMaxFormulaStack> stack;
    std::size_t size = 0;
    for (std::size_t i = 0; i < program.code.size();) {
        const Instruction& at = program.code[i++];
        EvaluationFault fault = EvaluationFault::none;
        if (at.op == Op::constant) {
            stack[size++] = at.operand;
        } else if (at.op == Op::name) {
            stack[size++] = names.value(names.context, at.operand);
        } else if (at.op >= Op::jump) {
            i = jump(at, i, stack.data(), size);
        } else if (is_unary(at.op)) {
            fault = change(at.op, stack[size - 1]);
        } else if (at.op == Op::clamp) {  // the lower bound holds when the bounds are crossed
            size -= 2;
            stack[size - 1] = std::max(stack[size], std::min(stack[size - 1], stack[size + 1]));
        } else {
            --size;
            fault = combine(at.op, stack[size - 1], stack[size]);
        }
        if (fault != EvaluationFault::none) {
            return {0, fault, at.column};
        }
    }
    return {stack[0], EvaluationFault::none, 0};
}

const char* described(EvaluationFault fault) {
    return fault == EvaluationFault::overflow ? "overflow" : "division by zero";
}

}  // namespace rogsim
