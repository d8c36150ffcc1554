#include "tests/support/scenes.hpp"

#include "rogsim/game/combat.hpp"

namespace rogsim {

Scene::Scene(std::string_view map, const std::string& persona, const std::vector<Change>& changes)
    : game(game_with(changes)), world(seen_world(game, map)) {
    game.brain = builtin_brain(game.rules, persona);
}

void kill(Scene& scene, ActorId who) { hurt(scene.game, scene.world, who, scene.hp(who), kHero); }

bool is_bump(const Action& action, int dx, int dy) {
    return action.verb == Verb::bump && action.dx == dx && action.dy == dy;
}

bool is_item(const Action& action, Verb verb, int item) { return action.verb == verb && action.item == item; }

PersonaText persona_of(const std::vector<RuleWords>& rules, std::int32_t mistakes) {
    PersonaText persona;
    persona.id = "tested";
    persona.level_up = {LevelUpChoice::strength};
    persona.mistakes = mistakes;
    for (const RuleWords& words : rules) {
        const auto index = persona.rules.size();
        const auto sited = [&](const std::string& name, const std::string& text) {
            const std::string pointer = "/tested/rules/" + std::to_string(index) + "/" + name;
            return SitedText{name, text, {"x.json", static_cast<int>(index) + 1, pointer}};
        };
        RuleText& rule = persona.rules.emplace_back();
        rule.when = sited("when", words.when);
        rule.action = sited("do", words.action);
        for (const auto& [name, text] : words.arguments) {
            rule.arguments.push_back(sited(name, text));
        }
    }
    return persona;
}

void play_by(Scene& scene, const std::vector<RuleWords>& rules, std::int32_t mistakes) {
    scene.game.brain = brain_of(persona_of(rules, mistakes), scene.game.rules);
}

// After the first so many rules comes one that always acts, and does what no other does.
int rule_taken(const Scene& scene, const std::string& persona) {
    const PersonaText whole = builtin_persona(persona);
    Game game = scene.game;
    for (std::size_t n = 1; n <= whole.rules.size(); ++n) {
        PersonaText part = whole;
        part.rules.resize(n);
        RuleText& last = part.rules.emplace_back();
        last.action.text = "random";
        game.brain = brain_of(part, game.rules);
        const auto memory = std::make_unique<HeroMemory>(*scene.memory);
        const bool acts = game.brain.decide(game, scene.world, *memory).doing != Doing::random;
        if (acts || whole.rules[n - 1].action.text == "random") {
            return static_cast<int>(n);
        }
    }
    return 0;
}

}  // namespace rogsim
