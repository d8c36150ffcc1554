// Fills a floor's record: at arrival, turn by turn, and at the end.
#pragma once

#include "rogsim/game/game.hpp"
#include "rogsim/game/run_record.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// Room for all that a record of these kinds can hold.
void reserve_record(const Game& game, FloorRecord& floor);

void record_arrival(const Game& game, const World& world, FloorRecord& floor);
void record_end(const Game& game, const World& world, FloorEnd end, FloorRecord& floor);

}  // namespace rogsim
