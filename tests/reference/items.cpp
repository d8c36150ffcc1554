#include "tests/reference/items.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>

#include "tests/reference/monsters.hpp"

namespace reference {
namespace {

using rogsim::ItemEffect;
using rogsim::ItemKind;
using rogsim::Slot;

bool heal(Game& game, const ItemKind& item) {
    Hero& hero = game.hero;
    const int healed = std::min(hero.hp + item.amount, hero.max_hp) - hero.hp;
    hero.hp += healed;
    return healed > 0;
}

bool strike_by_lightning(Game& game, const ItemKind& item) {
    // "Maximum range 5" reaches every distance below 6.
    std::int64_t nearest = (std::int64_t{item.range} + 1) * (std::int64_t{item.range} + 1);
    std::optional<std::size_t> target;
    for (std::size_t i = 0; i < game.monsters.size(); ++i) {
        const Monster& monster = game.monsters[i];
        const std::int64_t distance = distance_squared(monster.at, game.hero.at);
        if (monster.hp > 0 && sees(game, monster.at) && distance < nearest) {
            nearest = distance;
            target = i;
        }
    }
    if (target) {
        hurt_monster(game, *target, item.amount, true);
    }
    return target.has_value();
}

bool throw_fireball(Game& game, const ItemKind& item, Point target) {
    if (!sees(game, target)) {
        return false;
    }
    const std::int64_t reach = std::int64_t{item.range} * item.range;
    bool hit = false;
    if (distance_squared(game.hero.at, target) <= reach) {
        hurt_hero(game, item.amount);
        hit = true;
    }
    for (std::size_t i = 0; i < game.monsters.size(); ++i) {
        if (game.monsters[i].hp > 0 && distance_squared(game.monsters[i].at, target) <= reach) {
            hurt_monster(game, i, item.amount, true);
            hit = true;
        }
    }
    return hit;
}

bool confuse(Game& game, const ItemKind& item, Point target) {
    const auto monster = living_monster_at(game, target);
    if (!sees(game, target) || !monster) {
        return false;
    }
    game.monsters[*monster].confusions.push_back(item.amount);
    return true;
}

bool take_effect(Game& game, const ItemKind& item, Point target) {
    switch (item.effect) {
        case ItemEffect::heal:
            return heal(game, item);
        case ItemEffect::lightning:
            return strike_by_lightning(game, item);
        case ItemEffect::fireball:
            return throw_fireball(game, item, target);
        case ItemEffect::confusion:
            return confuse(game, item, target);
        case ItemEffect::none:
            break;
    }
    return false;
}

void remove_from_inventory(Game& game, std::size_t index) {
    auto& inventory = game.hero.inventory;
    inventory.erase(inventory.begin() + static_cast<std::ptrdiff_t>(index));
}

}  // namespace

bool pick_up(Game& game) {
    if (game.hero.inventory.size() >= static_cast<std::size_t>(game.rules->hero.inventory)) {
        return false;
    }
    const auto item = std::find_if(game.items.begin(), game.items.end(),
                                   [&](const FloorItem& lying) { return lying.at == game.hero.at; });
    if (item == game.items.end()) {
        return false;
    }
    game.hero.inventory.push_back({item->kind, false});
    game.items.erase(item);
    return true;
}

bool drop(Game& game, std::size_t index) {
    game.items.push_back({game.hero.inventory[index].kind, game.hero.at});
    remove_from_inventory(game, index);
    return true;
}

bool toggle_equipment(Game& game, std::size_t index) {
    auto& inventory = game.hero.inventory;
    const Slot slot = game.rules->items[inventory[index].kind].slot;
    if (slot == Slot::none) {
        return false;
    }
    const bool put_on = !inventory[index].worn;
    for (CarriedItem& item : inventory) {
        if (game.rules->items[item.kind].slot == slot) {
            item.worn = false;
        }
    }
    inventory[index].worn = put_on;
    return true;
}

bool use(Game& game, std::size_t index, Point target) {
    const ItemKind& item = game.rules->items[game.hero.inventory[index].kind];
    if (!take_effect(game, item, target)) {
        return false;
    }
    remove_from_inventory(game, index);
    return true;
}

}  // namespace reference
