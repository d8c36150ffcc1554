// A floor: rooms, tunnels, stairs and what stands and lies there at the start. Written straight from the rules of the
// reference game, without a thought for speed.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/tables/ruleset.hpp"
#include "tests/reference/grid.hpp"
#include "tests/reference/source.hpp"

namespace reference {

enum class Tile : std::uint8_t { wall, floor, stairs };

inline bool walkable(Tile tile) { return tile != Tile::wall; }

// Walls included: the interior is x1+1..x2-1, y1+1..y2-1.
struct Room {
    int x1 = 0;
    int y1 = 0;
    int x2 = 0;
    int y2 = 0;
};

struct Spawn {
    bool is_item = false;
    std::uint16_t kind = 0;
    Point at;
};

struct Floor {
    Grid<Tile> tiles;
    std::vector<Room> rooms;  // in order of acceptance
    Point start;              // of the hero
    Point stairs;
    std::vector<Spawn> spawns;  // in order of placement
};

// A CPython source is drawn from; a keyed one stays as it is.
Floor generate_floor(const rogsim::Ruleset& rules, Source& source, int floor_number);

}  // namespace reference
