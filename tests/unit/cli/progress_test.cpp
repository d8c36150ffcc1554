#include "cli/progress.hpp"

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("the line of progress tells share, speed, win rate and what is left") {
    CHECK(progress_line({0, 5000, 0}, 0) == "[>                   ] 0/5000");
    CHECK(progress_line({2500, 5000, 500}, 10) ==
          "[==========>         ] 2500/5000  250 runs/s  win 20.0 % ±1.6 pp  ETA 0:10");
    CHECK(progress_line({1000000, 100000000, 0}, 10) ==
          "[>                   ] 1000000/100000000  100 k runs/s  win 0.0 % ±0.0 pp  ETA 16:30");
    CHECK(progress_line({5000, 5000, 5000}, 1).find("[====================] 5000/5000") == 0);
}
