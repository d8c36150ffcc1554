#include "rogsim/game/combat.hpp"

#include <algorithm>

namespace rogsim {
namespace {

// No table can reach it in a game that ends; keeps sums inside 32 bits.
constexpr std::int32_t kStatCeiling = 1'000'000'000;

std::int32_t raised(std::int32_t value, std::int32_t by) {
    return static_cast<std::int32_t>(std::min<std::int64_t>(std::int64_t{value} + by, kStatCeiling));
}

template <class Bonus>
std::int32_t worn_bonus(const Game& game, const Hero& hero, const Bonus& bonus) {
    std::int32_t sum = 0;
    for (const std::int32_t index : {hero.weapon, hero.armour}) {
        if (index != kNone) {
            sum += bonus(game.rules.items[hero.inventory[static_cast<std::size_t>(index)]]);
        }
    }
    return sum;
}

void gain_hp(World& world, std::int32_t amount) {
    std::int32_t& hp = world.actors.hp[kHero];
    const std::int32_t before = hp;
    hp = raised(hp, amount);
    world.counts.hp_gained += hp - before;
    note(world, {.kind = EventKind::gain, .amount = hp - before});
}

void die(const Game& game, World& world, ActorId who, ActorId by) {
    remove(world.blockers, world.actors.square[who]);
    note(world, {.kind = EventKind::die, .actor = who, .other = by});
    if (who == kHero) {  // keeps its place in the queue: the others' turns up to it still pass
        world.killer = by == kHero ? kOwnFire : world.actors.kind[by];
        return;
    }
    rest(world, who);
    leave(world.queue, who);
    const std::uint8_t kind = world.actors.kind[who];
    ++world.counts.kills[kind];
    if (game.rules.hero.levelling.base != 0) {
        world.hero.xp += game.rules.monsters[kind].xp;
        world.counts.xp += game.rules.monsters[kind].xp;
    }
}

}  // namespace

std::int32_t power_of(const Game& game, const World& world, ActorId who) {
    if (who != kHero) {
        return game.rules.monsters[world.actors.kind[who]].power;
    }
    return world.hero.power + worn_bonus(game, world.hero, [](const ItemKind& item) { return item.power; });
}

std::int32_t defence_of(const Game& game, const World& world, ActorId who) {
    if (who != kHero) {
        return game.rules.monsters[world.actors.kind[who]].defence;
    }
    return world.hero.defence + worn_bonus(game, world.hero, [](const ItemKind& item) { return item.defence; });
}

std::int32_t hp_percent(const World& world) {
    return static_cast<std::int32_t>(std::int64_t{world.actors.hp[kHero]} * 100 / world.hero.max_hp);
}

std::int32_t& worn_in(Hero& hero, Slot slot) { return slot == Slot::weapon ? hero.weapon : hero.armour; }
std::int32_t worn_in(const Hero& hero, Slot slot) { return slot == Slot::weapon ? hero.weapon : hero.armour; }

void hurt(const Game& game, World& world, ActorId who, std::int32_t damage, ActorId by) {
    std::int32_t& hp = world.actors.hp[who];
    const std::int32_t taken = std::min(hp, damage);
    hp -= taken;
    FloorCounts& counts = world.counts;
    if (who == kHero) {
        counts.hp_lost += taken;
        counts.least_hp_percent = std::min(counts.least_hp_percent, hp_percent(world));
    } else {
        (by == kHero ? counts.damage_dealt : counts.infighting) += taken;
    }
    note(world, {.kind = EventKind::hurt, .actor = who, .other = by, .amount = taken});
    if (hp == 0) {
        die(game, world, who, by);
    }
}

void melee(const Game& game, World& world, ActorId by, ActorId who) {
    const std::int32_t damage = power_of(game, world, by) - defence_of(game, world, who);
    note(world, {.kind = EventKind::hit, .actor = by, .other = who, .amount = std::max(damage, 0)});
    if (damage > 0) {
        hurt(game, world, who, damage, by);
    }
}

void lay_item(World& world, std::uint8_t kind, Square square) {
    world.items.square.push_back(square);
    world.items.kind.push_back(kind);
    world.items.taken.push_back(0);
    add(world.items.lying, square);
}

void remove_from_inventory(Hero& hero, std::int32_t index) {
    hero.inventory.erase(hero.inventory.begin() + index);
    for (std::int32_t* const worn : {&hero.weapon, &hero.armour}) {
        if (*worn == index) {
            *worn = kNone;
        } else if (*worn > index) {
            --*worn;
        }
    }
}

bool level_up_due(const Game& game, const World& world) {
    const Levelling& levelling = game.rules.hero.levelling;
    return world.hero.xp > levelling.base + std::int64_t{world.hero.level} * levelling.factor;
}

void level_up(const Game& game, World& world, LevelUpChoice choice) {
    const Levelling& levelling = game.rules.hero.levelling;
    Hero& hero = world.hero;
    hero.xp -= levelling.base + std::int64_t{hero.level} * levelling.factor;
    ++hero.level;
    note(world, {.kind = EventKind::level_up, .amount = hero.level});
    switch (choice) {
        case LevelUpChoice::constitution:
            hero.max_hp = raised(hero.max_hp, levelling.constitution);
            gain_hp(world, levelling.constitution);
            break;
        case LevelUpChoice::strength:
            hero.power = raised(hero.power, levelling.strength);
            break;
        case LevelUpChoice::agility:
            hero.defence = raised(hero.defence, levelling.agility);
            break;
    }
}

}  // namespace rogsim
