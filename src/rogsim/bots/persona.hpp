// A way to play, ready to be played: rules with compiled conditions.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rogsim/bots/actions.hpp"
#include "rogsim/expr/program.hpp"
#include "rogsim/game/brain.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

struct PersonaRule {
    bool always = false;
    Program when;
    const ActionRow* action = nullptr;
    RuleArguments arguments;
    Site site;  // of the condition
};

struct Persona {
    std::string id;
    std::vector<PersonaRule> rules;
    std::int32_t mistakes = 0;  // percent
};

// Gives the words their meaning. All faults are thrown as one InputError, with places and carets.
Persona compile_persona(const PersonaText& text, const Ruleset& rules);

// The persona of that name, checked; InputError names the known ones.
const PersonaText& persona_named(const Ruleset& rules, const std::string& id);

// Compiles all of them, so that a fault is told even in one that does not play now.
void check_personas(const Ruleset& rules);

// A brain that plays it.
Brain brain_of(const PersonaText& text, const Ruleset& rules);

// By the first rule whose condition holds and whose action is possible; a turn waited when there is none.
Action decide_by_rules(const Game& game, const World& world, HeroMemory& memory);

}  // namespace rogsim
