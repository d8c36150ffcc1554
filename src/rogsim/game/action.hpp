// What a creature can do with its turn.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rogsim/world/shape.hpp"

namespace rogsim {

enum class Verb : std::uint8_t {
    wait,
    bump,     // step by (dx, dy), or attack who stands there
    move,     // step by (dx, dy) and never attack; a monster's way may jump
    melee,    // attack at (dx, dy)
    pick_up,  // the first item on the square
    use,      // inventory item `item`, aimed at `target` where it needs aiming
    equip,    // wear inventory item `item`, or take it off
    drop,     // inventory item `item`, taken off first
    descend,
    recover,  // a confusion ends: the turn is spent on it
};

// What the hero is about, for the record: a step may be an approach, a way to an item or to the stairs.
enum class Doing : std::uint8_t {
    wait,
    attack,
    approach,
    retreat,
    take_cover,
    use,
    equip,
    fetch,
    explore,
    descend,
    random,
    mistake,
};
inline constexpr std::size_t kDoings = 12;
inline constexpr const char* kDoingNames[kDoings] = {"wait",  "attack", "approach", "retreat", "take_cover", "use",
                                                     "equip", "fetch",  "explore",  "descend", "random",     "mistake"};

struct Action {
    Verb verb = Verb::wait;
    int dx = 0;
    int dy = 0;
    int item = 0;
    Pos target{};
    Doing doing = Doing::wait;
};

}  // namespace rogsim
