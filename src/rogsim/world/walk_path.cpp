#include "rogsim/world/walk_path.hpp"

#include <algorithm>

namespace rogsim {
namespace {

template <int W>
using Column = std::array<std::uint64_t, static_cast<std::size_t>(W)>;

template <int W>
Column<W> load(const Board& board, int x) {
    Column<W> c;
    std::copy_n(board.word.begin() + x * W, W, c.begin());
    return c;
}

template <int W>
void store(Board& board, int x, const Column<W>& c) {
    std::copy_n(c.begin(), W, board.word.begin() + x * W);
}

// The column with each square's neighbours above and below added.
template <int W>
Column<W> thickened(const Column<W>& c) {
    Column<W> out;
    for (std::size_t i = 0; i < W; ++i) {
        out[i] = c[i] | c[i] << 1U | c[i] >> 1U;
        if (i > 0) {
            out[i] |= c[i - 1] >> 63U;
        }
        if (i + 1 < W) {
            out[i] |= c[i + 1] << 63U;
        }
    }
    return out;
}

// The columns lo..hi that a set touches.
struct Span {
    int lo;
    int hi;
};

// One step outward: `next` = neighbours of `last` that are passable and not in `ring` yet. True if there are any.
template <int W>
bool flood_step(const Shape& shape, const Board& passable, std::array<Board, 3>& ring, int distance, Span& span) {
    const Board& last = ring[static_cast<std::size_t>((distance + 2) % 3)];
    const Board& before = ring[static_cast<std::size_t>((distance + 1) % 3)];
    Board& next = ring[static_cast<std::size_t>(distance % 3)];
    const int lo = std::max(0, span.lo - 1);
    const int hi = std::min(shape.width - 1, span.hi + 1);
    Column<W> left{};
    Column<W> here = thickened<W>(load<W>(last, lo));
    if (lo > 0) {
        left = thickened<W>(load<W>(last, lo - 1));
    }
    std::uint64_t any = 0;
    for (int x = lo; x <= hi; ++x) {
        const Column<W> right = x + 1 < shape.width ? thickened<W>(load<W>(last, x + 1)) : Column<W>{};
        Column<W> out = load<W>(next, x);
        const Column<W> way = load<W>(passable, x);
        const Column<W> l = load<W>(last, x);
        const Column<W> b = load<W>(before, x);
        for (std::size_t i = 0; i < W; ++i) {
            const std::uint64_t fresh = (left[i] | here[i] | right[i]) & way[i] & ~(l[i] | b[i] | out[i]);
            out[i] |= fresh;
            any |= fresh;
        }
        store<W>(next, x, out);
        left = here;
        here = right;
    }
    span = {lo, hi};
    return any != 0;
}

// The goals at this distance, all of which are nearest ones; marks them as on a way.
template <int W>
bool mark_goals(const Board& reached, const Board& goals, const Span& span, Board& on_way) {
    std::uint64_t any = 0;
    for (int x = span.lo; x <= span.hi; ++x) {
        Column<W> hit = load<W>(goals, x);
        const Column<W> r = load<W>(reached, x);
        for (std::size_t i = 0; i < W; ++i) {
            hit[i] &= r[i];
            any |= hit[i];
        }
        store<W>(on_way, x, hit);
    }
    return any != 0;
}

// From the goals back: marks the squares one nearer to the start that touch a marked square `distance` away.
template <int W>
void mark_back(const std::array<Board, 3>& ring, int distance, const Span& span, Board& on_way) {
    const Board& far = ring[static_cast<std::size_t>(distance % 3)];
    const Board& near = ring[static_cast<std::size_t>((distance + 2) % 3)];
    const auto marked_far = [&](int x) {
        Column<W> c{};
        if (x >= span.lo && x <= span.hi) {
            c = load<W>(on_way, x);
            const Column<W> f = load<W>(far, x);
            for (std::size_t i = 0; i < W; ++i) {
                c[i] &= f[i];
            }
        }
        return thickened<W>(c);
    };
    Column<W> left{};
    Column<W> here = marked_far(span.lo);
    for (int x = span.lo; x <= span.hi; ++x) {
        const Column<W> right = marked_far(x + 1);
        Column<W> marks = load<W>(on_way, x);
        const Column<W> n = load<W>(near, x);
        for (std::size_t i = 0; i < W; ++i) {
            marks[i] |= (left[i] | here[i] | right[i]) & n[i];
        }
        store<W>(on_way, x, marks);
        left = here;
        here = right;
    }
}

constexpr Pos kSteps[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

// Walks `length` steps from the start, the first step in order each time that leads to a square that `leads` accepts
// at its distance from the start.
template <class Leads>
void follow(const Shape& shape, Square from, int length, const Leads& leads, std::vector<Square>& path) {
    Pos here = pos_of(shape, from);
    for (int distance = 1; distance <= length; ++distance) {
        for (const Pos& step : kSteps) {
            const Pos p{here.x + step.x, here.y + step.y};
            if (inside(shape, p) && leads(distance, square_at(shape, p))) {
                path.push_back(square_at(shape, p));
                here = p;
                break;
            }
        }
    }
}

void clear_rings(WalkSearch& search, const Shape& shape) {
    for (Board& ring : search.ring) {
        clear(ring, shape);
    }
}

template <int W>
bool find_walk_in(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals, Square from,
                  std::vector<Square>& path) {
    clear_rings(search, shape);
    add(search.ring[0], from);
    const int x = pos_of(shape, from).x;
    Span span{x, x};
    int length = 0;
    do {
        ++length;
        if (!flood_step<W>(shape, passable, search.ring, length, span)) {
            return false;
        }
    } while (!mark_goals<W>(search.ring[static_cast<std::size_t>(length % 3)], goals, span, search.on_way));
    for (int distance = length; distance > 1; --distance) {
        mark_back<W>(search.ring, distance, span, search.on_way);
    }
    const auto leads = [&](int distance, Square s) {
        return has(search.ring[static_cast<std::size_t>(distance % 3)], s) && has(search.on_way, s);
    };
    follow(shape, from, length, leads, path);
    return true;
}

template <int W>
bool find_walk_from_goals_in(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals,
                             Square from, std::vector<Square>& path) {
    clear_rings(search, shape);
    Span span{shape.width, -1};
    for (int x = 0; x < shape.width; ++x) {
        Column<W> c = load<W>(goals, x);
        const Column<W> way = load<W>(passable, x);
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < W; ++i) {
            c[i] &= way[i];
            any |= c[i];
        }
        if (any != 0) {
            store<W>(search.ring[0], x, c);
            span = {std::min(span.lo, x), x};
        }
    }
    int length = 0;
    do {
        ++length;
        if (span.hi < 0 || !flood_step<W>(shape, passable, search.ring, length, span)) {
            return false;
        }
    } while (!has(search.ring[static_cast<std::size_t>(length % 3)], from));
    const auto leads = [&](int distance, Square s) {
        return has(search.ring[static_cast<std::size_t>((length - distance) % 3)], s);
    };
    follow(shape, from, length, leads, path);
    return true;
}

template <int W>
void find_frontier_in(const Shape& shape, const Board& passable, const Board& explored, Board& frontier) {
    Column<W> on_map{};
    for (int y = 0; y < shape.height; ++y) {
        on_map[static_cast<std::size_t>(y) >> 6U] |= std::uint64_t{1} << (static_cast<unsigned>(y) & 63U);
    }
    const auto unknown = [&](int x) {
        Column<W> c{};
        if (x >= 0 && x < shape.width) {
            c = load<W>(explored, x);
            for (std::size_t i = 0; i < W; ++i) {
                c[i] = ~c[i] & on_map[i];
            }
        }
        return thickened<W>(c);
    };
    Column<W> left{};
    Column<W> here = unknown(0);
    for (int x = 0; x < shape.width; ++x) {
        const Column<W> right = unknown(x + 1);
        Column<W> out = load<W>(passable, x);
        for (std::size_t i = 0; i < W; ++i) {
            out[i] &= left[i] | here[i] | right[i];
        }
        store<W>(frontier, x, out);
        left = here;
        here = right;
    }
}

}  // namespace

bool find_walk(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals, Square from,
               std::vector<Square>& path) {
    path.clear();
    if (has(goals, from)) {
        return true;
    }
    switch (shape.words) {
        case 1: return find_walk_in<1>(search, shape, passable, goals, from, path);
        case 2: return find_walk_in<2>(search, shape, passable, goals, from, path);
        default: return find_walk_in<4>(search, shape, passable, goals, from, path);
    }
}

bool find_walk_from_goals(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals,
                          Square from, std::vector<Square>& path) {
    path.clear();
    if (has(goals, from)) {
        return true;
    }
    switch (shape.words) {
        case 1: return find_walk_from_goals_in<1>(search, shape, passable, goals, from, path);
        case 2: return find_walk_from_goals_in<2>(search, shape, passable, goals, from, path);
        default: return find_walk_from_goals_in<4>(search, shape, passable, goals, from, path);
    }
}

void find_frontier(const Shape& shape, const Board& passable, const Board& explored, Board& frontier) {
    switch (shape.words) {
        case 1: return find_frontier_in<1>(shape, passable, explored, frontier);
        case 2: return find_frontier_in<2>(shape, passable, explored, frontier);
        default: return find_frontier_in<4>(shape, passable, explored, frontier);
    }
}

}  // namespace rogsim
