// A binary heap of entries with explicit total order, from which any entry can be taken.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

namespace rogsim {

// When a group's turn comes. Equal times leave in order of entry: by the time of entry, then by its number.
struct TurnKey {
    std::uint64_t due = 0;      // ticks
    std::uint64_t entered = 0;  // ticks
    std::uint64_t serial = 0;   // no two are equal; kept from turn to turn, so that equals keep their order

    friend bool operator<(const TurnKey& a, const TurnKey& b) {
        return std::tie(a.due, a.entered, a.serial) < std::tie(b.due, b.entered, b.serial);
    }
};

struct TurnHeap {
    struct Entry {
        TurnKey key;
        std::uint32_t group = 0;
    };
    std::vector<Entry> entries;        // a heap: no entry before its parent, (i - 1) / 2
    std::vector<std::uint32_t> place;  // [group]: its index in `entries`, or kNowhere

    static constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;
};

void clear(TurnHeap& heap);
void reserve(TurnHeap& heap, std::size_t groups);
bool holds(const TurnHeap& heap, std::uint32_t group);
void push(TurnHeap& heap, std::uint32_t group, const TurnKey& key);

// Takes `group`, which must be in the heap, out of it.
void take_out(TurnHeap& heap, std::uint32_t group);

// Changes a serial in a way that leaves the order of the entries as it is.
void change_serial(TurnHeap& heap, std::uint32_t group, std::uint64_t serial);

// Multiplies all times.
void scale(TurnHeap& heap, std::uint64_t factor);

}  // namespace rogsim
