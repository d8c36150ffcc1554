// The field of view: libtcod's FOV_RESTRICTIVE (MRPAS v1.2) as the reference game calls it, transposed.
#pragma once

#include <cstdint>

#include "tests/reference/floor.hpp"
#include "tests/reference/grid.hpp"

namespace reference {

// Sets every square of `visible` to 1 (seen, walls too) or 0.
void compute_fov(const Grid<Tile>& tiles, Point viewer, int radius, Grid<std::uint8_t>& visible);

}  // namespace reference
