// One floor's map: what a generator makes and nothing changes afterwards.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/world/board.hpp"
#include "rogsim/world/shape.hpp"

namespace rogsim {

// Corners of a room, its walls included: only x1+1..x2-1, y1+1..y2-1 is dug.
struct Room {
    int x1 = 0;
    int y1 = 0;
    int x2 = 0;
    int y2 = 0;
};

constexpr Pos centre(const Room& room) { return {(room.x1 + room.x2) / 2, (room.y1 + room.y2) / 2}; }

// Open squares laid out along one axis, each column upright and upside down: fields of view read both ways.
struct Lanes {
    Shape shape;
    Board upright;   // bit y of column x
    Board reversed;  // bit stride - 1 - y of column x
};

struct Level {
    Shape shape;
    Board open;               // walkable and transparent squares: floor and stairs
    Lanes columns;            // the same, for sight; filled by add_lanes
    Lanes rows;               // turned: its columns are the map's rows
    std::vector<Room> rooms;  // in order of acceptance
    Pos start;                // the hero's square on arrival
    Pos stairs;               // the one square from which the hero can descend
    std::uint64_t layout_digest = 0;
};

// Empties `level` for a map of this size: all wall.
void reset(Level& level, int width, int height);

// Fills the lanes from open; called once, when the digging is done.
void add_lanes(Level& level);

}  // namespace rogsim
