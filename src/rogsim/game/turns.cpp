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

}  // namespace

void refresh_view(const Game& game, World& world) {
    const Pos here = position(world, kHero);
    if (world.view.radius >= 0 && world.view.viewer == here) {
        return;
    }
    const int radius = game.rules.rules.fov_radius;
    world.view = compute_fov(world.level, here, radius);
    const Shape& shape = world.level.shape;
    bool new_items = false;
    bool new_squares = false;
    for (int i = 0; i <= 2 * radius; ++i) {
        const int x = here.x - radius + i;
        const std::uint64_t seen = world.view.column[static_cast<std::size_t>(i)];
        if (seen == 0) {
            continue;
        }
        new_squares = new_squares || (seen & ~column_window(world.explored, shape, x, here.y - radius)) != 0;
        add_to_column(world.explored, shape, x, here.y - radius, seen);
        const std::uint64_t items = column_window(world.items.lying, shape, x, here.y - radius) & seen &
                                    ~column_window(world.known_items, shape, x, here.y - radius);
        if (items != 0) {
            add_to_column(world.known_items, shape, x, here.y - radius, items);
            new_items = true;
        }
        std::uint64_t creatures = column_window(world.blockers, shape, x, here.y - radius) & seen;
        for (; creatures != 0; creatures &= creatures - 1) {
            const int y = here.y - radius + std::countr_zero(creatures);
            const ActorId who = world.actor_on[square_at(shape, {x, y})];
            if (who != kHero) {
                wake(world, who);
            }
        }
    }
    world.items_version += new_items ? 1 : 0;
    world.explored_version += new_squares ? 1 : 0;
}

void pass_turns(const Game& game, World& world) {
    for (Turn turn = next_turn(world.queue); turn.actor != kHero; turn = next_turn(world.queue)) {
        monster_turn(game, world, turn.actor);
    }
    refresh_view(game, world);
}

}  // namespace rogsim
