#include "rogsim/run/blocks.hpp"

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("each block is done once, by a thread that there is", "[threads]") {
    for (const unsigned threads : {1U, 2U, 5U}) {
        std::vector<std::atomic<int>> times(100);
        std::atomic<unsigned> strangers{0};
        const std::uint64_t finished = do_blocks({100, threads, nullptr}, [&](unsigned thread, std::uint64_t block) {
            ++times[block];
            strangers += thread >= threads ? 1U : 0U;
        });
        CHECK(finished == 100);
        CHECK(strangers == 0);
        for (const auto& count : times) {
            CHECK(count == 1);
        }
    }
}

TEST_CASE("of several blocks that fail the first one's failure is told, whichever comes to it sooner", "[threads]") {
    std::atomic<bool> later_failed{false};
    const auto work = [&](unsigned, std::uint64_t block) {
        if (block == 0) {
            while (!later_failed) {
                std::this_thread::yield();
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        later_failed = true;
        throw std::runtime_error("block " + std::to_string(block));
    };
    CHECK_THROWS_WITH(do_blocks({10, 2, nullptr}, work), "block 0");
}

TEST_CASE("after a failure no further block is begun") {
    int done = 0;
    const auto work = [&](unsigned, std::uint64_t block) {
        ++done;
        if (block == 3) {
            throw std::runtime_error("block 3");
        }
    };
    CHECK_THROWS_WITH(do_blocks({10, 1, nullptr}, work), "block 3");
    CHECK(done == 4);
}

TEST_CASE("a stop ends after the blocks under way") {
    std::atomic<bool> stop{false};
    const std::uint64_t finished = do_blocks({10, 1, &stop}, [&](unsigned, std::uint64_t block) { stop = block == 2; });
    CHECK(finished == 3);
}
