#include "tests/reference/methodical.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <queue>
#include <tuple>

namespace reference {
namespace {

using rogsim::ItemEffect;
using rogsim::ItemKind;
using rogsim::Slot;

// N, S, W, E, NW, NE, SW, SE
constexpr std::array<Point, 8> kNeighbours{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

bool explored(const Game& game, Point at) { return game.explored.at(at.x, at.y) != 0; }

bool has_unexplored_neighbour(const Game& game, Point at) {
    return std::any_of(kNeighbours.begin(), kNeighbours.end(), [&](Point step) {
        const Point next{at.x + step.x, at.y + step.y};
        return game.explored.holds(next.x, next.y) && !explored(game, next);
    });
}

std::vector<Point> steps_back(const Grid<std::int8_t>& came_by, Point from, Point to) {
    std::vector<Point> path;
    for (Point at = to; !(at == from);) {
        path.push_back(at);
        const Point step = kNeighbours[static_cast<std::size_t>(came_by.at(at.x, at.y))];
        at = {at.x - step.x, at.y - step.y};
    }
    std::reverse(path.begin(), path.end());
    return path;
}

// The steps from the hero to the goal that breadth first search takes from its queue first; none when there is none.
// Explored walkable squares only; monsters do not block.
template <class IsGoal>
std::vector<Point> breadth_first(const Game& game, IsGoal is_goal) {
    const Grid<Tile>& tiles = game.floor.tiles;
    constexpr std::int8_t kNew = -1;
    constexpr std::int8_t kHere = 8;
    Grid<std::int8_t> came_by(tiles.width, tiles.height, kNew);  // which of kNeighbours led there
    std::queue<Point> queue;
    queue.push(game.hero.at);
    came_by.at(game.hero.at.x, game.hero.at.y) = kHere;
    while (!queue.empty()) {
        const Point at = queue.front();
        queue.pop();
        if (is_goal(at)) {
            return steps_back(came_by, game.hero.at, at);
        }
        for (std::size_t i = 0; i < kNeighbours.size(); ++i) {
            const Point next{at.x + kNeighbours[i].x, at.y + kNeighbours[i].y};
            if (tiles.holds(next.x, next.y) && walkable(tiles.at(next.x, next.y)) && explored(game, next) &&
                came_by.at(next.x, next.y) == kNew) {
                came_by.at(next.x, next.y) = static_cast<std::int8_t>(i);
                queue.push(next);
            }
        }
    }
    return {};
}

Action step_to(const Game& game, Point to) {
    Action action;
    action.kind = ActionKind::bump;
    action.dx = to.x - game.hero.at.x;
    action.dy = to.y - game.hero.at.y;
    return action;
}

Action with_item(ActionKind kind, std::size_t index) {
    Action action;
    action.kind = kind;
    action.index = static_cast<int>(index);
    return action;
}

Action follow(const Game& game, Memory& memory) {
    const Point next = memory.path.front();
    memory.path.erase(memory.path.begin());
    return step_to(game, next);
}

void keep(Memory& memory, std::vector<Point> path, Memory::Purpose purpose) {
    memory.goal = path.back();
    memory.path = std::move(path);
    memory.purpose = purpose;
}

const ItemKind& kind_of(const Game& game, const CarriedItem& item) { return game.rules->items[item.kind]; }

std::vector<Point> visible_monsters(const Game& game) {
    std::vector<Point> found;
    for (const Monster& monster : game.monsters) {
        if (monster.hp > 0 && sees(game, monster.at)) {
            found.push_back(monster.at);
        }
    }
    return found;
}

std::optional<Action> attack(const Game& game) {
    const Monster* weakest = nullptr;
    for (const Monster& monster : game.monsters) {
        const int dx = std::abs(monster.at.x - game.hero.at.x);
        const int dy = std::abs(monster.at.y - game.hero.at.y);
        if (monster.hp <= 0 || !sees(game, monster.at) || std::max(dx, dy) > 1) {
            continue;
        }
        if (weakest == nullptr || std::tuple(monster.hp, monster.at.x, monster.at.y) <
                                      std::tuple(weakest->hp, weakest->at.x, weakest->at.y)) {
            weakest = &monster;
        }
    }
    if (weakest == nullptr) {
        return std::nullopt;
    }
    return step_to(game, weakest->at);
}

std::optional<std::size_t> first_with_effect(const Game& game, ItemEffect effect) {
    const auto& inventory = game.hero.inventory;
    for (std::size_t i = 0; i < inventory.size(); ++i) {
        if (kind_of(game, inventory[i]).effect == effect) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<Action> drink(const Game& game) {
    if (std::int64_t{game.hero.hp} * 100 >= std::int64_t{game.hero.max_hp} * 40) {
        return std::nullopt;
    }
    const auto potion = first_with_effect(game, ItemEffect::heal);
    if (!potion) {
        return std::nullopt;
    }
    return with_item(ActionKind::use, *potion);
}

std::optional<Action> read_lightning(const Game& game, const std::vector<Point>& monsters) {
    std::int64_t nearest = distance_squared(game.hero.at, monsters.front());
    for (const Point monster : monsters) {
        nearest = std::min<std::int64_t>(nearest, distance_squared(game.hero.at, monster));
    }
    const auto scroll = first_with_effect(game, ItemEffect::lightning);
    if (!scroll) {
        return std::nullopt;
    }
    const std::int64_t reach = std::int64_t{kind_of(game, game.hero.inventory[*scroll]).range} + 1;
    if (nearest >= reach * reach) {
        return std::nullopt;
    }
    return with_item(ActionKind::use, *scroll);
}

std::optional<Action> approach(const Game& game, const std::vector<Point>& monsters) {
    const std::vector<Point> path = breadth_first(
        game, [&](Point at) { return std::find(monsters.begin(), monsters.end(), at) != monsters.end(); });
    if (path.empty()) {
        return std::nullopt;
    }
    return step_to(game, path.front());
}

int bonus(const ItemKind& item) { return item.power + item.defence; }

int worn_bonus(const Game& game, Slot slot) {
    for (const CarriedItem& item : game.hero.inventory) {
        if (item.worn && kind_of(game, item).slot == slot) {
            return bonus(kind_of(game, item));
        }
    }
    return 0;
}

std::optional<Action> equip_better(const Game& game) {
    const auto& inventory = game.hero.inventory;
    for (std::size_t i = 0; i < inventory.size(); ++i) {
        const ItemKind& item = kind_of(game, inventory[i]);
        if (item.slot != Slot::none && bonus(item) > worn_bonus(game, item.slot)) {
            return with_item(ActionKind::equip, i);
        }
    }
    return std::nullopt;
}

std::optional<Action> fetch_item(const Game& game, Memory& memory) {
    if (game.hero.inventory.size() >= static_cast<std::size_t>(game.rules->hero.inventory)) {
        return std::nullopt;
    }
    std::vector<Point> known;
    for (const FloorItem& item : game.items) {
        if (explored(game, item.at)) {
            known.push_back(item.at);
        }
    }
    const auto is_known = [&](Point at) { return std::find(known.begin(), known.end(), at) != known.end(); };
    if (is_known(game.hero.at)) {
        Action action;
        action.kind = ActionKind::pickup;
        return action;
    }
    if (memory.purpose == Memory::Purpose::item && !memory.path.empty() && memory.known_items == known) {
        return follow(game, memory);
    }
    if (known.empty()) {
        return std::nullopt;
    }
    std::vector<Point> path = breadth_first(game, is_known);
    if (path.empty()) {
        return std::nullopt;
    }
    keep(memory, std::move(path), Memory::Purpose::item);
    memory.known_items = std::move(known);
    return follow(game, memory);
}

std::optional<Action> explore(const Game& game, Memory& memory) {
    const bool kept = memory.purpose == Memory::Purpose::explore && !memory.path.empty() &&
                      has_unexplored_neighbour(game, memory.goal);
    if (!kept) {
        std::vector<Point> path = breadth_first(game, [&](Point at) { return has_unexplored_neighbour(game, at); });
        if (path.empty()) {
            return std::nullopt;
        }
        keep(memory, std::move(path), Memory::Purpose::explore);
    }
    return follow(game, memory);
}

// Waits when there is no way.
Action go_down(const Game& game, Memory& memory) {
    Action action;
    if (game.hero.at == game.floor.stairs) {
        action.kind = ActionKind::descend;
        return action;
    }
    if (memory.purpose != Memory::Purpose::stairs) {
        std::vector<Point> path = breadth_first(game, [&](Point at) { return at == game.floor.stairs; });
        if (path.empty()) {
            return action;
        }
        keep(memory, std::move(path), Memory::Purpose::stairs);
    }
    return follow(game, memory);
}

}  // namespace

Action decide_methodical(const Game& game, Memory& memory) {
    const std::vector<Point> monsters = visible_monsters(game);
    if (memory.floor_number != game.floor_number || !monsters.empty()) {
        memory.purpose = Memory::Purpose::none;
        memory.floor_number = game.floor_number;
    }
    if (const auto action = attack(game)) {
        return *action;
    }
    if (const auto action = drink(game)) {
        return *action;
    }
    if (!monsters.empty()) {
        if (const auto action = read_lightning(game, monsters)) {
            return *action;
        }
        if (const auto action = approach(game, monsters)) {
            return *action;
        }
    } else if (const auto action = equip_better(game)) {
        return *action;
    }
    if (const auto action = fetch_item(game, memory)) {
        return *action;
    }
    if (const auto action = explore(game, memory)) {
        return *action;
    }
    return go_down(game, memory);
}

rogsim::LevelUpChoice level_up_choice(LevelUpPolicy policy, int level_ups_before) {
    if (policy == LevelUpPolicy::agility) {
        return rogsim::LevelUpChoice::agility;
    }
    return level_ups_before % 2 == 0 ? rogsim::LevelUpChoice::strength : rogsim::LevelUpChoice::constitution;
}

}  // namespace reference
