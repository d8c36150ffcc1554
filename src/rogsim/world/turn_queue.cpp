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

// Keeps a waiting group in the heap while a member is awake, and gives it up when it is empty.
void refile(TurnQueue& queue, std::uint32_t id) {
    TurnGroup& group = queue.groups[id];
    if (group.awake == 0 && holds(queue.heap, id)) {
        take_out(queue.heap, id);
    } else if (group.awake != 0 && !holds(queue.heap, id)) {
        push(queue.heap, id, group.key);
    }
    if (group.present == 0) {
        group.key.due = kNever;
        queue.free_groups.push_back(id);
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
// entered during this very turn and agrees in all. Only the latest few are looked at; not to find one costs nothing
// but an entry.
std::uint32_t joinable_group(const TurnQueue& queue, const Entry& entry) {
    const auto kept = static_cast<std::uint32_t>(queue.recent.size());
    for (std::uint32_t back = 1; back <= std::min(queue.recent_count, kept); ++back) {
        const std::uint32_t id = queue.recent[(queue.recent_count - back) % kept];
        const TurnGroup& group = queue.groups[id];
        if (group.key.due != entry.due) {
            continue;
        }
        const bool agrees = group.since == entry.since && group.delay == entry.delay;
        const bool has_room = std::popcount(group.present) < static_cast<int>(kGroupSize);
        return agrees && has_room ? id : kNoGroup;
    }
    return kNoGroup;
}

// Lets an idle group take all its turns up to now: those at this time only if they come before the current group's.
void catch_up(const TurnQueue& queue, TurnGroup& group) {
    const TurnKey& here = queue.groups[queue.current].key;
    if (queue.current == kNoGroup || !(group.key < here)) {
        return;
    }
    const std::uint64_t more = (queue.now - group.key.due) / group.delay;
    std::uint64_t last = group.key.due + more * group.delay;
    if (last == queue.now && more > 0 && !(TurnKey{last, last - group.delay, group.key.serial} < here)) {
        last -= group.delay;
    }
    group.key = {last + group.delay, last, group.key.serial};
    group.since = last;
}

bool is_idle_group(const TurnQueue& queue, std::uint32_t id) {
    const TurnGroup& group = queue.groups[id];
    return id != queue.current && group.present != 0 && group.awake == 0;
}

// Renumbers the groups whose turn at this time is not over, in their order, behind an entry that was made just now:
// they will go back after it.
void renumber_undone(TurnQueue& queue) {
    queue.undone.clear();
    for (std::uint32_t id = 1; id < queue.groups.size(); ++id) {
        TurnGroup& group = queue.groups[id];
        if (is_idle_group(queue, id)) {
            catch_up(queue, group);
        }
        if (group.key.due == queue.now) {
            queue.undone.push_back(id);
        }
    }
    std::sort(queue.undone.begin(), queue.undone.end(),
              [&queue](std::uint32_t a, std::uint32_t b) { return queue.groups[a].key < queue.groups[b].key; });
    for (const std::uint32_t id : queue.undone) {
        TurnKey& key = queue.groups[id].key;
        key.serial = queue.serial++;
        if (holds(queue.heap, id)) {
            change_serial(queue.heap, id, key.serial);
        }
    }
}

// Opens a group for an entry made now.
std::uint32_t open_group_for(TurnQueue& queue, const Entry& entry) {
    const std::uint32_t id = open_group(queue);
    TurnGroup& group = queue.groups[id];
    group.key = {entry.due, queue.now, queue.serial++};
    group.since = entry.since;
    group.delay = entry.delay;
    queue.recent[queue.recent_count++ % queue.recent.size()] = id;
    if (queue.current != kNoGroup) {
        renumber_undone(queue);
    }
    return id;
}

// Seats an actor that sits nowhere at the end of those due at the same time.
void place(TurnQueue& queue, std::uint16_t actor, const Entry& entry) {
    std::uint32_t id = joinable_group(queue, entry);
    if (id == kNoGroup) {
        id = open_group_for(queue, entry);
    }
    TurnGroup& group = queue.groups[id];
    if (group.size == kGroupSize) {
        compact(queue, group);
        assert(group.size < kGroupSize);
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

void start(TurnQueue& queue, std::uint32_t group) {
    queue.current = group;
    queue.ahead = kNever;
    queue.now = queue.groups[group].key.due;
    queue.recent_count = 0;
}

// Puts the current group, all of whose turns are over, back into the queue, or starts it again if it is next.
void finish_current(TurnQueue& queue) {
    const std::uint32_t id = queue.current;
    const std::uint64_t delay = queue.groups[id].delay;
    const std::uint64_t due = queue.now + delay;
    if (joinable_group(queue, {due, queue.now, delay}) != kNoGroup) {
        send_back(queue, queue.groups[id].present);
    }
    TurnGroup& group = queue.groups[id];
    group.key = {due, queue.now, group.key.serial};
    group.since = queue.now;
    if (group.awake != 0 && (queue.heap.entries.empty() || group.key < queue.heap.entries.front().key)) {
        start(queue, id);
        return;
    }
    queue.current = kNoGroup;
    refile(queue, id);
}

}  // namespace

void reserve(TurnQueue& queue, std::size_t actors) {
    queue.seats.reserve(actors);
    queue.groups.reserve(actors + 2);
    queue.free_groups.reserve(actors + 2);
    queue.undone.reserve(actors + 2);
    reserve(queue.heap, actors + 2);
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
    clear(queue.heap);
    queue.recent_count = 0;
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
        if (is_idle_group(queue, seat.group)) {
            catch_up(queue, queue.groups[seat.group]);
        }
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
    if (is_idle_group(queue, seat.group)) {
        catch_up(queue, queue.groups[seat.group]);
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
        if (group.key.due != kNever) {
            group.key.due *= factor;
            group.key.entered *= factor;
            group.since *= factor;
            group.delay *= factor;
        }
    }
    scale(queue.heap, factor);
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
            const std::uint32_t first = queue.heap.entries.front().group;
            take_out(queue.heap, first);
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
        const bool waits_awake = id != queue.current && group.awake != 0;
        if (holds(queue.heap, id) != waits_awake || (group.awake & ~group.present) != 0) {
            return false;
        }
        members -= static_cast<std::size_t>(std::popcount(group.present));
    }
    return awake == queue.awake && members == 0;
}

}  // namespace rogsim
