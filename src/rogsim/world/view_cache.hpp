// Views kept by the square they were had from: a floor's map never changes, so neither do they.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/world/fov.hpp"
#include "rogsim/world/level.hpp"

namespace rogsim {

struct ViewCache {
    std::vector<std::uint16_t> slot;  // [square]: index into views; counts only if views[slot] is of that square
    std::vector<View> views;          // of this floor, in the order first had
};

// Forgets all views and keeps the memory.
void reset(ViewCache& cache, const Shape& shape);

// The view from `viewer`, kept or computed; `fresh` says which. Valid until the next call.
const View& view_from(ViewCache& cache, const Level& level, Pos viewer, int radius, bool& fresh);

}  // namespace rogsim
