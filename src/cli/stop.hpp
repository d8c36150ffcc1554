// SIGINT and SIGTERM ask for an end; the second one ends at once.
#pragma once

#include <atomic>

namespace rogsim {

void watch_signals();

// Becomes true at the first signal.
const std::atomic<bool>& stop_requested();

// 128 + the signal's number, as shells have it; 0 when there was none.
int exit_code_of_signal();

}  // namespace rogsim
