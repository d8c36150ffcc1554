#include "rogsim/world/monster_path.hpp"

#include <algorithm>

namespace rogsim {
namespace {

struct Step {
    int dx;
    int dy;
    int cost;
};

// In the order in which the reference expands neighbours.
constexpr Step kSteps[] = {{-1, -1, 3}, {-1, 0, 2}, {-1, 1, 3}, {0, -1, 2},
                           {0, 1, 2},   {1, -1, 3}, {1, 0, 2},  {1, 1, 3}};

constexpr std::uint32_t estimate_of(std::uint64_t entry) { return static_cast<std::uint32_t>(entry >> 32U); }

// Sifts up while strictly below the parent.
void push(std::vector<std::uint64_t>& heap, std::uint64_t entry) {
    std::size_t i = heap.size();
    heap.push_back(entry);
    while (i != 0) {
        const std::size_t parent = (i - 1) / 2;
        if (estimate_of(entry) >= estimate_of(heap[parent])) {
            break;
        }
        heap[i] = heap[parent];
        i = parent;
    }
    heap[i] = entry;
}

// Takes the root; the last entry sifts down, past the left child if that is smaller, else the right.
std::uint64_t pop(std::vector<std::uint64_t>& heap) {
    const std::uint64_t root = heap.front();
    const std::uint64_t entry = heap.back();
    heap.pop_back();
    const std::size_t size = heap.size();
    std::size_t i = 0;
    while (2 * i + 1 < size) {
        const std::size_t left = 2 * i + 1;
        std::size_t least = i;
        std::uint32_t least_estimate = estimate_of(entry);
        if (estimate_of(heap[left]) < least_estimate) {
            least = left;
            least_estimate = estimate_of(heap[left]);
        }
        if (left + 1 < size && estimate_of(heap[left + 1]) < least_estimate) {
            least = left + 1;
        }
        if (least == i) {
            break;
        }
        heap[i] = heap[least];
        i = least;
    }
    if (size != 0) {
        heap[i] = entry;
    }
    return root;
}

// Octile: 2 a straight step, 3 a diagonal one.
int heuristic(Pos a, Pos b) {
    const int dx = std::abs(a.x - b.x);
    const int dy = std::abs(a.y - b.y);
    return 2 * std::max(dx, dy) + std::min(dx, dy);
}

void trace_back(const PathSearch& search, const Shape& shape, Pos from, Pos to, std::vector<Square>& path) {
    while (!(to == from)) {
        const Square s = square_at(shape, to);
        path.push_back(s);
        const Step& step = kSteps[search.nodes[s].came_by];
        to = {to.x - step.dx, to.y - step.dy};
    }
    std::reverse(path.begin(), path.end());
}

// Straight along a row or column over free squares there is no second way as cheap, so none has to be searched for.
bool find_straight(const Level& level, const Board& blockers, Pos from, Pos to, std::vector<Square>& path) {
    if ((from.x != to.x && from.y != to.y) || from == to || !has(level.open, square_at(level.shape, to))) {
        return false;
    }
    const Pos step{(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
    for (Pos p{from.x + step.x, from.y + step.y}; !(p == to); p = {p.x + step.x, p.y + step.y}) {
        const Square s = square_at(level.shape, p);
        if (!has(level.open, s) || has(blockers, s)) {
            path.clear();
            return false;
        }
        path.push_back(s);
    }
    path.push_back(square_at(level.shape, to));
    return true;
}

}  // namespace

void prepare(PathSearch& search, const Shape& shape) {
    const auto squares = static_cast<std::size_t>(shape.width * shape.stride);
    if (search.nodes.size() < squares) {
        search.nodes.resize(squares);
    }
    search.heap.reserve(8 * squares);
}

void find_monster_path(PathSearch& search, const Level& level, const Board& blockers, int blocker_cost, Pos from,
                       Pos to, std::vector<Square>& path) {
    path.clear();
    if (find_straight(level, blockers, from, to, path)) {
        return;
    }
    const Shape& shape = level.shape;
    const std::uint32_t stamp = ++search.stamp;
    auto& nodes = search.nodes;
    auto& heap = search.heap;
    heap.clear();
    nodes[square_at(shape, from)] = {stamp, 0, 0};
    push(heap, std::uint64_t{static_cast<std::uint32_t>(heuristic(from, to))} << 32U | square_at(shape, from));
    const Square goal = square_at(shape, to);
    const int entering_goal = has(blockers, goal) ? 1 + blocker_cost : 1;
    while (!heap.empty()) {
        const std::uint64_t entry = pop(heap);
        const auto here = static_cast<Square>(entry);
        // Estimates never fall from one taken to the next, and a square beside the goal is estimated at 2 more than
        // its cost or 3: from here on none can offer a cheaper way in, so what the search would still do is in vain.
        const PathSearch::Node& end = nodes[goal];
        if (end.stamp == stamp && static_cast<int>(estimate_of(entry)) >= end.cost + 2 - 2 * entering_goal) {
            break;
        }
        const Pos p = pos_of(shape, here);
        const int cost_here = nodes[here].cost;
        for (std::uint8_t i = 0; i < 8; ++i) {
            const Pos q{p.x + kSteps[i].dx, p.y + kSteps[i].dy};
            if (!inside(shape, q)) {
                continue;
            }
            const Square s = square_at(shape, q);
            if (!has(level.open, s)) {
                continue;
            }
            const int entering = has(blockers, s) ? 1 + blocker_cost : 1;
            const int cost = cost_here + kSteps[i].cost * entering;
            PathSearch::Node& node = nodes[s];
            if (node.stamp == stamp && node.cost <= cost) {
                continue;
            }
            node = {stamp, cost, i};
            push(heap, std::uint64_t{static_cast<std::uint32_t>(cost + heuristic(q, to))} << 32U | s);
        }
    }
    if (nodes[goal].stamp == stamp) {
        trace_back(search, shape, from, to, path);
    }
}

}  // namespace rogsim
