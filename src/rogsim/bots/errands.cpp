#include "rogsim/bots/errands.hpp"

#include <algorithm>

#include "rogsim/bots/walk.hpp"

namespace rogsim {

bool plan_approach(const HeroTurn& turn) {
    HeroMemory& memory = turn.memory;
    clear(memory.goals, turn.world.level.shape);
    for (const ActorId who : turn.visible) {
        add(memory.goals, turn.world.actors.square[who]);
    }
    mark_passable(turn.world, memory.passable);
    return plan(turn.world, memory, Errand::none, Goals::few);
}

bool plan_fetch(const HeroTurn& turn) {
    const World& world = turn.world;
    HeroMemory& memory = turn.memory;
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

bool plan_explore(const HeroTurn& turn) {
    const World& world = turn.world;
    HeroMemory& memory = turn.memory;
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

bool plan_stairs(const HeroTurn& turn) {
    const World& world = turn.world;
    HeroMemory& memory = turn.memory;
    if (memory.errand == Errand::stairs && memory.next < memory.path.size()) {
        return true;
    }
    mark_passable(world, memory.passable);
    clear(memory.goals, world.level.shape);
    add(memory.goals, square_at(world.level.shape, world.level.stairs));
    return plan(world, memory, Errand::stairs, Goals::few);
}

bool plan_cover(const HeroTurn& turn, int steps, int open) {
    const World& world = turn.world;
    HeroMemory& memory = turn.memory;
    const Shape& shape = world.level.shape;
    const Pos here = position(world, kHero);
    clear(memory.goals, shape);
    bool any = false;
    for (int x = std::max(0, here.x - steps); x <= std::min(shape.width - 1, here.x + steps); ++x) {
        for (int y = std::max(0, here.y - steps); y <= std::min(shape.height - 1, here.y + steps); ++y) {
            const Square square = square_at(shape, {x, y});
            if (has(world.level.open, square) && has(world.explored, square) && !has(world.blockers, square) &&
                open_neighbours(world, square) <= open) {
                add(memory.goals, square);
                any = true;
            }
        }
    }
    if (!any) {
        return false;
    }
    mark_passable(world, memory.passable);
    return plan(world, memory, Errand::none, Goals::many) && memory.path.size() <= static_cast<std::size_t>(steps);
}

}  // namespace rogsim
