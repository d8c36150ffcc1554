#include "rogsim/world/turn_queue.hpp"

#include <string>
#include <vector>

#include "rogsim/core/rng.hpp"
#include "rogsim/world/ticks.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

TurnQueue queue_of(const std::vector<std::uint64_t>& delays, std::uint64_t unit = 1) {
    TurnQueue queue;
    reset(queue, unit);
    std::uint16_t actor = 0;
    for (const std::uint64_t delay : delays) {
        enter(queue, actor++, delay);
    }
    return queue;
}

// The next turns as "actor@time actor@time ...".
std::string turns(TurnQueue& queue, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        const Turn turn = next_turn(queue);
        CHECK(turn.time == queue.now);
        CHECK(check_turn_queue(queue));
        text += (text.empty() ? "" : " ") + (turn.actor == kNobody ? "-" : std::to_string(turn.actor)) + "@" +
                std::to_string(turn.time);
    }
    return text;
}

}  // namespace

TEST_CASE("equal times leave in the order of entry, and a fast creature acts in between") {
    TurnQueue queue = queue_of({3, 6, 2});
    CHECK(turns(queue, 11) == "2@2 0@3 2@4 1@6 0@6 2@6 2@8 0@9 2@10 1@12 0@12");
}

TEST_CASE("the order is that of entry, not of id") {
    TurnQueue queue;
    reset(queue, 1);
    for (const std::uint16_t actor : {std::uint16_t{5}, std::uint16_t{0}, std::uint16_t{3}}) {
        enter(queue, actor, 1);
    }
    CHECK(turns(queue, 6) == "5@1 0@1 3@1 5@2 0@2 3@2");
}

TEST_CASE("who enters during a turn goes before those that act later at that time") {
    TurnQueue queue = queue_of({1, 1, 1});
    CHECK(turns(queue, 2) == "0@1 1@1");
    enter(queue, 7, 1);
    CHECK(turns(queue, 6) == "2@1 0@2 7@2 1@2 2@2 0@3");
}

TEST_CASE("fault 1: whoever leaves in the midst of any turn never acts again") {
    for (std::uint16_t victim = 0; victim < 5; ++victim) {
        for (int before = 0; before < 12; ++before) {
            TurnQueue queue = queue_of({2, 2, 2, 3, 2});
            for (int i = 0; i < before; ++i) {
                next_turn(queue);
            }
            leave(queue, victim);
            CAPTURE(victim, before);
            CHECK(check_turn_queue(queue));
            for (int i = 0; i < 30; ++i) {
                CHECK(next_turn(queue).actor != victim);
            }
            leave(queue, victim);
            CHECK(check_turn_queue(queue));
        }
    }
}

TEST_CASE("a creature that leaves in its own turn may enter again under the same id") {
    TurnQueue queue = queue_of({2, 2});
    CHECK(turns(queue, 1) == "0@2");
    leave(queue, 0);
    enter(queue, 0, 5);
    CHECK(turns(queue, 4) == "1@2 1@4 1@6 0@7");
}

TEST_CASE("fault 2: the ids 0 and 65,534 are as good as any") {
    TurnQueue queue;
    reset(queue, 1);
    enter(queue, 65534, 1);
    enter(queue, 0, 1);
    CHECK(turns(queue, 4) == "65534@1 0@1 65534@2 0@2");
    leave(queue, 0);
    CHECK(turns(queue, 2) == "65534@3 65534@4");
}

TEST_CASE("faults 3 and 4: long-run turns are in the ratio of the speeds within one turn") {
    const std::vector<Speed> speeds{{1, 1}, {2, 1}, {3, 1}, {2, 3}, {7, 5}, {1, 10}, {13, 12}};
    std::vector<NamedSpeed> named;
    named.reserve(speeds.size());
    for (const Speed speed : speeds) {
        named.push_back({"creature", speed});
    }
    TurnQueue queue;
    reset(queue, tick_unit(named));
    std::uint16_t actor = 0;
    for (const Speed speed : speeds) {
        enter(queue, actor++, *delay_ticks(speed, queue.unit));
    }
    std::vector<std::uint64_t> acted(speeds.size());
    for (int i = 0; i < 20000; ++i) {
        ++acted[next_turn(queue).actor];
        for (std::size_t k = 0; k < speeds.size(); ++k) {
            // acted <= elapsed * speed < acted + 1, exactly; at one time some may still have to act.
            const std::uint64_t units = queue.now * speeds[k].numerator;
            const std::uint64_t a_turn = queue.unit * speeds[k].denominator;
            REQUIRE(acted[k] * a_turn <= units);
            REQUIRE(units <= (acted[k] + 1) * a_turn);
        }
    }
}

TEST_CASE("fault 7: a slowed creature still acts, a hasted one gains, and time waited is kept") {
    TurnQueue queue = queue_of({6, 12});
    CHECK(turns(queue, 1) == "0@6");
    SECTION("hasted while waiting: its turn comes at entry + new delay") {
        set_delay(queue, 1, 8);
        CHECK(turns(queue, 4) == "1@8 0@12 1@16 0@18");
    }
    SECTION("hasted so much that the turn is overdue: now, behind those already due") {
        set_delay(queue, 1, 3);
        CHECK(turns(queue, 4) == "1@6 1@9 0@12 1@12");
    }
    SECTION("slowed while waiting") {
        set_delay(queue, 1, 20);
        CHECK(turns(queue, 5) == "0@12 0@18 1@20 0@24 0@30");
    }
    SECTION("slowed and hasted back: the turn comes when it would have come, but behind its equals") {
        set_delay(queue, 1, 20);
        set_delay(queue, 1, 12);
        CHECK(turns(queue, 3) == "1@12 0@12 0@18");
    }
    SECTION("changed while acting: holds from the next delay on") {
        set_delay(queue, 0, 1);
        CHECK(turns(queue, 3) == "0@7 0@8 0@9");
    }
    SECTION("fractions do not round to nothing") {
        const auto slower = fit_speed(queue, {1, 1000});
        REQUIRE(slower.has_value());
        CHECK(*slower == 1000 * queue.unit);
    }
}

TEST_CASE("two that are due now by haste keep the time that each has waited") {
    TurnQueue queue = queue_of({10, 2});
    CHECK(turns(queue, 1) == "1@2");
    enter(queue, 2, 10);
    CHECK(turns(queue, 2) == "1@4 1@6");
    set_delay(queue, 0, 3);
    set_delay(queue, 2, 3);
    set_delay(queue, 0, 9);
    set_delay(queue, 2, 9);
    CHECK(turns(queue, 4) == "1@8 0@9 1@10 2@11");
}

TEST_CASE("the same speed again changes nothing, not even the place in the queue") {
    TurnQueue queue = queue_of({4, 4, 4});
    set_delay(queue, 0, 4);
    CHECK(turns(queue, 3) == "0@4 1@4 2@4");
}

TEST_CASE("fault 8: speed 0 never acts and never divides") {
    TurnQueue queue = queue_of({2, 0, 2}, *delay_ticks({0, 1}, 6) + 2);
    CHECK(delay_ticks({0, 1}, 7) == 0);
    CHECK(turns(queue, 3) == "0@2 2@2 0@4");
    SECTION("it becomes non-zero and enters anew") {
        set_delay(queue, 1, 3);
        CHECK(turns(queue, 4) == "2@4 0@6 2@6 1@7");
    }
    SECTION("a waiting creature becomes 0") {
        set_delay(queue, 2, 0);
        CHECK(turns(queue, 2) == "0@6 0@8");
    }
    SECTION("the acting creature becomes 0") {
        set_delay(queue, 0, 0);
        CHECK(turns(queue, 3) == "2@4 2@6 2@8");
    }
    SECTION("only such creatures are left") {
        leave(queue, 0);
        set_delay(queue, 2, 0);
        CHECK(turns(queue, 2) == "-@4 -@4");
        set_delay(queue, 1, 5);
        CHECK(turns(queue, 2) == "1@9 1@14");
    }
}

TEST_CASE("fault 9: the queue answers nobody instead of turning for ever, and time never goes back") {
    TurnQueue queue = queue_of({2, 3});
    CHECK(turns(queue, 1) == "0@2");
    set_idle(queue, 0, true);
    set_idle(queue, 1, true);
    CHECK(turns(queue, 3) == "-@2 -@2 -@2");
    set_idle(queue, 1, false);
    CHECK(turns(queue, 2) == "1@3 1@6");
    set_idle(queue, 0, false);
    CHECK(turns(queue, 3) == "0@6 0@8 1@9");
    TurnQueue empty = queue_of({});
    CHECK(turns(empty, 2) == "-@0 -@0");
}

TEST_CASE("idle members are passed over and act at their very point when they wake") {
    TurnQueue queue = queue_of({1, 1, 1, 1});
    set_idle(queue, 1, true);
    set_idle(queue, 2, true);
    CHECK(turns(queue, 3) == "0@1 3@1 0@2");
    set_idle(queue, 2, false);
    CHECK(turns(queue, 2) == "2@2 3@2");
    set_idle(queue, 1, false);
    CHECK(turns(queue, 4) == "0@3 1@3 2@3 3@3");
}

TEST_CASE("groups beyond 64 keep the order, and heal after a split") {
    TurnQueue queue = queue_of(std::vector<std::uint64_t>(200, 5));
    for (int round = 0; round < 3; ++round) {
        for (std::uint16_t actor = 0; actor < 200; ++actor) {
            REQUIRE(next_turn(queue).actor == actor);
        }
    }
    for (int i = 0; i < 10; ++i) {
        next_turn(queue);
    }
    enter(queue, 200, 5);
    std::vector<std::uint16_t> order;
    order.reserve(201 + 190);
    for (int i = 0; i < 201 + 190; ++i) {
        order.push_back(next_turn(queue).actor);
    }
    CHECK(order[190 + 8] == 8);
    CHECK(order[190 + 9] == 200);
    CHECK(order[190 + 10] == 9);
    CHECK(queue.groups.size() - queue.free_groups.size() <= 7);
    CHECK(check_turn_queue(queue));
}

TEST_CASE("a group that newcomers split again and again is one group again after its turn") {
    TurnQueue queue = queue_of(std::vector<std::uint64_t>(10, 5));
    for (std::uint16_t newcomer = 10; newcomer < 50; ++newcomer) {
        for (int i = 0; i < 13; ++i) {
            next_turn(queue);
        }
        enter(queue, newcomer, 5);
        leave(queue, static_cast<std::uint16_t>(newcomer - 10));
    }
    for (int i = 0; i < 20; ++i) {
        next_turn(queue);
    }
    CHECK(check_turn_queue(queue));
    CHECK(queue.groups.size() - queue.free_groups.size() == 2);
}

TEST_CASE("a million turns of a fast idle creature pass at once, and its order is exact afterwards") {
    TurnQueue queue = queue_of({1, 1000000000000, 3});
    set_idle(queue, 0, true);
    set_idle(queue, 2, true);
    CHECK(turns(queue, 2) == "1@1000000000000 1@2000000000000");
    set_idle(queue, 2, false);
    set_idle(queue, 0, false);
    CHECK(turns(queue, 4) == "0@2000000000000 2@2000000000001 0@2000000000001 0@2000000000002");
}

TEST_CASE("fault 11: ties are settled by the queue alone, alike in every copy") {
    TurnQueue queue = queue_of({4, 6, 12, 3, 3, 12});
    TurnQueue copy = queue;
    CHECK(turns(queue, 100) == turns(copy, 100));
}

TEST_CASE("a speed that does not divide the tick rescales all times exactly") {
    TurnQueue queue = queue_of({6, 3}, 6);
    CHECK(turns(queue, 2) == "1@3 0@6");
    const auto delay = fit_speed(queue, {7, 2});
    REQUIRE(delay == 12);
    CHECK(queue.unit == 42);
    CHECK(queue.now == 42);
    enter(queue, 2, *delay);
    CHECK(turns(queue, 5) == "1@42 2@54 1@63 2@66 2@78");
    CHECK(fit_speed(queue, {7, 3}) == 18);
    CHECK(queue.unit == 42);
    CHECK(fit_speed(queue, {999983, 1}) == 42);
    CHECK(!fit_speed(queue, {999979, 1}).has_value());
    CHECK(queue.unit == std::uint64_t{42} * 999983);
    CHECK(turns(queue, 2) == "0@83998572 1@83998572");
}

TEST_CASE("a queue with room allocates nothing, whatever happens in it") {
    TurnQueue queue;
    reserve(queue, 300);
    Rng rng = rng_for({.seed = 4});
    const std::uint64_t before = allocations_so_far();
    for (int round = 0; round < 3; ++round) {
        reset(queue, 1);
        for (std::uint16_t actor = 0; actor < 300; ++actor) {
            enter(queue, actor, 1 + draw_below(rng, 100));
        }
        for (int i = 0; i < 2000; ++i) {
            next_turn(queue);
            const auto actor = static_cast<std::uint16_t>(draw_below(rng, 300));
            set_delay(queue, actor, draw_below(rng, 100));
            set_idle(queue, actor, draw_below(rng, 2) == 0);
        }
    }
    CHECK(allocations_so_far() == before);
    CHECK(check_turn_queue(queue));
}

TEST_CASE("reset empties the queue and sets its clock back") {
    TurnQueue queue = queue_of({1, 2, 3});
    turns(queue, 10);
    reset(queue, 7);
    CHECK(queue.now == 0);
    CHECK(queue.unit == 7);
    CHECK(turns(queue, 1) == "-@0");
    enter(queue, 1, 4);
    CHECK(turns(queue, 2) == "1@4 1@8");
}
