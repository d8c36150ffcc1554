#include "rogsim/bots/walk.hpp"

#include <algorithm>

namespace rogsim {

void mark_passable(const World& world, Board& passable) {
    const int words = used_words(world.level.shape);
    for (std::size_t i = 0; i < static_cast<std::size_t>(words); ++i) {
        passable.word[i] = world.explored.word[i] & world.level.open.word[i];
    }
}

Action follow(const World& world, HeroMemory& memory) {
    const Pos here = position(world, kHero);
    const Pos next = pos_of(world.level.shape, memory.path[memory.next++]);
    return {Verb::bump, next.x - here.x, next.y - here.y};
}

bool plan(const World& world, HeroMemory& memory, Errand errand, Goals goals) {
    const auto& search = goals == Goals::few ? find_walk_from_goals : find_walk;
    if (!search(memory.search, world.level.shape, memory.passable, memory.goals, world.actors.square[kHero],
                memory.found) ||
        memory.found.empty()) {
        return false;
    }
    std::swap(memory.path, memory.found);
    memory.next = 0;
    memory.errand = errand;
    return true;
}

bool surrounded_by_known(const World& world, Square square) {
    const Shape& shape = world.level.shape;
    const Pos p = pos_of(shape, square);
    const int top = std::max(0, p.y - 1);
    const int bottom = std::min(shape.height - 1, p.y + 1);
    const std::uint64_t want = (std::uint64_t{1} << static_cast<unsigned>(bottom - top + 1)) - 1U;
    for (int x = std::max(0, p.x - 1); x <= std::min(shape.width - 1, p.x + 1); ++x) {
        if ((column_window(world.explored, shape, x, top) & want) != want) {
            return false;
        }
    }
    return true;
}

}  // namespace rogsim
