#include "rogsim/game/monsters.hpp"

#include <algorithm>

namespace rogsim {
namespace {

constexpr Pos kDirections[] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};

std::uint32_t draw_direction(World& world, ActorId who) {
    if (world.streams.cpython) {
        return draw_below(world.streams.mt, 8);
    }
    Rng& rng = world.actors.choice[who];
    if (world.actors.has_choice[who] == 0) {
        world.actors.has_choice[who] = 1;
        rng = rng_for({world.streams.seed, world.streams.run, static_cast<std::uint16_t>(world.floor),
                       Purpose::monster_choice, who});
    }
    return draw_below(rng, 8);
}

Action stagger(World& world, ActorId who) {
    Confusion& confusion = world.confusions[static_cast<std::size_t>(world.actors.confusion[who])];
    if (confusion.turns <= 0) {
        return {Verb::recover};
    }
    const Pos direction = kDirections[draw_direction(world, who)];
    --confusion.turns;
    return {Verb::bump, direction.x, direction.y};
}

// Drops what no living monster still needs when the pool is full.
void compact_paths(World& world) {
    std::vector<Square>& pool = world.path_squares;
    std::vector<std::pair<std::uint32_t, std::uint32_t>>& order = world.path_order;
    order.clear();
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        if (world.actors.path[i].first != world.actors.path[i].last) {
            order.emplace_back(world.actors.path[i].first, i);
        }
    }
    std::sort(order.begin(), order.end());
    std::uint32_t end = 0;
    for (const auto& [first, who] : order) {
        PathRef& path = world.actors.path[who];
        const std::uint32_t length = path.last - path.first;
        std::copy_n(pool.begin() + path.first, length, pool.begin() + end);
        path = {end, end + length};
        end += length;
    }
    pool.resize(end);
}

void remember_path(World& world, ActorId who) {
    std::vector<Square>& pool = world.path_squares;
    world.actors.path[who] = {};
    if (pool.size() + world.found_path.size() > pool.capacity()) {
        compact_paths(world);
    }
    const auto first = static_cast<std::uint32_t>(pool.size());
    pool.insert(pool.end(), world.found_path.begin(), world.found_path.end());
    world.actors.path[who] = {first, static_cast<std::uint32_t>(pool.size())};
}

Action hunt(const Game& game, World& world, ActorId who) {
    const Pos here = position(world, who);
    const Pos hero = position(world, kHero);
    if (sees(world.view, here)) {
        if (chebyshev(here, hero) <= 1) {
            return {Verb::melee, hero.x - here.x, hero.y - here.y};
        }
        find_monster_path(world.path_search, world.level, world.blockers, game.rules.rules.blocker_cost, here, hero,
                          world.found_path);
        remember_path(world, who);
    }
    PathRef& path = world.actors.path[who];
    if (path.first == path.last) {
        return {Verb::wait};
    }
    const Pos next = pos_of(world.level.shape, world.path_squares[path.first++]);
    return {Verb::move, next.x - here.x, next.y - here.y};
}

}  // namespace

Action decide_monster(const Game& game, World& world, ActorId who) {
    return world.actors.confusion[who] != kNone ? stagger(world, who) : hunt(game, world, who);
}

bool stays_awake(const World& world, ActorId who) {
    const PathRef& path = world.actors.path[who];
    return world.actors.confusion[who] != kNone || path.first != path.last || sees(world.view, position(world, who));
}

}  // namespace rogsim
