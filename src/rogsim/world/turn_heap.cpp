#include "rogsim/world/turn_heap.hpp"

#include <cassert>

namespace rogsim {
namespace {

void put(TurnHeap& heap, std::size_t at, const TurnHeap::Entry& entry) {
    heap.entries[at] = entry;
    heap.place[entry.group] = static_cast<std::uint32_t>(at);
}

void sift_up(TurnHeap& heap, std::size_t at, const TurnHeap::Entry& entry) {
    while (at > 0) {
        const std::size_t parent = (at - 1) / 2;
        if (!(entry.key < heap.entries[parent].key)) {
            break;
        }
        put(heap, at, heap.entries[parent]);
        at = parent;
    }
    put(heap, at, entry);
}

void sift_down(TurnHeap& heap, std::size_t at, const TurnHeap::Entry& entry) {
    const std::size_t size = heap.entries.size();
    for (std::size_t child = 2 * at + 1; child < size; child = 2 * at + 1) {
        if (child + 1 < size && heap.entries[child + 1].key < heap.entries[child].key) {
            ++child;
        }
        if (!(heap.entries[child].key < entry.key)) {
            break;
        }
        put(heap, at, heap.entries[child]);
        at = child;
    }
    put(heap, at, entry);
}

}  // namespace

void clear(TurnHeap& heap) {
    heap.entries.clear();
    heap.place.clear();
}

void reserve(TurnHeap& heap, std::size_t groups) {
    heap.entries.reserve(groups);
    heap.place.reserve(groups);
}

bool holds(const TurnHeap& heap, std::uint32_t group) {
    return group < heap.place.size() && heap.place[group] != TurnHeap::kNowhere;
}

void push(TurnHeap& heap, std::uint32_t group, const TurnKey& key) {
    assert(!holds(heap, group));
    if (group >= heap.place.size()) {
        heap.place.resize(group + 1, TurnHeap::kNowhere);
    }
    const TurnHeap::Entry entry{key, group};
    heap.entries.push_back(entry);
    sift_up(heap, heap.entries.size() - 1, entry);
}

void take_out(TurnHeap& heap, std::uint32_t group) {
    assert(holds(heap, group));
    const std::size_t at = heap.place[group];
    heap.place[group] = TurnHeap::kNowhere;
    const TurnHeap::Entry last = heap.entries.back();
    heap.entries.pop_back();
    if (at == heap.entries.size()) {
        return;
    }
    if (at > 0 && last.key < heap.entries[(at - 1) / 2].key) {
        sift_up(heap, at, last);
    } else {
        sift_down(heap, at, last);
    }
}

void change_serial(TurnHeap& heap, std::uint32_t group, std::uint64_t serial) {
    heap.entries[heap.place[group]].key.serial = serial;
}

void scale(TurnHeap& heap, std::uint64_t factor) {
    for (TurnHeap::Entry& entry : heap.entries) {
        entry.key.due *= factor;
        entry.key.entered *= factor;
    }
}

}  // namespace rogsim
