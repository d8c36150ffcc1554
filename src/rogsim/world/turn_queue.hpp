// Whose turn it is: the queue of the article "A priority queue based turn scheduling system" (RogueBasin), in whole
// ticks. Every creature waits in a queue ordered by the time of its turn; equal times leave in the order in which they
// entered; who leaves acts and goes back with its own delay. Idle creatures take their turns without being visited.
//
// A change of speed keeps the time already waited: the turn comes at max(now, entry + new delay), behind those already
// due at that time. While a creature acts, the change holds from its next delay on. Delay 0 (speed 0) never acts.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "rogsim/tables/ruleset.hpp"
#include "rogsim/world/turn_heap.hpp"

namespace rogsim {

// No actor: ids go from 0 to 65,534.
inline constexpr std::uint16_t kNobody = 0xFFFF;

struct Turn {
    std::uint16_t actor = kNobody;
    std::uint64_t time = 0;  // ticks
};

// Up to 64 actors with one delay that entered one after the other at one time. Their turns are consecutive and so are
// their re-entries, so they stand in the queue as one entry. Slot order is order of entry.
struct TurnGroup {
    TurnKey key;
    std::uint64_t since = 0;    // when the members entered, for the time already waited; ticks
    std::uint64_t delay = 0;    // ticks
    std::uint64_t present = 0;  // slots that hold a member
    std::uint64_t awake = 0;    // those of `present` that are not idle
    std::uint32_t size = 0;     // slots given out, freed ones included
    std::array<std::uint16_t, 64> member{};
};

// Where an actor stands. Group 0 stands for none: unknown, or with delay 0.
struct TurnSeat {
    std::uint64_t delay = 0;  // ticks; an acting creature's may differ from its group's
    std::uint32_t group = 0;
    std::uint8_t slot = 0;
    bool known = false;
    bool idle = false;
};

// Read `now` and `unit`; the rest belongs to the functions below.
struct TurnQueue {
    std::uint64_t now = 0;      // ticks since reset
    std::uint64_t unit = 1;     // ticks in one base delay
    std::uint64_t ahead = 0;    // slots of the current group whose turn is still to come
    std::uint32_t current = 0;  // the group whose turn it is, in no heap; 0 when none is
    std::uint16_t acting = kNobody;
    bool acting_changed = false;  // the acting creature's delay may differ from its group's
    std::uint32_t awake = 0;      // scheduled actors that are not idle
    std::uint64_t serial = 0;     // the next serial number of a key
    std::vector<TurnSeat> seats;  // [actor]
    std::vector<TurnGroup> groups{1};
    std::vector<std::uint32_t> free_groups;
    TurnHeap heap;  // groups with an awake member, but for the current one; idle groups' keys may lag behind
    std::array<std::uint32_t, 8> recent{};  // groups opened during this turn: a ring that ends at recent_count
    std::uint32_t recent_count = 0;
    std::vector<std::uint32_t> undone;  // scratch
};

// Room for this many actors, whatever their speeds: no function below then allocates.
void reserve(TurnQueue& queue, std::size_t actors);

// Empties the queue, sets the clock to 0 and keeps the room.
void reset(TurnQueue& queue, std::uint64_t unit);

// `actor`, not in the queue yet, waits for its first turn at now + delay and for later ones by the same delay
// (at most kMaxDelay; 0: it never acts). It is awake.
void enter(TurnQueue& queue, std::uint16_t actor, std::uint64_t delay);

// Removes `actor` for good, wherever it waits and also in the midst of its own turn; nothing when it is not there.
void leave(TurnQueue& queue, std::uint16_t actor);

// Changes the delay of an actor in the queue, as told at the head of this file. From 0 it enters anew; to 0 it stops.
void set_delay(TurnQueue& queue, std::uint16_t actor, std::uint64_t delay);

// An idle actor's turns pass without next_turn naming it. Who wakes acts at the very point where its turn comes.
void set_idle(TurnQueue& queue, std::uint16_t actor, bool idle);

// The delay of `speed` in this queue's ticks. When it is no whole number the tick is divided: unit, clock and all
// delays in the queue are multiplied by one whole factor, and so must be what the caller keeps in ticks. Nothing, and
// nothing changed, when the clock or a delay would pass its bounds.
std::optional<std::uint64_t> fit_speed(TurnQueue& queue, Speed speed);

// Puts the creature that acted back and gives the turn to the next awake one; kNobody, and time stands still, when
// all are idle, unscheduled or gone. The clock holds as long as now stays below 2^64 - 2^42.
Turn next_turn(TurnQueue& queue);

// Whether all parts of the queue agree; for tests and debug builds.
bool check_turn_queue(const TurnQueue& queue);

Turn next_group_turn(TurnQueue& queue);  // the rare half of next_turn

inline Turn next_turn(TurnQueue& queue) {
    const TurnGroup& group = queue.groups[queue.current];
    const std::uint64_t left = group.awake & queue.ahead;
    if (left == 0 || queue.acting_changed) [[unlikely]] {
        return next_group_turn(queue);
    }
    const auto slot = static_cast<unsigned>(std::countr_zero(left));
    queue.ahead = ~std::uint64_t{1} << slot;
    queue.acting = group.member[slot];
    return {queue.acting, queue.now};
}

}  // namespace rogsim
