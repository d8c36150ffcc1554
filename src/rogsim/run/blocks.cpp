#include "rogsim/run/blocks.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace rogsim {
namespace {

// What the threads share: which block comes next, and what went wrong in the first block in which something did.
struct Shared {
    const BlockOptions& options;
    const std::function<void(unsigned, std::uint64_t)>& work;
    std::atomic<std::uint64_t> next_block{0};
    std::atomic<bool> failed{false};
    std::mutex mutex;  // guards what follows
    std::exception_ptr failure;
    std::uint64_t failed_block = 0;
};

// Blocks before a failed one have been handed out and come to their end, so the failure that is kept does not depend
// on the threads.
void keep_failure(Shared& shared, std::uint64_t block) {
    const std::scoped_lock lock(shared.mutex);
    shared.failed = true;
    if (!shared.failure || block < shared.failed_block) {
        shared.failure = std::current_exception();
        shared.failed_block = block;
    }
}

void take_blocks(Shared& shared, unsigned thread) {
    const BlockOptions& options = shared.options;
    while (!shared.failed && (options.stop == nullptr || !*options.stop)) {
        const std::uint64_t block = shared.next_block++;
        if (block >= options.blocks) {
            return;
        }
        try {
            shared.work(thread, block);
        } catch (...) {
            keep_failure(shared, block);
        }
    }
}

// std::jthread is not in libc++ before version 20.
struct Threads {
    std::vector<std::thread> all;

    ~Threads() {
        for (std::thread& thread : all) {
            thread.join();
        }
    }
};

}  // namespace

unsigned threads_for(const BlockOptions& options) {
    const unsigned wanted = options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::clamp<std::uint64_t>(wanted, 1, std::max<std::uint64_t>(1, options.blocks)));
}

std::uint64_t do_blocks(const BlockOptions& options, const std::function<void(unsigned, std::uint64_t)>& work) {
    Shared shared{options, work, {}, {}, {}, {}, 0};
    {
        Threads others;
        for (unsigned thread = 1; thread < threads_for(options); ++thread) {
            others.all.emplace_back([&shared, thread] { take_blocks(shared, thread); });
        }
        take_blocks(shared, 0);
    }
    if (shared.failure) {
        std::rethrow_exception(shared.failure);
    }
    return std::min<std::uint64_t>(shared.next_block, options.blocks);
}

}  // namespace rogsim
