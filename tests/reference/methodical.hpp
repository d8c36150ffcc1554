// The methodical player: fights what it sees, drinks when low, explores every floor in full, then takes the stairs.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/reference/game.hpp"

namespace reference {

// What the player remembers from turn to turn.
struct Memory {
    enum class Purpose : std::uint8_t { none, item, explore, stairs };

    int floor_number = 0;
    Purpose purpose = Purpose::none;  // of the path
    std::vector<Point> path;          // steps still to take
    Point goal;                       // the path's last square
    std::vector<Point> known_items;   // when the path to an item was made
};

Action decide_methodical(const Game& game, Memory& memory);

enum class LevelUpPolicy : std::uint8_t {
    strength_constitution,  // in turn, strength first
    agility
};

rogsim::LevelUpChoice level_up_choice(LevelUpPolicy policy, int level_ups_before);

}  // namespace reference
