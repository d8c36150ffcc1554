#include "rogsim/bots/conditions.hpp"

#include <algorithm>
#include <bit>

#include "rogsim/bots/aim.hpp"
#include "rogsim/bots/choose.hpp"
#include "rogsim/game/combat.hpp"
#include "rogsim/game/items.hpp"

namespace rogsim {
namespace {

constexpr std::int64_t kNever = 1'000'000;  // turns; for what will not come

using T = const HeroTurn&;
using V = std::int64_t;

template <class Count>
V sum_over_visible(T turn, const Count& count) {
    V sum = 0;
    for (const ActorId who : turn.visible) {
        sum += count(who);
    }
    return sum;
}

template <class Value>
V max_over_visible(T turn, const Value& value) {
    V most = 0;
    for (const ActorId who : turn.visible) {
        most = std::max<V>(most, value(who));
    }
    return most;
}

V threat(T turn) {
    return sum_over_visible(turn, [&](ActorId who) { return V{hit_on_hero(turn, who)}; });
}

V adjacent_damage(T turn) {
    return sum_over_visible(turn, [&](ActorId who) { return is_adjacent(turn, who) ? V{hit_on_hero(turn, who)} : 0; });
}

V nearest(T turn) {
    V least = 0;
    for (const ActorId who : turn.visible) {
        const V distance = chebyshev(position(turn.world, kHero), position(turn.world, who));
        least = least == 0 ? distance : std::min(least, distance);
    }
    return least;
}

V nearest_hit(T turn) {
    const int scroll = first_with_effect(turn, ItemEffect::lightning);
    if (scroll == kNone) {
        return 0;
    }
    const ItemKind& item = turn.game.rules.items[turn.world.hero.inventory[static_cast<std::size_t>(scroll)]];
    const ActorId target = lightning_target(turn.world, item.range);
    return target == kHero ? 0 : hit_on_hero(turn, target);
}

V turns_to_win(T turn) {
    V turns = 0;
    for (const ActorId who : turn.visible) {
        const V hit = hit_by_hero(turn, who);
        if (hit == 0) {
            return kNever;
        }
        turns += (turn.world.actors.hp[who] + hit - 1) / hit;
    }
    return turns;
}

V turns_to_die(T turn) {
    const V damage = threat(turn);
    return damage == 0 ? kNever : (turn.world.actors.hp[kHero] + damage - 1) / damage;
}

V carried(T turn, ItemEffect effect) {
    const auto& inventory = turn.world.hero.inventory;
    return std::count_if(inventory.begin(), inventory.end(),
                         [&](std::uint8_t kind) { return turn.game.rules.items[kind].effect == effect; });
}

V heal_amount(T turn) {
    const int item = first_with_effect(turn, ItemEffect::heal);
    return item == kNone ? 0 : turn.game.rules.items[turn.world.hero.inventory[static_cast<std::size_t>(item)]].amount;
}

V fire_targets(T turn) {
    const int item = first_with_effect(turn, ItemEffect::fireball);
    return item == kNone ? 0 : aim_fireball(turn, static_cast<std::size_t>(item)).monsters;
}

V explored_percent(T turn) {
    V known = 0;
    V all = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(used_words(turn.world.level.shape)); ++i) {
        const std::uint64_t open = turn.world.level.open.word[i];
        all += std::popcount(open);
        known += std::popcount(open & turn.world.explored.word[i]);
    }
    return known * 100 / std::max<V>(all, 1);
}

V stairs_known(T turn) {
    return has(turn.world.explored, square_at(turn.world.level.shape, turn.world.level.stairs)) ? 1 : 0;
}

constexpr Condition kConditions[] = {
    {"hp", "HP", "the hero's HP", [](T t) -> V { return t.world.actors.hp[kHero]; }},
    {"max_hp", "HP", "the most the hero can have", [](T t) -> V { return t.world.hero.max_hp; }},
    {"level", "levels", "the hero's level, from 1", [](T t) -> V { return t.world.hero.level; }},
    {"power", "HP", "the hero's power with what is worn", [](T t) -> V { return power_of(t.game, t.world, kHero); }},
    {"defence", "HP", "the hero's defence with what is worn",
     [](T t) -> V { return defence_of(t.game, t.world, kHero); }},
    {"floor", "floors", "the floor's number, from 1", [](T t) -> V { return t.world.floor; }},
    {"turn", "turns", "turns taken on this floor", [](T t) -> V { return t.world.counts.turns; }},
    {"waited", "turns", "turns waited one after another", [](T t) -> V { return t.memory.waited; }},
    {"visible", "monsters", "living monsters in view", [](T t) -> V { return static_cast<V>(t.visible.size()); }},
    {"adjacent", "monsters", "those of them that stand next to the hero", [](T t) -> V { return t.adjacent; }},
    {"nearest", "steps", "steps to the nearest monster in view, walls aside; 0 without one", nearest},
    {"threat", "HP", "HP that all monsters in view would take with a blow each", threat},
    {"adjacent_damage", "HP", "HP that the adjacent monsters would take with a blow each", adjacent_damage},
    {"strongest_hit", "HP", "HP that the hardest blow of a monster in view would take",
     [](T t) -> V { return max_over_visible(t, [&](ActorId who) { return hit_on_hero(t, who); }); }},
    {"nearest_hit", "HP", "HP that a blow of the monster would take which a carried lightning scroll would strike",
     nearest_hit},
    {"turns_to_win", "turns", "hits that kill all monsters in view; 1000000 when one cannot be hurt", turns_to_win},
    {"turns_to_die", "turns", "turns until all monsters in view would have killed the hero; 1000000 for never",
     turns_to_die},
    {"heals", "items", "healing items carried", [](T t) -> V { return carried(t, ItemEffect::heal); }},
    {"heal_amount", "HP", "HP that the first healing item carried gives; 0 without one", heal_amount},
    {"lightnings", "items", "lightning scrolls carried", [](T t) -> V { return carried(t, ItemEffect::lightning); }},
    {"fireballs", "items", "fireball scrolls carried", [](T t) -> V { return carried(t, ItemEffect::fireball); }},
    {"confusions", "items", "confusion scrolls carried", [](T t) -> V { return carried(t, ItemEffect::confusion); }},
    {"fire_targets", "monsters", "monsters that a carried fireball could strike without burning the hero",
     fire_targets},
    {"items_carried", "items", "all items carried, worn ones too",
     [](T t) -> V { return static_cast<V>(t.world.hero.inventory.size()); }},
    {"free_slots", "items", "how many more can be carried",
     [](T t) -> V { return t.game.rules.hero.inventory - static_cast<V>(t.world.hero.inventory.size()); }},
    {"better_gear", "yes or no", "1 when something carried is better than what is worn",
     [](T t) -> V { return first_better_equipment(t) != kNone ? 1 : 0; }},
    {"items_known", "yes or no", "1 when an item lies on a square that the hero knows",
     [](T t) -> V { return any_known_item(t.world) ? 1 : 0; }},
    {"explored", "%", "share of the floor's open squares that the hero has seen, rounded down", explored_percent},
    {"stairs_known", "yes or no", "1 when the hero has seen the stairs", stairs_known},
    {"on_stairs", "yes or no", "1 when the hero stands on them",
     [](T t) -> V { return position(t.world, kHero) == t.world.level.stairs ? 1 : 0; }},
    {"open_neighbours", "squares", "squares around the hero that can be walked on: 8 in the open, 2 in a corridor",
     [](T t) -> V { return open_neighbours(t.world, t.world.actors.square[kHero]); }},
};

}  // namespace

std::span<const Condition> conditions() { return kConditions; }

}  // namespace rogsim
