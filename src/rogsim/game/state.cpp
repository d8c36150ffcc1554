#include "rogsim/game/state.hpp"

#include "rogsim/game/combat.hpp"

namespace rogsim {

void append_state(const Game& game, const World& world, std::vector<std::int64_t>& out) {
    const Pos here = position(world, kHero);
    const Hero& hero = world.hero;
    const auto carried = static_cast<std::int64_t>(hero.inventory.size());
    out.insert(out.end(), {world.floor, here.x, here.y, world.actors.hp[kHero], hero.max_hp,
                           power_of(game, world, kHero), defence_of(game, world, kHero), hero.level, hero.xp, carried});
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        const Pos there = position(world, static_cast<ActorId>(i));
        out.insert(out.end(), {there.x, there.y, world.actors.hp[i]});
    }
}

}  // namespace rogsim
