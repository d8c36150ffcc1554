#include "rogsim/run/plan.hpp"

namespace rogsim {

RunSpec spec_of(const Plan& plan, std::uint64_t run) {
    return {plan.seed, run, plan.first_floor, plan.last_floor, plan.cpython};
}

}  // namespace rogsim
