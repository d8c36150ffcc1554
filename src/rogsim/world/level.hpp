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

struct Level {
    Shape shape;      // columns: word = x
    Shape row_shape;  // the same map turned, rows as columns
    Board open;       // walkable and transparent squares: floor and stairs
    Board open_rows;  // the same, turned: add_row_copy fills it
    std::vector<Room> rooms;  // in order of acceptance
    Pos start;                // the hero's square on arrival
    Pos stairs;               // the one square from which the hero can descend
    std::uint64_t layout_digest = 0;
};

// Empties `level` for a map of this size: all wall.
void reset(Level& level, int width, int height);

// Fills open_rows from open; called once, when the digging is done.
void add_row_copy(Level& level);

}  // namespace rogsim
