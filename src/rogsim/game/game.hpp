// A ruleset made ready to play: what each floor spawns, and who decides for the hero.
#pragma once

#include <cstdint>
#include <vector>

#include "rogsim/game/brain.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// Raised when a rule change alters the values of a seed.
inline constexpr int kSimVersion = 1;

// What one floor may spawn: kinds in the order of their first row, with cumulative weights.
struct FloorSpawns {
    std::int32_t max_per_room = 0;
    std::vector<std::uint8_t> kinds;
    std::vector<std::uint32_t> cumulative;
};

struct Game {
    Ruleset rules;
    std::vector<FloorSpawns> monster_spawns;  // by floor; entry 0 is unused
    std::vector<FloorSpawns> item_spawns;
    std::uint64_t tick_unit = 1;               // ticks in the base delay, that of speed 1
    std::uint64_t hero_delay = 1;              // ticks; 0: never acts
    std::vector<std::uint64_t> monster_delay;  // by kind
    Brain brain;
};

// The weights that hold on `floor`: later rows replace earlier ones, and reading stops at the first later floor.
FloorSpawns spawns_on(const SpawnTable& table, std::int32_t floor);

// Ready for floors up to last_floor. InputError when the speeds have no common tick.
Game make_game(const Ruleset& rules, std::int32_t last_floor, const Brain& brain);

}  // namespace rogsim
