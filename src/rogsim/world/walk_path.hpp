// The hero's ways: breadth-first search over known squares, 8-connected, every step alike, by bit-parallel floods.
// Equal to a queue that takes neighbours in the order N, S, W, E, NW, NE, SW, SE: of all shortest ways to a nearest
// goal, the one whose first differing step comes first in that order.
#pragma once

#include <vector>

#include "rogsim/world/board.hpp"

namespace rogsim {

struct WalkSearch {
    std::array<Board, 3> ring;  // squares by distance from the start modulo 3
    Board on_way;               // squares on some shortest way
};

// Fills `path` with the squares after `from` up to the goal; false, and nothing, if no goal can be reached. `from`
// itself counts as a goal at distance 0. Goals must be passable to be reached. Floods from the hero: for many goals.
bool find_walk(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals, Square from,
               std::vector<Square>& path);

// The same way, flooding from the goals: for few of them, or ones that may lie in a small unconnected part.
bool find_walk_from_goals(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals,
                          Square from, std::vector<Square>& path);

// The passable squares with an unexplored neighbour.
void find_frontier(const Shape& shape, const Board& passable, const Board& explored, Board& frontier);

}  // namespace rogsim
