// An experiment, complete: with the program's versions it decides every number of the result.
#pragma once

#include <cstdint>
#include <string>

#include "rogsim/game/isolated.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

// Runs are taken, tallied and hashed in blocks of this many consecutive numbers.
inline constexpr std::uint64_t kBlockRuns = 256;

struct Plan {
    Ruleset rules;
    std::string tables_name;    // as the user gave it: a built-in name or a folder
    std::string tables_sha256;  // of the flattened numbers, overrides included
    PersonaText persona;        // level-ups and mistakes as the options changed them
    std::int32_t first_floor = 1;
    std::int32_t last_floor = 10;
    std::uint64_t runs = 5000;
    std::uint64_t seed = 1;
    bool cpython = false;
    bool isolated = false;                // each floor on its own, by ...
    HeroSource hero = HeroSource::start;  // ... this hero
};

RunSpec spec_of(const Plan& plan, std::uint64_t run);

}  // namespace rogsim
