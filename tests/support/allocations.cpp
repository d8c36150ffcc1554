#include "tests/support/allocations.hpp"

#include <cstdlib>
#include <new>

namespace rogsim {
namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

std::uint64_t allocations_so_far() { return allocations; }

}  // namespace rogsim

#if ROGSIM_COUNTS_ALLOCATIONS

// The array and nothrow forms of the standard library end in these.
void* operator new(std::size_t size) {
    ++rogsim::allocations;
    if (void* memory = std::malloc(size != 0 ? size : 1)) {
        return memory;
    }
    throw std::bad_alloc();
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    ++rogsim::allocations;
    const auto step = static_cast<std::size_t>(alignment);
    if (void* memory = std::aligned_alloc(step, (size + step - 1) / step * step)) {
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }

void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#endif
