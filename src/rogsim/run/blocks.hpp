// Work that comes in numbered blocks, shared among threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace rogsim {

struct BlockOptions {
    std::uint64_t blocks = 0;
    unsigned threads = 0;                     // 0: one a core; never more than there are blocks
    const std::atomic<bool>* stop = nullptr;  // when it becomes true, no new block begins
};

// How many threads will share the blocks.
unsigned threads_for(const BlockOptions& options);

// Calls work(thread, block) for the blocks in ascending order, at once on threads 0 .. threads_for - 1; thread 0 is the
// caller's. Gives the number of blocks done: all of them, or after a stop those before some block. What a call throws
// ends the work and is thrown again; of several, that of the first block.
std::uint64_t do_blocks(const BlockOptions& options, const std::function<void(unsigned, std::uint64_t)>& work);

}  // namespace rogsim
