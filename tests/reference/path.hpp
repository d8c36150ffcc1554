// A monster's way to the hero: A* with the reference game's own order among equal ways.
#pragma once

#include <vector>

#include "tests/reference/grid.hpp"

namespace reference {

// The squares after `from` up to `to`, or none when it cannot be reached. cost: 0 for walls, else what entering costs
// (twice that in a straight line, three times diagonally).
std::vector<Point> find_path(const Grid<int>& cost, Point from, Point to);

}  // namespace reference
