#include "tests/support/brains.hpp"

#include "rogsim/bots/persona.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {

PersonaText builtin_persona(const std::string& id, std::string_view level_up) {
    PersonaText persona = persona_named(load_ruleset({}), id);
    if (!level_up.empty()) {
        persona.level_up = parse_level_ups(level_up);
    }
    return persona;
}

Brain builtin_brain(const Ruleset& rules, const std::string& id, std::string_view level_up) {
    return brain_of(builtin_persona(id, level_up), rules);
}

}  // namespace rogsim
