#include "rogsim/world/walk_path.hpp"

#include <algorithm>

#include "rogsim/tables/ruleset.hpp"

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

// Columns with their neighbours above and below added; one more at either end stays empty.
template <int W>
using Thick = std::array<Column<W>, kMaxMapSide + 2>;

// Fills thick[x + 1] for the columns x of `span` of the set that `column(x)` gives, and empties the two beside them.
template <int W, class ColumnOf>
void thicken(const Span& span, Thick<W>& thick, const ColumnOf& column) {
    thick[static_cast<std::size_t>(span.lo)] = {};
    for (int x = span.lo; x <= span.hi; ++x) {
        thick[static_cast<std::size_t>(x + 1)] = thickened<W>(column(x));
    }
    thick[static_cast<std::size_t>(span.hi + 2)] = {};
}

template <int W>
Column<W> around(const Thick<W>& thick, int x) {
    Column<W> out;
    for (std::size_t i = 0; i < W; ++i) {
        const auto at = static_cast<std::size_t>(x);
        out[i] = thick[at][i] | thick[at + 1][i] | thick[at + 2][i];
    }
    return out;
}

Span widened(const Span& span, const Shape& shape) {
    return {std::max(0, span.lo - 1), std::min(shape.width - 1, span.hi + 1)};
}

// One step outward: next = neighbours of the last ring that are passable and in no ring yet. True if there are any.
template <int W>
bool flood_step(const Shape& shape, const Board& passable, std::array<Board, 3>& ring, int distance, Span& span,
                Thick<W>& thick) {
    const Board& last = ring[static_cast<std::size_t>((distance + 2) % 3)];
    const Board& before = ring[static_cast<std::size_t>((distance + 1) % 3)];
    Board& next = ring[static_cast<std::size_t>(distance % 3)];
    span = widened(span, shape);
    thicken<W>(span, thick, [&](int x) { return load<W>(last, x); });
    std::uint64_t any = 0;
    for (int x = span.lo; x <= span.hi; ++x) {
        const Column<W> reach = around<W>(thick, x);
        for (std::size_t i = 0; i < W; ++i) {
            const std::size_t word = static_cast<std::size_t>(x * W) + i;
            const std::uint64_t known = last.word[word] | before.word[word] | next.word[word];
            const std::uint64_t fresh = reach[i] & passable.word[word] & ~known;
            next.word[word] |= fresh;
            any |= fresh;
        }
    }
    return any != 0;
}

// The goals at this distance, all of which are nearest ones; marks them as on a way and narrows the span to them.
template <int W>
bool mark_goals(const Board& reached, const Board& goals, const Span& span, Board& on_way, Span& marked) {
    marked = {span.hi + 1, span.lo - 1};
    for (int x = span.lo; x <= span.hi; ++x) {
        std::uint64_t any = 0;
        for (std::size_t word = static_cast<std::size_t>(x * W); word < static_cast<std::size_t>((x + 1) * W); ++word) {
            on_way.word[word] = goals.word[word] & reached.word[word];
            any |= on_way.word[word];
        }
        if (any != 0) {
            marked = {std::min(marked.lo, x), x};
        }
    }
    return marked.hi >= marked.lo;
}

// From the goals back: marks the squares one nearer to the start that touch a marked square `distance` away.
template <int W>
void mark_back(const Shape& shape, const std::array<Board, 3>& ring, int distance, Span& marked, Board& on_way,
               Thick<W>& thick) {
    const Board& far = ring[static_cast<std::size_t>(distance % 3)];
    const Board& near = ring[static_cast<std::size_t>((distance + 2) % 3)];
    marked = widened(marked, shape);
    thicken<W>(marked, thick, [&](int x) {
        Column<W> c = load<W>(on_way, x);
        const Column<W> f = load<W>(far, x);
        for (std::size_t i = 0; i < W; ++i) {
            c[i] &= f[i];
        }
        return c;
    });
    for (int x = marked.lo; x <= marked.hi; ++x) {
        const Column<W> reach = around<W>(thick, x);
        for (std::size_t i = 0; i < W; ++i) {
            const std::size_t word = static_cast<std::size_t>(x * W) + i;
            on_way.word[word] |= reach[i] & near.word[word];
        }
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
    Span marked{};
    Thick<W> thick;
    int length = 0;
    do {
        ++length;
        if (!flood_step<W>(shape, passable, search.ring, length, span, thick)) {
            return false;
        }
    } while (!mark_goals<W>(search.ring[static_cast<std::size_t>(length % 3)], goals, span, search.on_way, marked));
    for (int distance = length; distance > 1; --distance) {
        mark_back<W>(shape, search.ring, distance, marked, search.on_way, thick);
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
    Thick<W> thick;
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
        if (span.hi < 0 || !flood_step<W>(shape, passable, search.ring, length, span, thick)) {
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
    for (std::size_t i = 0; i < W; ++i) {
        const int left = shape.height - 64 * static_cast<int>(i);
        on_map[i] =
            left >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << static_cast<unsigned>(std::max(0, left))) - 1U;
    }
    Thick<W> thick;
    const Span all{0, shape.width - 1};
    thicken<W>(all, thick, [&](int x) {
        Column<W> c = load<W>(explored, x);
        for (std::size_t i = 0; i < W; ++i) {
            c[i] = ~c[i] & on_map[i];
        }
        return c;
    });
    for (int x = 0; x < shape.width; ++x) {
        const Column<W> reach = around<W>(thick, x);
        for (std::size_t i = 0; i < W; ++i) {
            const std::size_t word = static_cast<std::size_t>(x * W) + i;
            frontier.word[word] = reach[i] & passable.word[word];
        }
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
        case 1:
            return find_walk_in<1>(search, shape, passable, goals, from, path);
        case 2:
            return find_walk_in<2>(search, shape, passable, goals, from, path);
        default:
            return find_walk_in<4>(search, shape, passable, goals, from, path);
    }
}

bool find_walk_from_goals(WalkSearch& search, const Shape& shape, const Board& passable, const Board& goals,
                          Square from, std::vector<Square>& path) {
    path.clear();
    if (has(goals, from)) {
        return true;
    }
    switch (shape.words) {
        case 1:
            return find_walk_from_goals_in<1>(search, shape, passable, goals, from, path);
        case 2:
            return find_walk_from_goals_in<2>(search, shape, passable, goals, from, path);
        default:
            return find_walk_from_goals_in<4>(search, shape, passable, goals, from, path);
    }
}

void find_frontier(const Shape& shape, const Board& passable, const Board& explored, Board& frontier) {
    switch (shape.words) {
        case 1:
            return find_frontier_in<1>(shape, passable, explored, frontier);
        case 2:
            return find_frontier_in<2>(shape, passable, explored, frontier);
        default:
            return find_frontier_in<4>(shape, passable, explored, frontier);
    }
}

}  // namespace rogsim
