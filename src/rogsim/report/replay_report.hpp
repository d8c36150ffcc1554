// A replay as text: what happened, maps, and why the hero died.
#pragma once

#include <optional>
#include <string>

#include "rogsim/run/replay.hpp"

namespace rogsim {

// A line an event: the turn, who did what, what a creature has left. Of one floor, or of all.
std::string write_trace(const Replay& replay, const Ruleset& rules, std::optional<std::int32_t> floor);

// The floors drawn at the turns of the shots, each with a list of the monsters alive.
std::string write_maps(const Replay& replay, const Ruleset& rules);

// Who killed the hero, his HP over the last turns, what he carried and did not use, and the last turns at which he
// could still have been saved. One line when he did not die.
std::string write_why(const Replay& replay, const Ruleset& rules);

// The run's row, as run_fields has it, on lines of its own.
std::string write_end(const Plan& plan, const Replay& replay);

// "hero", or a monster's kind and number on its floor: "orc 4".
std::string actor_name(const ReplayFloor& floor, const Ruleset& rules, ActorId who);

}  // namespace rogsim
