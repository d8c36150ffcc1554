#include "rogsim/bots/actions.hpp"

#include <algorithm>

#include "rogsim/bots/aim.hpp"
#include "rogsim/bots/errands.hpp"
#include "rogsim/bots/walk.hpp"
#include "rogsim/game/items.hpp"

namespace rogsim {
namespace {

using T = const HeroTurn&;
using A = const RuleArguments&;

Action step_towards(T turn, Pos there) {
    const Pos here = position(turn.world, kHero);
    return {Verb::bump, there.x - here.x, there.y - here.y};
}

bool attack(T turn, A arguments, Action& action) {
    if (turn.adjacent == 0) {
        return false;
    }
    const ActorId who = choose(turn, *arguments.choose, [&](ActorId other) { return is_adjacent(turn, other); });
    action = step_towards(turn, position(turn.world, who));
    return true;
}

bool walk_if(bool planned, T turn, Action& action) {
    if (planned) {
        action = follow(turn.world, turn.memory);
    }
    return planned;
}

bool approach(T turn, A, Action& action) { return !turn.visible.empty() && walk_if(plan_approach(turn), turn, action); }

// The least distance to a monster in view, and by how many steps it could be attacked at once.
struct Danger {
    int nearest = 0;
    int adjacent = 0;
};

Danger danger_at(T turn, Pos p) {
    Danger danger{1000, 0};
    for (const ActorId who : turn.visible) {
        const int distance = chebyshev(p, position(turn.world, who));
        danger.nearest = std::min(danger.nearest, distance);
        danger.adjacent += distance <= 1 ? 1 : 0;
    }
    return danger;
}

bool safer(const Danger& a, const Danger& b) {
    return a.nearest != b.nearest ? a.nearest > b.nearest : a.adjacent < b.adjacent;
}

// A step to the neighbour farthest from the nearest monster, if that is farther than here.
bool retreat(T turn, A, Action& action) {
    const World& world = turn.world;
    const Pos here = position(world, kHero);
    Danger best = danger_at(turn, here);
    bool found = false;
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            const Pos there{here.x + dx, here.y + dy};
            if (!inside(world.level.shape, there)) {
                continue;
            }
            const Square square = square_at(world.level.shape, there);
            if (!has(world.level.open, square) || !has(world.explored, square) || has(world.blockers, square)) {
                continue;
            }
            const Danger danger = danger_at(turn, there);
            if (safer(danger, best)) {
                best = danger;
                action = step_towards(turn, there);
                found = true;
            }
        }
    }
    return found;
}

bool take_cover(T turn, A arguments, Action& action) {
    if (turn.visible.empty() || open_neighbours(turn.world, turn.world.actors.square[kHero]) <= arguments.open) {
        return false;
    }
    return walk_if(plan_cover(turn, arguments.within, arguments.open), turn, action);
}

int carried_item(T turn, A arguments) {
    if (arguments.item_kind == kNone) {
        return first_with_effect(turn, arguments.effect);
    }
    const auto& inventory = turn.world.hero.inventory;
    const auto found = std::find(inventory.begin(), inventory.end(), arguments.item_kind);
    return found == inventory.end() ? kNone : static_cast<int>(found - inventory.begin());
}

bool aim_confusion(T turn, const ChoiceRule& rule, Pos& target) {
    const ActorId who = choose(turn, rule, [&](ActorId other) { return turn.world.actors.confusion[other] == kNone; });
    target = position(turn.world, who);
    return who != kHero;
}

bool use(T turn, A arguments, Action& action) {
    const World& world = turn.world;
    const int index = carried_item(turn, arguments);
    if (index == kNone) {
        return false;
    }
    const ItemKind& item = turn.game.rules.items[world.hero.inventory[static_cast<std::size_t>(index)]];
    action = {Verb::use, 0, 0, index};
    switch (item.effect) {
        case ItemEffect::none:
            return false;
        case ItemEffect::heal:
            return world.actors.hp[kHero] < world.hero.max_hp;
        case ItemEffect::lightning:
            return !turn.visible.empty() && lightning_target(world, item.range) != kHero;
        case ItemEffect::fireball: {
            const Aim aim = aim_fireball(turn, static_cast<std::size_t>(index));
            action.target = aim.target;
            return aim.monsters > 0;
        }
        case ItemEffect::confusion:
            return aim_confusion(turn, *arguments.choose, action.target);
    }
    return false;
}

bool equip_better(T turn, A, Action& action) {
    const int item = first_better_equipment(turn);
    action = {Verb::equip, 0, 0, item};
    return item != kNone;
}

bool fetch(T turn, A, Action& action) {
    const World& world = turn.world;
    if (world.hero.inventory.size() >= static_cast<std::size_t>(turn.game.rules.hero.inventory) ||
        !any_known_item(world)) {
        return false;
    }
    if (has(world.known_items, world.actors.square[kHero])) {
        action = {Verb::pick_up};
        return true;
    }
    return walk_if(plan_fetch(turn), turn, action);
}

bool explore(T turn, A, Action& action) { return walk_if(plan_explore(turn), turn, action); }

bool descend(T turn, A, Action& action) {
    if (position(turn.world, kHero) == turn.world.level.stairs) {
        action = {Verb::descend};
        return true;
    }
    return walk_if(plan_stairs(turn), turn, action);
}

bool wait(T, A, Action& action) {
    action = {Verb::wait};
    return true;
}

// Any step, any item at any square beside the hero, picking up, descending: sensible or not.
bool at_random(T turn, A, Action& action) {
    Rng& rng = hero_choice(turn);
    const std::uint32_t what = draw_below(rng, 12);
    if (what < 8) {
        action = random_step(turn);
        return true;
    }
    const auto items = static_cast<std::uint32_t>(turn.world.hero.inventory.size());
    const int item = items == 0 ? 0 : static_cast<int>(draw_below(rng, items));
    const Action step = random_step(turn);
    const Pos here = position(turn.world, kHero);
    const Pos beside{here.x + step.dx, here.y + step.dy};
    const Action choices[] = {
        {Verb::pick_up}, {Verb::use, 0, 0, item, beside}, {Verb::equip, 0, 0, item}, {Verb::descend}};
    action = choices[what - 8];
    return true;
}

constexpr ArgumentRow kChoose[] = {{"choose", ArgumentKind::choice, false, "which monster; weakest unless given"}};
constexpr ArgumentRow kUse[] = {
    {"item", ArgumentKind::item, true, "an effect (heal, lightning, fireball, confusion) or an item of the tables"},
    {"choose", ArgumentKind::choice, false, "whom to confuse; deadliest unless given"}};
constexpr ArgumentRow kCover[] = {
    {"within", ArgumentKind::number, false, "at most so many steps; 8 unless given", &RuleArguments::within},
    {"open", ArgumentKind::number, false, "at most so many open squares around it; 3 unless given",
     &RuleArguments::open}};

constexpr ActionRow kActions[] = {
    {"attack", "strikes an adjacent monster", Doing::attack, kChoose, attack},
    {"approach", "goes towards the nearest monster in view", Doing::approach, {}, approach},
    {"retreat", "steps away from the nearest monster in view", Doing::retreat, {}, retreat},
    {"take_cover", "goes to a known square that few can reach at once", Doing::take_cover, kCover, take_cover},
    {"use", "uses an item; fireballs where they burn most and not the hero", Doing::use, kUse, use},
    {"equip", "puts on what is better than what is worn", Doing::equip, {}, equip_better},
    {"fetch", "goes to the nearest known item and takes it", Doing::fetch, {}, fetch},
    {"explore", "goes to the nearest square beside the unknown", Doing::explore, {}, explore},
    {"descend", "goes to the stairs, as far as the way is known, and down", Doing::descend, {}, descend},
    {"wait", "does nothing for a turn", Doing::wait, {}, wait},
    {"random", "does anything, sensible or not", Doing::random, {}, at_random},
};

}  // namespace

std::span<const ActionRow> action_rows() { return kActions; }

Rng& hero_choice(const HeroTurn& turn) {
    HeroMemory& memory = turn.memory;
    if (memory.choice_floor != turn.world.floor) {
        memory.choice_floor = turn.world.floor;
        const Streams& streams = turn.world.streams;
        memory.choice =
            rng_for({streams.seed, streams.run, static_cast<std::uint16_t>(turn.world.floor), Purpose::hero_choice, 0});
    }
    return memory.choice;
}

Action random_step(const HeroTurn& turn) {
    constexpr Pos kSteps[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    const Pos step = kSteps[draw_below(hero_choice(turn), 8)];
    return {Verb::bump, step.x, step.y};
}

}  // namespace rogsim
