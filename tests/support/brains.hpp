// Brains of the personas that the program brings.
#pragma once

#include <string>
#include <string_view>

#include "rogsim/game/brain.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// Its own level-ups; `level_up` gives others, as the option says them: "agility", "strength-constitution".
PersonaText builtin_persona(const std::string& id, std::string_view level_up = "");

Brain builtin_brain(const Ruleset& rules, const std::string& id = "methodical", std::string_view level_up = "");

}  // namespace rogsim
