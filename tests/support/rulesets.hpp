// Rulesets made in code: the two built-in ones, written down again from the rules, and random ones.
#pragma once

#include "rogsim/core/rng.hpp"
#include "rogsim/tables/ruleset.hpp"

namespace rogsim {

Ruleset part12();
Ruleset part13();

// Any number of kinds, weights, effects, map and levelling that tables may say; speeds are all 1. Maps are 20 x 20 to
// 120 x 80, so that a campaign takes milliseconds.
Ruleset random_ruleset(Rng& rng);

}  // namespace rogsim
