#include "tests/reference/path.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>

namespace reference {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();

constexpr std::array<Point, 8> kSteps{{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

struct Entry {
    int priority = 0;
    Point at;
};

void push(std::vector<Entry>& heap, Entry entry) {
    heap.push_back(entry);
    std::size_t i = heap.size() - 1;
    while (i > 0) {
        const std::size_t parent = (i - 1) / 2;
        if (!(heap[i].priority < heap[parent].priority)) {
            return;
        }
        std::swap(heap[i], heap[parent]);
        i = parent;
    }
}

Entry pop(std::vector<Entry>& heap) {
    const Entry top = heap.front();
    heap.front() = heap.back();
    heap.pop_back();
    std::size_t i = 0;
    while (true) {
        std::size_t least = i;
        for (const std::size_t child : {2 * i + 1, 2 * i + 2}) {
            if (child < heap.size() && heap[child].priority < heap[least].priority) {
                least = child;
            }
        }
        if (least == i) {
            return top;
        }
        std::swap(heap[i], heap[least]);
        i = least;
    }
}

int estimate(Point a, Point b) {
    const int dx = std::abs(a.x - b.x);
    const int dy = std::abs(a.y - b.y);
    return 3 * std::min(dx, dy) + 2 * (std::max(dx, dy) - std::min(dx, dy));
}

}  // namespace

std::vector<Point> find_path(const Grid<int>& cost, Point from, Point to) {
    Grid<int> distance(cost.width, cost.height, kFar);
    Grid<Point> came_from(cost.width, cost.height, Point{});
    std::vector<Entry> heap;
    distance.at(from.x, from.y) = 0;
    push(heap, {estimate(from, to), from});
    while (!heap.empty()) {
        const Point at = pop(heap).at;
        for (const Point step : kSteps) {
            const Point next{at.x + step.x, at.y + step.y};
            if (!cost.holds(next.x, next.y) || cost.at(next.x, next.y) == 0) {
                continue;
            }
            const int edge = step.x != 0 && step.y != 0 ? 3 : 2;
            const int through = distance.at(at.x, at.y) + edge * cost.at(next.x, next.y);
            if (through < distance.at(next.x, next.y)) {
                distance.at(next.x, next.y) = through;
                came_from.at(next.x, next.y) = at;
                push(heap, {through + estimate(next, to), next});
            }
        }
        if (at == to) {
            break;
        }
    }
    std::vector<Point> path;
    if (distance.at(to.x, to.y) == kFar) {
        return path;
    }
    for (Point at = to; !(at == from); at = came_from.at(at.x, at.y)) {
        path.push_back(at);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace reference
