#include "rogsim/game/items.hpp"

#include <algorithm>

#include "rogsim/game/combat.hpp"

namespace rogsim {
namespace {

void note_items_at(World& world, Square square) {
    FloorItems& items = world.items;
    bool any = false;
    for (std::size_t i = 0; i < items.square.size(); ++i) {
        any = any || (items.square[i] == square && items.taken[i] == 0);
    }
    any ? add(items.lying, square) : remove(items.lying, square);
    any ? add(world.known_items, square) : remove(world.known_items, square);
    ++world.items_version;
}

bool heal(World& world, const ItemKind& item) {
    std::int32_t& hp = world.actors.hp[kHero];
    const std::int32_t gain = std::min(item.amount, world.hero.max_hp - hp);
    if (gain <= 0) {
        return false;
    }
    hp += gain;
    world.counts.healed += gain;
    note(world, {.kind = EventKind::heal, .amount = gain});
    return true;
}

bool lightning(const Game& game, World& world, const ItemKind& item) {
    const ActorId target = lightning_target(world, item.range);
    if (target == kHero) {
        return false;
    }
    hurt(game, world, target, item.amount, kHero);
    return true;
}

bool fireball(const Game& game, World& world, const ItemKind& item, Pos target) {
    if (!sees(world.view, target)) {
        return false;
    }
    bool any = false;
    for (std::uint32_t i = 0; i < world.actors.count; ++i) {
        const auto who = static_cast<ActorId>(i);
        if (alive(world, who) && squared_distance(position(world, who), target) <= item.range * item.range) {
            hurt(game, world, who, item.amount, kHero);
            any = true;
        }
    }
    return any;
}

bool confuse(World& world, const ItemKind& item, Pos target) {
    if (!sees(world.view, target)) {
        return false;
    }
    const Square square = square_at(world.level.shape, target);
    const ActorId who = world.actor_on[square];
    if (!has(world.blockers, square) || who == kHero) {
        return false;
    }
    world.confusions.push_back({item.amount, world.actors.confusion[who]});
    world.actors.confusion[who] = static_cast<std::int32_t>(world.confusions.size()) - 1;
    wake(world, who);
    note(world, {.kind = EventKind::confuse, .actor = who, .amount = item.amount});
    return true;
}

bool take_effect(const Game& game, World& world, const ItemKind& item, Pos target) {
    switch (item.effect) {
        case ItemEffect::none:
            break;
        case ItemEffect::heal:
            return heal(world, item);
        case ItemEffect::lightning:
            return lightning(game, world, item);
        case ItemEffect::fireball:
            return fireball(game, world, item, target);
        case ItemEffect::confusion:
            return confuse(world, item, target);
    }
    return false;
}

}  // namespace

ActorId lightning_target(const World& world, std::int32_t range) {
    ActorId best = kHero;
    int best_distance = (range + 1) * (range + 1);
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        const auto who = static_cast<ActorId>(i);
        if (!alive(world, who) || !sees(world.view, position(world, who))) {
            continue;
        }
        const int distance = squared_distance(position(world, kHero), position(world, who));
        if (distance < best_distance) {
            best = who;
            best_distance = distance;
        }
    }
    return best;
}

bool pick_up(const Game& game, World& world) {
    const Square here = world.actors.square[kHero];
    if (!has(world.items.lying, here) ||
        world.hero.inventory.size() >= static_cast<std::size_t>(game.rules.hero.inventory)) {
        return false;
    }
    FloorItems& items = world.items;
    std::size_t i = 0;
    while (items.square[i] != here || items.taken[i] != 0) {
        ++i;
    }
    items.taken[i] = 1;
    ++world.counts.found[items.kind[i]];
    note(world, {.kind = EventKind::pick_up, .item = items.kind[i], .square = here});
    world.hero.inventory.push_back(items.kind[i]);
    note_items_at(world, here);
    return true;
}

bool use_item(const Game& game, World& world, std::int32_t index, Pos target) {
    const std::uint8_t kind = world.hero.inventory[static_cast<std::size_t>(index)];
    if (!take_effect(game, world, game.rules.items[kind], target)) {
        return false;
    }
    remove_from_inventory(world.hero, index);
    ++world.counts.used[kind];
    note(world, {.kind = EventKind::use, .item = kind});
    return true;
}

bool equip(const Game& game, World& world, std::int32_t index) {
    const std::uint8_t kind = world.hero.inventory[static_cast<std::size_t>(index)];
    const ItemKind& item = game.rules.items[kind];
    if (item.slot == Slot::none) {
        return false;
    }
    std::int32_t& worn = worn_in(world.hero, item.slot);
    worn = worn == index ? kNone : index;
    note(world, {.kind = worn == kNone ? EventKind::take_off : EventKind::equip, .item = kind});
    return true;
}

bool drop(const Game&, World& world, std::int32_t index) {
    const std::uint8_t kind = world.hero.inventory[static_cast<std::size_t>(index)];
    remove_from_inventory(world.hero, index);
    note(world, {.kind = EventKind::drop, .item = kind});
    lay_item(world, kind, world.actors.square[kHero]);
    note_items_at(world, world.actors.square[kHero]);
    return true;
}

}  // namespace rogsim
