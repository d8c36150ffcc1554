#include "rogsim/game/turns.hpp"

#include <bit>

#include "rogsim/game/monsters.hpp"
#include "rogsim/game/perform.hpp"

namespace rogsim {
namespace {

void monster_turn(const Game& game, World& world, ActorId who) {
    const Action action = decide_monster(game, world, who);
    perform(game, world, who, action);
    if (alive(world, who) && !stays_awake(world, who)) {
        rest(world, who);
    }
}

// Adds what is seen to what is known.
void explore(World& world) {
    const View& view = world.view;
    const Shape& shape = world.level.shape;
    const int y = view.viewer.y - view.radius;
    std::uint64_t new_squares = 0;
    std::uint64_t new_items = 0;
    for (int i = 0; i <= 2 * view.radius; ++i) {
        const int x = view.viewer.x - view.radius + i;
        const std::uint64_t seen = view.column[static_cast<std::size_t>(i)];
        const std::uint64_t fresh = seen & ~column_window(world.explored, shape, x, y);
        if (fresh == 0) {
            continue;
        }
        new_squares |= fresh;
        add_to_column(world.explored, shape, x, y, fresh);
        const std::uint64_t items = column_window(world.items.lying, shape, x, y) & fresh;
        if (items != 0) {
            new_items |= items;
            add_to_column(world.known_items, shape, x, y, items);
        }
    }
    world.explored_version += new_squares != 0 ? 1 : 0;
    world.items_version += new_items != 0 ? 1 : 0;
}

void wake_seen(World& world) {
    const View& view = world.view;
    const Shape& shape = world.level.shape;
    const int y = view.viewer.y - view.radius;
    for (int i = 0; i <= 2 * view.radius; ++i) {
        const int x = view.viewer.x - view.radius + i;
        std::uint64_t creatures =
            column_window(world.blockers, shape, x, y) & view.column[static_cast<std::size_t>(i)];
        for (; creatures != 0; creatures &= creatures - 1) {
            const ActorId who = world.actor_on[square_at(shape, {x, y + std::countr_zero(creatures)})];
            if (who != kHero) {
                wake(world, who);
            }
        }
    }
}

}  // namespace

void refresh_view(const Game& game, World& world) {
    const Pos here = position(world, kHero);
    if (world.view.radius >= 0 && world.view.viewer == here) {
        return;
    }
    bool first_time = false;
    world.view = view_from(world.views, world.level, here, game.rules.rules.fov_radius, first_time);
    if (first_time) {
        explore(world);
    }
    wake_seen(world);
}

void pass_turns(const Game& game, World& world) {
    for (Turn turn = next_turn(world.queue); turn.actor != kHero; turn = next_turn(world.queue)) {
        monster_turn(game, world, turn.actor);
    }
    refresh_view(game, world);
}

}  // namespace rogsim
