#include "rogsim/bots/conditions.hpp"
#include "rogsim/bots/persona.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/expr/evaluate.hpp"
#include "rogsim/expr/parse.hpp"

namespace rogsim {
namespace {

[[noreturn]] void refuse(const PersonaRule& rule, const Evaluation& evaluation, const World& world) {
    throw InputError(rule.site.file + ":" + std::to_string(rule.site.line) + ": " + rule.site.pointer + ": " +
                     described(evaluation.fault) + " in run " + std::to_string(world.streams.run) + ", floor " +
                     std::to_string(world.floor) + ", turn " + std::to_string(world.counts.turns) + "\n" +
                     with_caret(rule.when.source, evaluation.column));
}

bool holds(const PersonaRule& rule, const HeroTurn& turn) {
    const auto value = [](void* context, std::int64_t name) {
        return conditions()[static_cast<std::size_t>(name)].value(*static_cast<const HeroTurn*>(context));
    };
    HeroTurn asked = turn;
    const Evaluation evaluation = evaluate(rule.when, {value, &asked});
    if (evaluation.fault != EvaluationFault::none) {
        refuse(rule, evaluation, turn.world);
    }
    return evaluation.value != 0;
}

bool errs(const Persona& persona, const HeroTurn& turn) {
    if (persona.mistakes == 0) {
        return false;
    }
    const std::uint32_t draw = draw_below(hero_choice(turn), 100);
    return draw < static_cast<std::uint32_t>(persona.mistakes);
}

Action choose_action(const Persona& persona, const HeroTurn& turn) {
    for (const PersonaRule& rule : persona.rules) {
        Action action;
        if ((rule.always || holds(rule, turn)) && rule.action->act(turn, rule.arguments, action)) {
            action.doing = rule.action->doing;
            return action;
        }
    }
    return {};
}

}  // namespace

Action decide_by_rules(const Game& game, const World& world, HeroMemory& memory) {
    const Persona& persona = *game.brain.persona;
    const HeroTurn turn = begin_turn(game, world, memory);
    Action action;
    if (errs(persona, turn)) {
        action = random_step(turn);
        action.doing = Doing::mistake;
        memory.errand = Errand::none;
    } else {
        action = choose_action(persona, turn);
    }
    memory.waited = action.verb == Verb::wait ? memory.waited + 1 : 0;
    return action;
}

}  // namespace rogsim
