// A drawn floor (worlds.hpp), who plays on it, and what he remembers of it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rogsim/bots/persona.hpp"
#include "rogsim/bots/turn.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/worlds.hpp"

namespace rogsim {

struct Scene {
    Game game;
    World world;
    std::unique_ptr<HeroMemory> memory = std::make_unique<HeroMemory>();

    explicit Scene(std::string_view map, const std::string& persona = "methodical",
                   const std::vector<Change>& changes = {});

    Action decide() { return game.brain.decide(game, world, *memory); }
    HeroTurn turn() { return begin_turn(game, world, *memory); }
    int carry(std::string_view id) { return rogsim::carry(game, world, id); }
    std::int32_t& hp(ActorId who = kHero) { return world.actors.hp[who]; }
};

void kill(Scene& scene, ActorId who);

bool is_bump(const Action& action, int dx, int dy);
bool is_item(const Action& action, Verb verb, int item);

// A rule in words: its condition ("" for always), its action, and the arguments as name and text.
struct RuleWords {
    std::string when;
    std::string action;
    std::vector<std::pair<std::string, std::string>> arguments = {};
};

// A persona of these rules, each on a line of its own in "x.json", that errs in so many percent of its turns.
PersonaText persona_of(const std::vector<RuleWords>& rules, std::int32_t mistakes = 0);

// From now on the scene's hero plays by these rules.
void play_by(Scene& scene, const std::vector<RuleWords>& rules, std::int32_t mistakes = 0);

// The number, from 1, of the persona's rule by which the hero would act now; 0 for none. Nothing is remembered of it.
int rule_taken(const Scene& scene, const std::string& persona);

}  // namespace rogsim
