#include "rogsim/run/plan.hpp"

#include "rogsim/bots/methodical.hpp"
#include "rogsim/core/error.hpp"

namespace rogsim {

Brain brain_of(const std::string& persona, LevelUpPolicy level_up) {
    if (persona != "methodical") {
        const std::string known[] = {"methodical"};
        throw InputError("--persona: " + unknown_name(persona, known));
    }
    return {decide_methodical, level_up};
}

RunSpec spec_of(const Plan& plan, std::uint64_t run) {
    return {plan.seed, run, plan.first_floor, plan.last_floor, plan.cpython};
}

}  // namespace rogsim
