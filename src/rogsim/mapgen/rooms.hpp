// The reference game's floor: rooms at random, each joined to the one accepted before it by a bent tunnel (rules 1).
#pragma once

#include "rogsim/mapgen/draws.hpp"
#include "rogsim/tables/ruleset.hpp"
#include "rogsim/world/level.hpp"

namespace rogsim {

// One attempt: width, height, x, y, always drawn in this order.
template <class Source>
Room draw_room(Source& source, const MapRules& map) {
    const int width = draw_between(source, map.room_min_size, map.room_max_size);
    const int height = draw_between(source, map.room_min_size, map.room_max_size);
    const int x = draw_between(source, 0, map.width - width - 1);
    const int y = draw_between(source, 0, map.height - height - 1);
    return {x, y, x + width, y + height};
}

// Does it keep clear of every accepted room? Corners are closed, so two rooms never share a wall.
bool fits(const Level& level, const Room& room);

// Digs the room's interior and accepts it; the first one holds the hero's start.
void add_room(Level& level, const Room& room);

// A tunnel from the room before to the newest, bending at the newest room's column or row.
void dig_tunnel(Level& level, bool vertical_first);

// After each accepted room: stairs at the centre of the last room that a tunnel reached. The square (0,0) becomes a
// walkable square with the first room and stays one (a quirk of the reference).
void place_stairs(Level& level);

}  // namespace rogsim
