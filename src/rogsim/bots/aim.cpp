#include "rogsim/bots/aim.hpp"

namespace rogsim {
namespace {

int burning(const HeroTurn& turn, Pos target, int radius_squared) {
    int monsters = 0;
    for (const ActorId who : turn.visible) {
        monsters += squared_distance(position(turn.world, who), target) <= radius_squared ? 1 : 0;
    }
    return monsters;
}

}  // namespace

Aim aim_fireball(const HeroTurn& turn, std::size_t index) {
    Aim best;
    if (turn.visible.empty()) {
        return best;
    }
    const World& world = turn.world;
    const int radius = turn.game.rules.items[world.hero.inventory[index]].range;
    const Pos hero = position(world, kHero);
    for (int x = hero.x - world.view.radius; x <= hero.x + world.view.radius; ++x) {
        for (int y = hero.y - world.view.radius; y <= hero.y + world.view.radius; ++y) {
            const Pos target{x, y};
            if (squared_distance(hero, target) <= radius * radius || !sees(world.view, target)) {
                continue;
            }
            const int monsters = burning(turn, target, radius * radius);
            if (monsters > best.monsters) {
                best = {target, monsters};
            }
        }
    }
    return best;
}

}  // namespace rogsim
