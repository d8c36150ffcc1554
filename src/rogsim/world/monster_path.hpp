// A monster's way to the hero: A* as the reference game runs it, its tie-breaking included (rules 5).
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/world/board.hpp"
#include "rogsim/world/level.hpp"

namespace rogsim {

// Scratch of the search; sized once for a map, never cleared: a node counts only if its stamp is the search's.
struct PathSearch {
    struct Node {
        std::uint32_t stamp = 0;
        std::int32_t cost = 0;
        std::uint8_t came_by = 0;  // index of the step into this square
    };
    std::vector<Node> nodes;
    std::vector<std::uint64_t> heap;  // (estimate << 32 | square), a binary heap on the estimate alone
    std::uint32_t stamp = 0;
};

void prepare(PathSearch& search, const Shape& shape);

// Fills `path` with the squares from the one after `from` to `to`; empty if there is no way. A square with a blocker
// costs 1 + blocker_cost instead of 1, a step 2 (straight) or 3 (diagonal) times the square entered.
void find_monster_path(PathSearch& search, const Level& level, const Board& blockers, int blocker_cost, Pos from,
                       Pos to, std::vector<Square>& path);

}  // namespace rogsim
