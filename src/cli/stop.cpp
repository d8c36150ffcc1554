#include "cli/stop.hpp"

#include <csignal>

namespace rogsim {
namespace {

// A signal's handler can reach nothing but globals.
std::atomic<bool> g_stop{false};
std::atomic<int> g_signal{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

extern "C" void on_signal(int number) {
    g_signal = number;
    g_stop = true;
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

}  // namespace

void watch_signals() {
    std::signal(SIGINT, on_signal);
    std::signal(SIGTERM, on_signal);
}

const std::atomic<bool>& stop_requested() { return g_stop; }

int exit_code_of_signal() { return g_signal == 0 ? 0 : 128 + g_signal; }

}  // namespace rogsim
