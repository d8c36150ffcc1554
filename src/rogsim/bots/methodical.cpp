#include "rogsim/bots/methodical.hpp"

#include <algorithm>
#include <bit>

#include "rogsim/bots/walk.hpp"
#include "rogsim/game/combat.hpp"
#include "rogsim/game/items.hpp"

namespace rogsim {
namespace {

// What the hero sees of monsters this turn.
struct Sight {
    bool any = false;
    bool adjacent = false;
    ActorId weakest = 0;  // of the adjacent ones: least HP, then smaller x, then smaller y
};

bool weaker(const World& world, ActorId a, ActorId b) {
    if (world.actors.hp[a] != world.actors.hp[b]) {
        return world.actors.hp[a] < world.actors.hp[b];
    }
    return world.actors.square[a] < world.actors.square[b];  // squares order by x, then y
}

// Monsters in view are awake, so only those are looked at.
Sight look(const World& world) {
    Sight sight;
    const Pos here = position(world, kHero);
    for (std::size_t w = 0; w < world.awake.size(); ++w) {
        for (std::uint64_t left = world.awake[w]; left != 0; left &= left - 1) {
            const auto who = static_cast<ActorId>(w * 64 + static_cast<std::size_t>(std::countr_zero(left)));
            const Pos there = position(world, who);
            if (!sees(world.view, there)) {
                continue;
            }
            sight.any = true;
            if (chebyshev(here, there) <= 1 && (!sight.adjacent || weaker(world, who, sight.weakest))) {
                sight.adjacent = true;
                sight.weakest = who;
            }
        }
    }
    return sight;
}

int first_with_effect(const Game& game, const World& world, ItemEffect effect) {
    const auto& inventory = world.hero.inventory;
    for (std::size_t i = 0; i < inventory.size(); ++i) {
        if (game.rules.items[inventory[i]].effect == effect) {
            return static_cast<int>(i);
        }
    }
    return kNone;
}

int bonus_of(const ItemKind& item) { return item.power + item.defence; }

int first_better_equipment(const Game& game, const World& world) {
    const Hero& hero = world.hero;
    for (std::size_t i = 0; i < hero.inventory.size(); ++i) {
        const ItemKind& item = game.rules.items[hero.inventory[i]];
        if (item.slot == Slot::none) {
            continue;
        }
        const std::int32_t worn = worn_in(hero, item.slot);
        const int has = worn == kNone ? 0 : bonus_of(game.rules.items[hero.inventory[static_cast<std::size_t>(worn)]]);
        if (bonus_of(item) > has) {
            return static_cast<int>(i);
        }
    }
    return kNone;
}

Action use(int item) { return {Verb::use, 0, 0, item}; }

bool plan_approach(const World& world, HeroMemory& memory) {
    clear(memory.goals, world.level.shape);
    for (std::size_t w = 0; w < world.awake.size(); ++w) {
        for (std::uint64_t left = world.awake[w]; left != 0; left &= left - 1) {
            const std::size_t who = w * 64 + static_cast<std::size_t>(std::countr_zero(left));
            if (sees(world.view, position(world, static_cast<ActorId>(who)))) {
                add(memory.goals, world.actors.square[who]);
            }
        }
    }
    mark_passable(world, memory.passable);
    return plan(world, memory, Errand::none, Goals::few);
}

// The kept way to an item, or a new one when what is known of items has changed.
bool fetch(const World& world, HeroMemory& memory) {
    const bool kept = memory.errand == Errand::item && memory.items_version == world.items_version &&
                      memory.next < memory.path.size();
    if (kept) {
        return true;
    }
    if (memory.no_item_version == world.items_version && memory.no_item_explored == world.explored_version) {
        return false;
    }
    std::copy_n(world.known_items.word.begin(), used_words(world.level.shape), memory.goals.word.begin());
    mark_passable(world, memory.passable);
    memory.items_version = world.items_version;
    if (plan(world, memory, Errand::item, Goals::few)) {
        return true;
    }
    memory.no_item_version = world.items_version;
    memory.no_item_explored = world.explored_version;
    return false;
}

bool explore(const World& world, HeroMemory& memory) {
    const bool kept = memory.errand == Errand::explore && memory.next < memory.path.size() &&
                      !surrounded_by_known(world, memory.path.back());
    if (kept) {
        return true;
    }
    if (memory.no_frontier_explored == world.explored_version) {
        return false;
    }
    mark_passable(world, memory.passable);
    find_frontier(world.level.shape, memory.passable, world.explored, memory.goals);
    if (plan(world, memory, Errand::explore, Goals::many)) {
        return true;
    }
    memory.no_frontier_explored = world.explored_version;
    return false;
}

bool go_to_stairs(const World& world, HeroMemory& memory) {
    if (memory.errand == Errand::stairs && memory.next < memory.path.size()) {
        return true;
    }
    mark_passable(world, memory.passable);
    clear(memory.goals, world.level.shape);
    add(memory.goals, square_at(world.level.shape, world.level.stairs));
    return plan(world, memory, Errand::stairs, Goals::few);
}

bool any_known_item(const World& world) {
    const auto* const first = world.known_items.word.begin();
    return std::any_of(first, first + used_words(world.level.shape), [](std::uint64_t w) { return w != 0; });
}

Action decide_alone(const Game& game, const World& world, HeroMemory& memory) {
    if (const int item = first_better_equipment(game, world); item != kNone) {
        return {Verb::equip, 0, 0, item};
    }
    if (world.hero.inventory.size() < static_cast<std::size_t>(game.rules.hero.inventory) && any_known_item(world)) {
        if (has(world.known_items, world.actors.square[kHero])) {
            return {Verb::pick_up};
        }
        if (fetch(world, memory)) {
            return follow(world, memory);
        }
    }
    if (explore(world, memory)) {
        return follow(world, memory);
    }
    if (position(world, kHero) == world.level.stairs) {
        return {Verb::descend};
    }
    return go_to_stairs(world, memory) ? follow(world, memory) : Action{};
}

}  // namespace

Action decide_methodical(const Game& game, const World& world, HeroMemory& memory) {
    const Sight sight = look(world);
    if (sight.any) {
        memory.errand = Errand::none;
    }
    if (sight.adjacent) {
        const Pos here = position(world, kHero);
        const Pos there = position(world, sight.weakest);
        return {Verb::bump, there.x - here.x, there.y - here.y};
    }
    const std::int64_t hp = world.actors.hp[kHero];
    if (hp * 100 < std::int64_t{world.hero.max_hp} * 40) {
        if (const int potion = first_with_effect(game, world, ItemEffect::heal); potion != kNone) {
            return use(potion);
        }
    }
    if (sight.any) {
        const int scroll = first_with_effect(game, world, ItemEffect::lightning);
        if (scroll != kNone) {
            const ItemKind& item = game.rules.items[world.hero.inventory[static_cast<std::size_t>(scroll)]];
            if (lightning_target(world, item.range) != kHero) {
                return use(scroll);
            }
        }
        if (plan_approach(world, memory)) {
            return follow(world, memory);
        }
    }
    return decide_alone(game, world, memory);
}

}  // namespace rogsim
