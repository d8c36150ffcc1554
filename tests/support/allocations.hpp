// Counts what a piece of code takes from the heap.
#pragma once

#include <cstdint>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ROGSIM_COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ROGSIM_COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef ROGSIM_COUNTS_ALLOCATIONS
#define ROGSIM_COUNTS_ALLOCATIONS 1
#endif

namespace rogsim {

// False under sanitizers, which bring their own operator new; then every count is 0.
inline constexpr bool kCountsAllocations = ROGSIM_COUNTS_ALLOCATIONS != 0;

// Calls of any operator new by the calling thread since it began. Take the difference of two calls.
std::uint64_t allocations_so_far();

}  // namespace rogsim
