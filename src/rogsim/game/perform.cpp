#include "rogsim/game/perform.hpp"

#include "rogsim/game/combat.hpp"
#include "rogsim/game/items.hpp"

namespace rogsim {
namespace {

// Only the square aimed at must be free: a monster that lost a step may jump. Diagonals pass between walls.
bool move(World& world, ActorId who, Pos to) {
    const Shape& shape = world.level.shape;
    if (!inside(shape, to)) {
        return false;
    }
    const Square square = square_at(shape, to);
    if (!has(world.level.open, square) || has(world.blockers, square)) {
        return false;
    }
    remove(world.blockers, world.actors.square[who]);
    add(world.blockers, square);
    world.actor_on[square] = who;
    world.actors.square[who] = square;
    note(world, {.kind = EventKind::move, .actor = who, .square = square});
    return true;
}

// The living creature on a square, or nobody.
struct Occupant {
    bool any = false;
    ActorId who = 0;
};

Occupant occupant_of(const World& world, Pos p) {
    if (!inside(world.level.shape, p)) {
        return {};
    }
    const Square square = square_at(world.level.shape, p);
    return {has(world.blockers, square), world.actor_on[square]};
}

bool attack(const Game& game, World& world, ActorId who, Pos at) {
    const Occupant target = occupant_of(world, at);
    if (!target.any) {
        return false;
    }
    melee(game, world, who, target.who);
    return true;
}

bool has_item(const World& world, std::int32_t index) {
    return index >= 0 && index < static_cast<std::int32_t>(world.hero.inventory.size());
}

}  // namespace

bool perform(const Game& game, World& world, ActorId who, const Action& action) {
    const Pos here = position(world, who);
    const Pos there{here.x + action.dx, here.y + action.dy};
    switch (action.verb) {
        case Verb::wait:
            return true;
        case Verb::bump:
            return occupant_of(world, there).any ? attack(game, world, who, there) : move(world, who, there);
        case Verb::move:
            return move(world, who, there);
        case Verb::melee:
            return attack(game, world, who, there);
        case Verb::pick_up:
            return pick_up(game, world);
        case Verb::use:
            return has_item(world, action.item) && use_item(game, world, action.item, action.target);
        case Verb::equip:
            return has_item(world, action.item) && equip(game, world, action.item);
        case Verb::drop:
            return has_item(world, action.item) && drop(game, world, action.item);
        case Verb::descend:
            if (here != world.level.stairs) {
                return false;
            }
            note(world, {.kind = EventKind::descend});
            return true;
        case Verb::recover: {
            std::int32_t& confusion = world.actors.confusion[who];
            confusion = world.confusions[static_cast<std::size_t>(confusion)].below;
            return true;
        }
    }
    return false;
}

}  // namespace rogsim
