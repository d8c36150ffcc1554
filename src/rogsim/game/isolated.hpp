// Floors played each on its own: how hard is this floor, whatever came before?
#pragma once

#include "rogsim/game/play.hpp"

namespace rogsim {

// Who comes to an isolated floor.
enum class HeroSource : std::uint8_t {
    start,    // the hero of a new game
    arrival,  // one whom this player's campaigns have brought there
};

// "start", "arrival"
const char* name_of(HeroSource source);

// Campaigns tried for a hero of the last floor, before it is left unplayed.
inline constexpr std::uint64_t kArrivalTries = 100;

// Plays every floor of the run, dead on the one before or not; they are the floors that the campaign of this run has.
// With HeroSource::arrival floor f is entered by the hero of the campaign of this run, or where that one did not come
// so far, of the campaigns run + 2^40, run + 2 * 2^40 ...: the first one that came. A floor to which none came is
// missing from the record. The outcome is won when all floors were cleared, else died when the hero died on any.
const RunRecord& play_isolated(const Game& game, const RunSpec& spec, HeroSource source, Workspace& workspace);

}  // namespace rogsim
