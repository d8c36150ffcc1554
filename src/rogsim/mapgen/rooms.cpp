#include "rogsim/mapgen/rooms.hpp"

#include <algorithm>

#include "rogsim/core/mix.hpp"

namespace rogsim {
namespace {

void dig_column(Level& level, int x, int y1, int y2) {
    const auto [lo, hi] = std::minmax(y1, y2);
    for (int y = lo; y <= hi;) {  // at most 64 squares at once
        const int n = std::min(64, hi - y + 1);
        const std::uint64_t bits = ~std::uint64_t{0} >> static_cast<unsigned>(64 - n);
        add_to_column(level.open, level.shape, x, y, bits);
        y += n;
    }
}

void dig_row(Level& level, int y, int x1, int x2) {
    const auto [lo, hi] = std::minmax(x1, x2);
    for (int x = lo; x <= hi; ++x) {
        add(level.open, square_at(level.shape, {x, y}));
    }
}

}  // namespace

bool fits(const Level& level, const Room& room) {
    return std::none_of(level.rooms.begin(), level.rooms.end(), [&](const Room& other) {
        return room.x1 <= other.x2 && room.x2 >= other.x1 && room.y1 <= other.y2 && room.y2 >= other.y1;
    });
}

void add_room(Level& level, const Room& room) {
    for (int x = room.x1 + 1; x < room.x2; ++x) {
        dig_column(level, x, room.y1 + 1, room.y2 - 1);
    }
    if (level.rooms.empty()) {
        level.start = centre(room);
    }
    level.rooms.push_back(room);
    const auto packed = static_cast<std::uint64_t>(room.x1) | static_cast<std::uint64_t>(room.y1) << 16U |
                        static_cast<std::uint64_t>(room.x2) << 32U | static_cast<std::uint64_t>(room.y2) << 48U;
    level.layout_digest = mixed(level.layout_digest, packed);
}

void dig_tunnel(Level& level, bool vertical_first) {
    const Pos from = centre(level.rooms[level.rooms.size() - 2]);
    const Pos to = centre(level.rooms.back());
    if (vertical_first) {
        dig_column(level, from.x, from.y, to.y);
        dig_row(level, to.y, from.x, to.x);
    } else {
        dig_row(level, from.y, from.x, to.x);
        dig_column(level, to.x, from.y, to.y);
    }
    level.layout_digest = mixed(level.layout_digest, vertical_first ? 2 : 1);
}

void place_stairs(Level& level) {
    if (level.rooms.size() == 1) {
        level.stairs = {0, 0};
        add(level.open, square_at(level.shape, level.stairs));
    } else {
        level.stairs = centre(level.rooms.back());
    }
}

}  // namespace rogsim
