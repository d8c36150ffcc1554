#include "tests/support/rulesets.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rogsim {
namespace {

// The item kinds of part13(), in order; part12() has the first four.
enum Part13Item : std::uint16_t { potion, confusion, lightning, fireball, dagger, sword, leather, chain_mail };

ItemKind consumable(std::string id, std::string name, ItemEffect effect, std::int32_t amount, std::int32_t range) {
    ItemKind kind;
    kind.id = std::move(id);
    kind.name = std::move(name);
    kind.glyph = effect == ItemEffect::heal ? '!' : '~';
    kind.effect = effect;
    kind.amount = amount;
    kind.range = range;
    return kind;
}

ItemKind equipment(std::string id, std::string name, Slot slot, std::int32_t power, std::int32_t defence) {
    ItemKind kind;
    kind.id = std::move(id);
    kind.name = std::move(name);
    kind.glyph = slot == Slot::weapon ? '/' : '[';
    kind.slot = slot;
    kind.power = power;
    kind.defence = defence;
    return kind;
}

std::int32_t between(Rng& rng, std::int32_t from, std::int32_t to) {
    return from + static_cast<std::int32_t>(draw_below(rng, static_cast<std::uint32_t>(to - from + 1)));
}

bool one_in(Rng& rng, std::uint32_t n) { return draw_below(rng, n) == 0; }

ItemKind random_item(Rng& rng, std::size_t number) {
    const std::string id = "item" + std::to_string(number);
    if (one_in(rng, 3)) {
        const Slot slot = one_in(rng, 2) ? Slot::weapon : Slot::armour;
        const std::int32_t power = between(rng, 0, 5);
        const std::int32_t defence = between(rng, 0, 3);
        return equipment(id, id, slot, power, defence);
    }
    switch (draw_below(rng, 4)) {
        case 0:
            return consumable(id, id, ItemEffect::heal, between(rng, 0, 20), 0);
        case 1:
            return consumable(id, id, ItemEffect::confusion, between(rng, 0, 12), 0);
        case 2: {
            const std::int32_t damage = between(rng, 0, 30);
            return consumable(id, id, ItemEffect::lightning, damage, between(rng, 0, 10));
        }
        default: {
            const std::int32_t damage = between(rng, 0, 30);
            return consumable(id, id, ItemEffect::fireball, damage, between(rng, 0, 5));
        }
    }
}

MonsterKind random_monster(Rng& rng, std::size_t number) {
    MonsterKind kind;
    kind.id = "monster" + std::to_string(number);
    kind.name = kind.id;
    kind.hp = between(rng, 1, 25);
    kind.defence = between(rng, 0, 3);
    kind.power = between(rng, 0, 5);
    kind.xp = one_in(rng, 6) ? 0 : between(rng, 1, 200);
    return kind;
}

// Kind 0 always has a weight, so that there is something to draw.
SpawnTable random_spawns(Rng& rng, std::size_t kinds, std::int32_t most) {
    SpawnTable table;
    for (std::int32_t floor = between(rng, 0, 2); floor <= 8; floor += between(rng, 1, 4)) {
        table.max_per_room.push_back({floor, between(rng, 0, most)});
    }
    table.weights.push_back({0, 0, between(rng, 1, 100)});
    for (std::int32_t floor = 0; floor <= 8; floor += between(rng, 1, 3)) {
        for (std::uint16_t kind = 0; kind < kinds; ++kind) {
            if ((floor > 0 || kind > 0) && one_in(rng, 2)) {
                const std::int32_t least = kind == 0 ? 1 : 0;
                table.weights.push_back({floor, kind, one_in(rng, 4) ? least : between(rng, least, 100)});
            }
        }
    }
    return table;
}

HeroRules random_hero(Rng& rng, const std::vector<ItemKind>& items) {
    HeroRules hero;
    hero.hp = between(rng, 1, 80);
    hero.defence = between(rng, 0, 3);
    hero.power = between(rng, 0, 8);
    hero.inventory = one_in(rng, 2) ? 26 : between(rng, 0, 8);
    bool worn_weapon = false;
    bool worn_armour = false;
    const std::int32_t carried = std::min(hero.inventory, between(rng, 0, 4));
    for (std::int32_t i = 0; i < carried; ++i) {
        const auto kind = static_cast<std::uint16_t>(draw_below(rng, static_cast<std::uint32_t>(items.size())));
        const Slot slot = items[kind].slot;
        bool& worn = slot == Slot::weapon ? worn_weapon : worn_armour;
        hero.carried.push_back(kind);
        if (slot != Slot::none && !worn && one_in(rng, 2)) {
            hero.worn.push_back(kind);
            worn = true;
        }
    }
    hero.levelling.base = between(rng, 1, 300);
    hero.levelling.factor = between(rng, 0, 200);
    hero.levelling.constitution = between(rng, 0, 30);
    hero.levelling.strength = between(rng, 0, 2);
    hero.levelling.agility = between(rng, 0, 2);
    return hero;
}

MapRules random_map(Rng& rng) {
    MapRules map;
    map.width = between(rng, 20, 120);
    map.height = between(rng, 20, 80);
    map.room_attempts = one_in(rng, 10) ? between(rng, 1, 3) : between(rng, 4, 40);
    map.room_min_size = between(rng, kMinRoomSize, 10);
    map.room_max_size = map.room_min_size + between(rng, 0, 9);
    return map;
}

}  // namespace

Ruleset part13() {
    Ruleset ruleset;
    ruleset.rules.name = "tcod-part13";
    ruleset.hero.carried = {dagger, leather};
    ruleset.hero.worn = {dagger, leather};
    ruleset.monsters = {{"orc", "Orc", 'o', 10, 0, 3, 35, {}}, {"troll", "Troll", 'T', 16, 1, 4, 100, {}}};
    ruleset.items = {
        consumable("health_potion", "Health Potion", ItemEffect::heal, 4, 0),
        consumable("confusion_scroll", "Confusion Scroll", ItemEffect::confusion, 10, 0),
        consumable("lightning_scroll", "Lightning Scroll", ItemEffect::lightning, 20, 5),
        consumable("fireball_scroll", "Fireball Scroll", ItemEffect::fireball, 12, 3),
        equipment("dagger", "Dagger", Slot::weapon, 2, 0),
        equipment("sword", "Sword", Slot::weapon, 4, 0),
        equipment("leather_armour", "Leather Armor", Slot::armour, 0, 1),
        equipment("chain_mail", "Chain Mail", Slot::armour, 0, 3),
    };
    ruleset.monster_spawns = {{{1, 2}, {4, 3}, {6, 5}}, {{0, 0, 80}, {3, 1, 15}, {5, 1, 30}, {7, 1, 60}}};
    ruleset.item_spawns = {{{1, 1}, {4, 2}},
                           {{0, potion, 35},
                            {2, confusion, 10},
                            {4, lightning, 25},
                            {4, sword, 5},
                            {6, fireball, 25},
                            {6, chain_mail, 15}}};
    return ruleset;
}

Ruleset part12() {
    Ruleset ruleset = part13();
    ruleset.rules.name = "tcod-part12";
    ruleset.hero.power = 5;
    ruleset.hero.defence = 2;
    ruleset.hero.carried.clear();
    ruleset.hero.worn.clear();
    ruleset.items.resize(4);
    ruleset.item_spawns.weights = {{0, potion, 35}, {2, confusion, 10}, {4, lightning, 25}, {6, fireball, 25}};
    return ruleset;
}

Ruleset random_ruleset(Rng& rng) {
    Ruleset ruleset;
    ruleset.rules.name = "random";
    ruleset.rules.fov_radius = between(rng, 1, 12);
    ruleset.rules.blocker_cost = one_in(rng, 3) ? 10 : between(rng, 0, 30);
    ruleset.rules.floor_turn_limit = one_in(rng, 8) ? between(rng, 1, 60) : between(rng, 300, 1500);
    ruleset.map = random_map(rng);
    const auto monsters = static_cast<std::size_t>(between(rng, 1, 5));
    const auto items = static_cast<std::size_t>(between(rng, 1, 9));
    for (std::size_t i = 0; i < monsters; ++i) {
        ruleset.monsters.push_back(random_monster(rng, i));
    }
    for (std::size_t i = 0; i < items; ++i) {
        ruleset.items.push_back(random_item(rng, i));
    }
    ruleset.monster_spawns = random_spawns(rng, monsters, 6);
    ruleset.item_spawns = random_spawns(rng, items, 4);
    ruleset.hero = random_hero(rng, ruleset.items);
    return ruleset;
}

}  // namespace rogsim
