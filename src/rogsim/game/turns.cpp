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
    std::uint64_t new_squares = 0;
    std::uint64_t new_items = 0;
    for_each_seen_word(world.view, world.level.shape, [&](std::size_t word, std::uint64_t seen) {
        const std::uint64_t fresh = seen & ~world.explored.word[word];
        const std::uint64_t items = fresh & world.items.lying.word[word];
        world.explored.word[word] |= fresh;
        world.known_items.word[word] |= items;
        new_squares |= fresh;
        new_items |= items;
    });
    world.explored_version += new_squares != 0 ? 1 : 0;
    world.items_version += new_items != 0 ? 1 : 0;
}

void wake_seen(World& world) {
    for_each_seen_word(world.view, world.level.shape, [&](std::size_t word, std::uint64_t seen) {
        for (std::uint64_t creatures = seen & world.blockers.word[word]; creatures != 0; creatures &= creatures - 1) {
            const auto square = static_cast<Square>(word * 64 + static_cast<std::size_t>(std::countr_zero(creatures)));
            const ActorId who = world.actor_on[square];
            if (who != kHero) {
                wake(world, who);
            }
        }
    });
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
