// Rules by which one of several monsters is chosen. A row each: name, one line, and which of two comes first.
#pragma once

#include <span>
#include <string>

#include "rogsim/bots/turn.hpp"

namespace rogsim {

// Ties go to the smaller x, then the smaller y.
struct ChoiceRule {
    const char* name;
    const char* summary;
    std::int64_t (*rank)(const HeroTurn& turn, ActorId who);  // the least is chosen
};

std::span<const ChoiceRule> choice_rules();

// The chosen one of those visible monsters that `allowed` lets through; kHero if there is none.
template <class Allowed>
ActorId choose(const HeroTurn& turn, const ChoiceRule& rule, const Allowed& allowed) {
    ActorId best = kHero;
    std::int64_t best_rank = 0;
    for (const ActorId who : turn.visible) {
        if (!allowed(who)) {
            continue;
        }
        const std::int64_t rank = rule.rank(turn, who);
        const auto& square = turn.world.actors.square;  // squares order by x, then y
        if (best == kHero || rank < best_rank || (rank == best_rank && square[who] < square[best])) {
            best = who;
            best_rank = rank;
        }
    }
    return best;
}

}  // namespace rogsim
