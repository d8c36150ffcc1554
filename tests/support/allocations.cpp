#include "support/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ROGSIM_COUNT_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ROGSIM_COUNT_ALLOCATIONS 0
#endif
#endif
#ifndef ROGSIM_COUNT_ALLOCATIONS
#define ROGSIM_COUNT_ALLOCATIONS 1
#endif

namespace {
std::atomic<std::uint64_t> g_allocations{0};
}

namespace rogsim::test {
std::uint64_t allocations() { return g_allocations; }
bool allocations_counted() { return ROGSIM_COUNT_ALLOCATIONS != 0; }
}  // namespace rogsim::test

#if ROGSIM_COUNT_ALLOCATIONS
void* operator new(std::size_t size) {
    ++g_allocations;
    if (void* const memory = std::malloc(size != 0 ? size : 1)) {
        return memory;
    }
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif
