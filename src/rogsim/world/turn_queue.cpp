#include "rogsim/world/turn_queue.hpp"

#include <algorithm>
#include <cassert>

#include "rogsim/world/ticks.hpp"

namespace rogsim {
namespace {

constexpr std::uint32_t kNoGroup = 0;
constexpr std::uint32_t kGroupSize = 64;
constexpr std::uint64_t kNever = ~std::uint64_t{0};

std::uint64_t bit(unsigned slot) { return std::uint64_t{1} << slot; }

// Calls visit(slot) for each slot in the mask, in order.
template <typename Visit>
void for_each_slot(std::uint64_t mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1) {
        visit(static_cast<unsigned>(std::countr_zero(mask)));
    }
}

// Slots of the current group that have had their turn and, in the article's queue, have gone back already.
std::uint64_t done_slots(const TurnQueue& queue) {
    std::uint64_t done = queue.groups[queue.current].present & ~queue.ahead;
    if (queue.acting != kNobody) {
        done &= ~bit(queue.seats[queue.acting].slot);
    }
    return done;
}

void remember(TurnQueue& queue, std::uint32_t group) {
    queue.recent[queue.recent_next++ % queue.recent.size()] = group;
}

// Puts a waiting group into the heap that fits it, or gives it up when it is empty.
void refile(TurnQueue& queue, std::uint32_t id) {
    TurnGroup& group = queue.groups[id];
    TurnHeap& right = group.awake != 0 ? queue.awake_heap : queue.idle_heap;
    TurnHeap& wrong = group.awake != 0 ? queue.idle_heap : queue.awake_heap;
    if (holds(wrong, id)) {
        take_out(wrong, id);
    }
    if (group.present == 0) {
        if (holds(right, id)) {
            take_out(right, id);
        }
        group.key.due = kNever;
        queue.free_groups.push_back(id);
    } else if (!holds(right, id)) {
        push(right, id, group.key);
    }
}

std::uint32_t open_group(TurnQueue& queue) {
    if (queue.free_groups.empty()) {
        queue.groups.emplace_back();
        return static_cast<std::uint32_t>(queue.groups.size() - 1);
    }
    const std::uint32_t id = queue.free_groups.back();
    queue.free_groups.pop_back();
    queue.groups[id] = {};
    return id;
}

// Closes the gaps that leavers left among a waiting group's slots.
void compact(TurnQueue& queue, TurnGroup& group) {
    std::uint64_t awake = 0;
    unsigned next = 0;
    for_each_slot(group.present, [&](unsigned slot) {
        const std::uint16_t actor = group.member[slot];
        group.member[next] = actor;
        queue.seats[actor].slot = static_cast<std::uint8_t>(next);
        awake |= (group.awake >> slot & 1U) << next;
        ++next;
    });
    group.size = next;
    group.present = next == kGroupSize ? kNever : bit(next) - 1;
    group.awake = awake;
}

struct Entry {
    std::uint64_t due = 0;
    std::uint64_t since = 0;
    std::uint64_t delay = 0;
};

// The group that an entry made now may join at its end: the last to enter among those due at the same time, if it
// entered now too and agrees in all. Only the latest few are looked at; not to find one costs nothing but an entry.
std::uint32_t joinable_group(const TurnQueue& queue, const Entry& entry) {
    for (std::uint32_t back = 1; back <= queue.recent.size(); ++back) {
        const std::uint32_t id = queue.recent[(queue.recent_next - back) % queue.recent.size()];
        const TurnGroup& group = queue.groups[id];
        if (id == kNoGroup || group.key.due != entry.due) {
            continue;
        }
        const bool agrees = group.key.entered == queue.now && group.since == entry.since && group.delay == entry.delay;
        const bool has_room = std::popcount(group.present) < static_cast<int>(kGroupSize);
        return agrees && has_room && id != queue.current ? id : kNoGroup;
    }
    return kNoGroup;
}

// Seats an actor that sits nowhere at the end of those due at the same time.
void place(TurnQueue& queue, std::uint16_t actor, const Entry& entry) {
    std::uint32_t id = joinable_group(queue, entry);
    if (id == kNoGroup) {
        id = open_group(queue);
        TurnGroup& opened = queue.groups[id];
        opened.key = {entry.due, queue.now, queue.serial++};
        opened.since = entry.since;
        opened.delay = entry.delay;
        remember(queue, id);
    }
    TurnGroup& group = queue.groups[id];
    if (group.size == kGroupSize) {
        compact(queue, group);
    }
    const std::uint32_t slot = group.size++;
    TurnSeat& seat = queue.seats[actor];
    group.member[slot] = actor;
    group.present |= bit(slot);
    group.awake |= seat.idle ? 0 : bit(slot);
    seat.group = id;
    seat.slot = static_cast<std::uint8_t>(slot);
    refile(queue, id);
}

// Moves members of the current group, in order, to where they wait for their next turn.
void send_back(TurnQueue& queue, std::uint64_t slots) {
    const std::uint32_t from = queue.current;
    const std::uint64_t delay = queue.groups[from].delay;
    for_each_slot(slots, [&](unsigned slot) {
        place(queue, queue.groups[from].member[slot], {queue.now + delay, queue.now, delay});
    });
    queue.groups[from].present &= ~slots;
    queue.groups[from].awake &= ~slots;
}

// Enters an actor that sits nowhere. Those of the current group that acted before went back before.
void enter_at(TurnQueue& queue, std::uint16_t actor, const Entry& entry) {
    if (entry.due == queue.now + queue.groups[queue.current].delay) {
        send_back(queue, done_slots(queue));
    }
    queue.awake += queue.seats[actor].idle ? 0U : 1U;
    place(queue, actor, entry);
}

void unseat(TurnQueue& queue, std::uint16_t actor) {
    TurnSeat& seat = queue.seats[actor];
    TurnGroup& group = queue.groups[seat.group];
    group.present &= ~bit(seat.slot);
    group.awake &= ~bit(seat.slot);
    queue.awake -= seat.idle ? 0U : 1U;
    if (seat.group != queue.current) {
        refile(queue, seat.group);
    }
    seat.group = kNoGroup;
}

// The creature that acted goes back: with its group when its delay is still the group's.
void settle_acting(TurnQueue& queue) {
    const std::uint16_t actor = queue.acting;
    const bool moves = queue.acting_changed && queue.seats[actor].delay != queue.groups[queue.current].delay;
    queue.acting = kNobody;
    queue.acting_changed = false;
    if (moves) {
        const std::uint64_t delay = queue.seats[actor].delay;
        unseat(queue, actor);
        if (delay != 0) {
            enter_at(queue, actor, {queue.now + delay, queue.now, delay});
        }
    }
}

// Lets the idle groups whose turn comes before that of the first awake one take all those turns, many at once. Only
// those still due at the old time take one by itself: of two groups in step, one may have had that turn already.
void settle_idle(TurnQueue& queue) {
    const TurnKey first = queue.awake_heap.entries.front().key;
    while (!queue.idle_heap.entries.empty() && queue.idle_heap.entries.front().key < first) {
        const std::uint32_t id = queue.idle_heap.entries.front().group;
        TurnGroup& group = queue.groups[id];
        const std::uint64_t due = group.key.due;
        const bool many = due != queue.now && due + group.delay < first.due;
        const std::uint64_t more = many ? (first.due - due - 1) / group.delay : 0;
        const std::uint64_t last = due + more * group.delay;
        group.key = {last + group.delay, last, queue.serial++};
        group.since = last;
        change_top(queue.idle_heap, group.key);
        remember(queue, id);
    }
}

bool comes_before_all(const TurnQueue& queue, std::uint64_t due) {
    return (queue.awake_heap.entries.empty() || due < queue.awake_heap.entries.front().key.due) &&
           (queue.idle_heap.entries.empty() || due < queue.idle_heap.entries.front().key.due);
}

void start(TurnQueue& queue, std::uint32_t group) {
    queue.current = group;
    queue.ahead = kNever;
    queue.now = queue.groups[group].key.due;
}

// Puts the current group, all of whose turns are over, back into the queue, or starts it again if it is next.
void finish_current(TurnQueue& queue) {
    const std::uint32_t id = queue.current;
    TurnGroup& group = queue.groups[id];
    const std::uint64_t due = queue.now + group.delay;
    const bool goes_on = group.awake != 0 && comes_before_all(queue, due);
    if (!goes_on && joinable_group(queue, {due, queue.now, group.delay}) != kNoGroup) {
        send_back(queue, group.present);
    }
    TurnGroup& rest = queue.groups[id];
    rest.key = {due, queue.now, queue.serial++};
    rest.since = queue.now;
    if (goes_on) {
        start(queue, id);
        return;
    }
    queue.current = kNoGroup;
    remember(queue, id);
    refile(queue, id);
}

}  // namespace

void reserve(TurnQueue& queue, std::size_t actors) {
    queue.seats.reserve(actors);
    queue.groups.reserve(actors + 2);
    queue.free_groups.reserve(actors + 2);
    reserve(queue.awake_heap, actors + 2);
    reserve(queue.idle_heap, actors + 2);
}

void reset(TurnQueue& queue, std::uint64_t unit) {
    queue.now = 0;
    queue.unit = unit;
    queue.ahead = 0;
    queue.current = kNoGroup;
    queue.acting = kNobody;
    queue.acting_changed = false;
    queue.awake = 0;
    queue.serial = 0;
    queue.seats.clear();
    queue.groups.resize(1);
    queue.free_groups.clear();
    clear(queue.awake_heap);
    clear(queue.idle_heap);
    queue.recent = {};
    queue.recent_next = 0;
}

void enter(TurnQueue& queue, std::uint16_t actor, std::uint64_t delay) {
    assert(actor != kNobody && delay <= kMaxDelay);
    if (actor >= queue.seats.size()) {
        queue.seats.resize(std::size_t{actor} + 1);
    }
    assert(!queue.seats[actor].known);
    queue.seats[actor] = {.delay = delay, .known = true};
    if (delay != 0) {
        enter_at(queue, actor, {queue.now + delay, queue.now, delay});
    }
}

void leave(TurnQueue& queue, std::uint16_t actor) {
    if (actor >= queue.seats.size() || !queue.seats[actor].known) {
        return;
    }
    if (queue.seats[actor].group != kNoGroup) {
        unseat(queue, actor);
    }
    if (queue.acting == actor) {
        queue.acting = kNobody;
        queue.acting_changed = false;
    }
    queue.seats[actor] = {};
}

void set_delay(TurnQueue& queue, std::uint16_t actor, std::uint64_t delay) {
    TurnSeat& seat = queue.seats[actor];
    assert(seat.known && delay <= kMaxDelay);
    if (seat.delay == delay) {
        return;
    }
    seat.delay = delay;
    if (queue.acting == actor) {
        queue.acting_changed = true;
        return;
    }
    std::uint64_t since = queue.now;
    if (seat.group != kNoGroup) {
        const bool went_back = seat.group == queue.current && (done_slots(queue) & bit(seat.slot)) != 0;
        since = went_back ? queue.now : queue.groups[seat.group].since;
        unseat(queue, actor);
    }
    if (delay != 0) {
        enter_at(queue, actor, {std::max(queue.now, since + delay), since, delay});
    }
}

void set_idle(TurnQueue& queue, std::uint16_t actor, bool idle) {
    TurnSeat& seat = queue.seats[actor];
    assert(seat.known);
    if (seat.idle == idle) {
        return;
    }
    seat.idle = idle;
    if (seat.group == kNoGroup) {
        return;
    }
    queue.groups[seat.group].awake ^= bit(seat.slot);
    queue.awake = idle ? queue.awake - 1 : queue.awake + 1;
    if (seat.group != queue.current) {
        refile(queue, seat.group);
    }
}

std::optional<std::uint64_t> fit_speed(TurnQueue& queue, Speed speed) {
    const auto unit = wider_unit(queue.unit, speed);
    if (!unit) {
        return std::nullopt;
    }
    const std::uint64_t factor = *unit / queue.unit;
    if (factor == 1) {
        return delay_ticks(speed, *unit);
    }
    std::uint64_t slowest = 0;
    std::uint64_t latest = queue.now;
    for (const TurnSeat& seat : queue.seats) {
        slowest = std::max(slowest, seat.delay);
        latest = seat.group != kNoGroup ? std::max(latest, queue.groups[seat.group].key.due) : latest;
    }
    if (slowest > kMaxDelay / factor || latest > (kNever - kMaxDelay) / factor) {
        return std::nullopt;
    }
    queue.unit = *unit;
    queue.now *= factor;
    for (TurnSeat& seat : queue.seats) {
        seat.delay *= factor;
    }
    for (TurnGroup& group : queue.groups) {
        if (group.present != 0) {
            group.key.due *= factor;
            group.key.entered *= factor;
            group.since *= factor;
            group.delay *= factor;
        }
    }
    scale(queue.awake_heap, factor);
    scale(queue.idle_heap, factor);
    return delay_ticks(speed, *unit);
}

Turn next_group_turn(TurnQueue& queue) {
    settle_acting(queue);
    if (queue.awake == 0) {
        return {kNobody, queue.now};
    }
    if ((queue.groups[queue.current].awake & queue.ahead) == 0) {
        if (queue.current != kNoGroup) {
            finish_current(queue);
        }
        if (queue.current == kNoGroup) {
            settle_idle(queue);
            const std::uint32_t first = queue.awake_heap.entries.front().group;
            take_out(queue.awake_heap, first);
            start(queue, first);
        }
    }
    return next_turn(queue);
}

bool check_turn_queue(const TurnQueue& queue) {
    std::uint32_t awake = 0;
    std::size_t members = 0;
    for (std::size_t actor = 0; actor < queue.seats.size(); ++actor) {
        const TurnSeat& seat = queue.seats[actor];
        if (seat.group == kNoGroup) {
            continue;
        }
        const TurnGroup& group = queue.groups[seat.group];
        const bool in_group = (group.present >> seat.slot & 1U) != 0 && group.member[seat.slot] == actor;
        const bool marked = (group.awake >> seat.slot & 1U) == (seat.idle ? 0U : 1U);
        if (!seat.known || !in_group || !marked || (seat.delay != group.delay && queue.acting != actor)) {
            return false;
        }
        awake += seat.idle ? 0U : 1U;
        ++members;
    }
    for (std::uint32_t id = 1; id < queue.groups.size(); ++id) {
        const TurnGroup& group = queue.groups[id];
        const bool in_awake = holds(queue.awake_heap, id);
        const bool in_idle = holds(queue.idle_heap, id);
        const bool waits = id != queue.current && group.present != 0;
        if (in_awake != (waits && group.awake != 0) || in_idle != (waits && group.awake == 0) ||
            (group.awake & ~group.present) != 0) {
            return false;
        }
        members -= static_cast<std::size_t>(std::popcount(group.present));
    }
    return awake == queue.awake && members == 0;
}

}  // namespace rogsim
