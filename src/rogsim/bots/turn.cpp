#include "rogsim/bots/turn.hpp"

#include <algorithm>
#include <bit>

#include "rogsim/game/combat.hpp"

namespace rogsim {
namespace {

int bonus_of(const ItemKind& item) { return item.power + item.defence; }

// Is the hero elsewhere than his way has led him? A step may have been a blow, or another action may have moved him.
bool strayed(const World& world, const HeroMemory& memory) {
    return memory.errand != Errand::none && memory.next > 0 &&
           memory.path[memory.next - 1] != world.actors.square[kHero];
}

}  // namespace

// Monsters in view are awake, so only those are looked at.
HeroTurn begin_turn(const Game& game, const World& world, HeroMemory& memory) {
    HeroTurn turn{game, world, memory, {}, 0};
    memory.visible.clear();
    for (std::size_t w = 0; w < world.awake.size(); ++w) {
        for (std::uint64_t left = world.awake[w]; left != 0; left &= left - 1) {
            const auto who = static_cast<ActorId>(w * 64 + static_cast<std::size_t>(std::countr_zero(left)));
            if (sees(world.view, position(world, who))) {
                memory.visible.push_back(who);
                turn.adjacent += is_adjacent(turn, who) ? 1 : 0;
            }
        }
    }
    turn.visible = memory.visible;
    if (!turn.visible.empty() || strayed(world, memory)) {
        memory.errand = Errand::none;
    }
    return turn;
}

bool is_adjacent(const HeroTurn& turn, ActorId who) {
    return chebyshev(position(turn.world, kHero), position(turn.world, who)) <= 1;
}

std::int32_t hit_on_hero(const HeroTurn& turn, ActorId by) {
    return std::max(0, power_of(turn.game, turn.world, by) - defence_of(turn.game, turn.world, kHero));
}

std::int32_t hit_by_hero(const HeroTurn& turn, ActorId who) {
    return std::max(0, power_of(turn.game, turn.world, kHero) - defence_of(turn.game, turn.world, who));
}

bool any_known_item(const World& world) {
    const auto* const first = world.known_items.word.begin();
    return std::any_of(first, first + used_words(world.level.shape), [](std::uint64_t w) { return w != 0; });
}

int open_neighbours(const World& world, Square square) {
    const Shape& shape = world.level.shape;
    const Pos p = pos_of(shape, square);
    const int top = std::max(0, p.y - 1);
    const int rows = std::min(shape.height - 1, p.y + 1) - top + 1;
    const std::uint64_t wanted = (std::uint64_t{1} << static_cast<unsigned>(rows)) - 1U;
    int open = has(world.level.open, square) ? -1 : 0;
    for (int x = std::max(0, p.x - 1); x <= std::min(shape.width - 1, p.x + 1); ++x) {
        open += std::popcount(column_window(world.level.open, shape, x, top) & wanted);
    }
    return open;
}

int first_with_effect(const HeroTurn& turn, ItemEffect effect) {
    const auto& inventory = turn.world.hero.inventory;
    for (std::size_t i = 0; i < inventory.size(); ++i) {
        if (turn.game.rules.items[inventory[i]].effect == effect) {
            return static_cast<int>(i);
        }
    }
    return kNone;
}

int first_better_equipment(const HeroTurn& turn) {
    const Hero& hero = turn.world.hero;
    const std::vector<ItemKind>& kinds = turn.game.rules.items;
    for (std::size_t i = 0; i < hero.inventory.size(); ++i) {
        const ItemKind& item = kinds[hero.inventory[i]];
        if (item.slot == Slot::none) {
            continue;
        }
        const std::int32_t worn = worn_in(hero, item.slot);
        const int has = worn == kNone ? 0 : bonus_of(kinds[hero.inventory[static_cast<std::size_t>(worn)]]);
        if (bonus_of(item) > has) {
            return static_cast<int>(i);
        }
    }
    return kNone;
}

}  // namespace rogsim
