#include "rogsim/bots/choose.hpp"

namespace rogsim {
namespace {

constexpr std::int64_t kNeverDies = std::int64_t{1} << 40U;

std::int64_t hits_to_kill(const HeroTurn& turn, ActorId who) {
    const std::int64_t hit = hit_by_hero(turn, who);
    return hit == 0 ? kNeverDies : (turn.world.actors.hp[who] + hit - 1) / hit;
}

constexpr ChoiceRule kRules[] = {
    {"weakest", "the one with the least HP",
     [](const HeroTurn& turn, ActorId who) -> std::int64_t { return turn.world.actors.hp[who]; }},
    {"strongest", "the one with the most HP",
     [](const HeroTurn& turn, ActorId who) -> std::int64_t { return -turn.world.actors.hp[who]; }},
    {"quickest", "the one that falls in the fewest hits, of these the one that hits hardest",
     [](const HeroTurn& turn, ActorId who) -> std::int64_t {
         return hits_to_kill(turn, who) * 2'000'000 - hit_on_hero(turn, who);
     }},
    {"deadliest", "the one that hits hardest, of these the one with the most HP",
     [](const HeroTurn& turn, ActorId who) -> std::int64_t {
         return -(std::int64_t{hit_on_hero(turn, who)} * 2'000'000 + turn.world.actors.hp[who]);
     }},
    {"nearest", "the one fewest steps away, walls aside",
     [](const HeroTurn& turn, ActorId who) -> std::int64_t {
         return chebyshev(position(turn.world, kHero), position(turn.world, who));
     }},
};

}  // namespace

std::span<const ChoiceRule> choice_rules() { return kRules; }

}  // namespace rogsim
