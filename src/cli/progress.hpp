// One line on standard error that tells how far a run is.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "rogsim/run/runner.hpp"

namespace rogsim {

// `[=====>    ] 2816/5000  31 k runs/s  win 24.9 % ±1.6 pp  ETA 0:02`
std::string progress_line(const Progress& progress, double elapsed_s);

// Draws the line a few times a second, where somebody can see it, and wipes it at the end.
class ProgressLine {
  public:
    explicit ProgressLine(bool quiet);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();

    // What the runner calls; empty where nobody would see the line. Not to outlive this.
    std::function<void(const Progress&)> callback();

  private:
    void draw(const Progress& progress);

    bool wanted_;
    bool visible_ = false;
    std::chrono::steady_clock::time_point started_;
    std::chrono::steady_clock::time_point drawn_;
};

}  // namespace rogsim
