// Counts allocations of the whole program, for tests that prove there are none.
#pragma once

#include <cstdint>

namespace rogsim::test {

// Calls of operator new so far. Under sanitizers, which bring their own, always 0: see allocations_counted.
std::uint64_t allocations();

// Whether allocations() counts in this build.
bool allocations_counted();

}  // namespace rogsim::test
