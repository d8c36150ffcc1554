#include "cli/progress.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>

#include "cli/terminal.hpp"
#include "rogsim/stats/interval.hpp"

namespace rogsim {
namespace {

constexpr std::uint64_t kBar = 20;  // characters

using Clock = std::chrono::steady_clock;

std::string rate_text(double runs_per_second) {
    return runs_per_second >= 10000 ? fmt::format("{:.0f} k runs/s", runs_per_second / 1000)
                                    : fmt::format("{:.0f} runs/s", runs_per_second);
}

}  // namespace

std::string progress_line(const Progress& progress, double elapsed_s) {
    const auto done = static_cast<double>(progress.done);
    const double share = progress.total == 0 ? 1 : done / static_cast<double>(progress.total);
    const auto filled = static_cast<std::size_t>(share * static_cast<double>(kBar));
    std::string bar(filled, '=');
    bar += filled < kBar ? ">" : "";
    bar.resize(kBar, ' ');
    std::string line = fmt::format("[{}] {}/{}", bar, progress.done, progress.total);
    if (progress.done > 0 && elapsed_s > 0) {
        const double per_second = done / elapsed_s;
        const Interval ci = wilson_interval({progress.won, progress.done}, z_of_confidence(0.95));
        const auto left = static_cast<std::uint64_t>(static_cast<double>(progress.total - progress.done) / per_second);
        line += fmt::format("  {}  win {:.1f} % ±{:.1f} pp  ETA {}:{:02}", rate_text(per_second),
                            100 * static_cast<double>(progress.won) / done, 50 * (ci.hi - ci.lo), left / 60, left % 60);
    }
    return line;
}

ProgressLine::ProgressLine(bool quiet)
    : wanted_(!quiet && is_terminal(STDERR_FILENO)), started_(Clock::now()), drawn_(started_) {}

ProgressLine::~ProgressLine() {
    if (visible_) {
        std::fputs("\r\x1b[K", stderr);
    }
}

std::function<void(const Progress&)> ProgressLine::callback() {
    if (!wanted_) {
        return {};
    }
    return [this](const Progress& progress) { draw(progress); };
}

void ProgressLine::draw(const Progress& progress) {
    const Clock::time_point now = Clock::now();
    if (now - drawn_ < std::chrono::milliseconds(200)) {
        return;
    }
    drawn_ = now;
    visible_ = true;
    const double elapsed = std::chrono::duration<double>(now - started_).count();
    const std::string line = "\r" + progress_line(progress, elapsed) + "\x1b[K";
    std::fputs(line.c_str(), stderr);
}

}  // namespace rogsim
