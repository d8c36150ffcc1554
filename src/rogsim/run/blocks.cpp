#include "rogsim/run/blocks.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace rogsim {
namespace {

// What the threads share: which block comes next, and what went wrong first.
struct Shared {
    const BlockOptions& options;
    const std::function<void(unsigned, std::uint64_t)>& work;
    std::atomic<std::uint64_t> next_block{0};
    std::atomic<bool> failed{false};
    std::mutex mutex;
    std::exception_ptr failure;  // guarded by mutex
};

void take_blocks(Shared& shared, unsigned thread) {
    const BlockOptions& options = shared.options;
    try {
        while (!shared.failed && (options.stop == nullptr || !*options.stop)) {
            const std::uint64_t block = shared.next_block++;
            if (block >= options.blocks) {
                return;
            }
            shared.work(thread, block);
        }
    } catch (...) {
        const std::scoped_lock lock(shared.mutex);
        shared.failed = true;
        if (!shared.failure) {
            shared.failure = std::current_exception();
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
    Shared shared{options, work, {}, {}, {}, {}};
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
