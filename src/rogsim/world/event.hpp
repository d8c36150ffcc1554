// What happened in a run, in order: kept only where somebody asked for it.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/world/shape.hpp"

namespace rogsim {

enum class EventKind : std::uint8_t {
    arrive,    // the hero comes to a floor
    move,      // `actor` goes to `square`
    hit,       // `actor` strikes `other` for `amount` HP in melee, 0 when it cannot hurt
    hurt,      // `actor` loses `amount` HP by `other`, whatever the cause
    die,       // `actor`, by `other`
    heal,      // `actor` regains `amount` HP
    pick_up,   // item kind `item`
    use,       // item kind `item`
    equip,     // item kind `item` is put on
    take_off,  // item kind `item`
    drop,      // item kind `item`
    confuse,   // `actor` for `amount` turns
    level_up,  // to level `amount`
    gain,      // `actor` gets `amount` HP by a level-up
    descend,
    act,  // the hero decides on what the number of a Doing in `amount` is
};

struct Event {
    EventKind kind = EventKind::move;
    std::int32_t turn = 0;  // hero's actions on the floor before it
    std::uint16_t actor = 0;
    std::uint16_t other = 0;
    std::int32_t amount = 0;
    std::int32_t item = -1;
    Square square = 0;
};

using EventLog = std::vector<Event>;

}  // namespace rogsim
