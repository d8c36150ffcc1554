// Plays a plan on threads. The result depends on the plan alone.
#pragma once

#include <atomic>
#include <functional>

#include "rogsim/run/result.hpp"

namespace rogsim {

struct Progress {
    std::uint64_t done = 0;   // runs
    std::uint64_t total = 0;  // runs
    std::uint64_t won = 0;
};

struct RunnerOptions {
    unsigned threads = 0;  // 0: one a core
    // Called after every block, from any thread but never from two at once.
    std::function<void(const Progress&)> progress;
    // When it becomes true, blocks under way are finished, no new one begins, and the result is a prefix.
    const std::atomic<bool>* stop = nullptr;
    bool keep_rows = false;  // a row of every run in the result
};

Result run_plan(const Plan& plan, const RunnerOptions& options = {});

}  // namespace rogsim
