// One octant of the field of view: lines of cells that lead away from the viewer, each cell hidden or not by the
// walls seen on the lines before (rules 6; libtcod's MRPAS 1.2).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rogsim/tables/ruleset.hpp"
#include "rogsim/world/fov_slopes.hpp"

namespace rogsim {

inline constexpr std::size_t kMaxLines = kMaxFovRadius;
using Lines = std::array<Line, kMaxLines + 2>;  // one more than there are, always empty

// Octants come in two kinds. Lines are columns of the map or rows of it; the rows' octant of a quadrant comes after
// the columns' one, so it borders on squares seen already, and it has the oddity of the original: after an overlapping
// obstacle the next one is not looked at.
enum class LinesAre : std::uint8_t { columns, rows };

// What an octant looks at. All share one mask of seen squares: those next to this octant, seen before it, are lit for
// its cells too.
struct Octant {
    const Line* open = nullptr;      // transparent cells by line, from 0
    const Line* borrowed = nullptr;  // transparent squares that border on the octant or are its own, seen before it
    std::size_t lines = 0;           // to the radius or the edge of the map
    Line in_bounds = 0;              // cells across that lie on the map
};

template <class Slope>
struct Obstacle {
    Slope start;
    Slope end;
};

// What is carried from line to line.
template <class Tables>
struct OctantState {
    using Slope = typename Tables::Rank;
    Slope least;  // nothing below this slope is looked at any more
    std::size_t count = 0;
    std::array<Obstacle<Slope>, Tables::kCells> obstacles;
};

// Is a wall hidden by the first `before` obstacles? If it sticks out of one, it widens it.
template <LinesAre kKind, class State, class Cell>
inline bool wall_hidden(State& state, std::size_t before, const Cell& cell, bool& widened) {
    for (std::size_t n = 0; n < before; ++n) {
        auto& o = state.obstacles[n];
        if (cell.start > o.end || cell.end < o.start) {
            continue;
        }
        if (cell.start >= o.start && cell.end <= o.end) {
            return true;
        }
        o.start = std::min(o.start, cell.start);
        o.end = std::max(o.end, cell.end);
        widened = true;
        if constexpr (kKind == LinesAre::rows) {
            ++n;
        }
    }
    return false;
}

// Is a transparent cell hidden, the oddity of rows included?
template <class State, class Cell>
inline bool floor_hidden(const State& state, std::size_t before, const Cell& cell) {
    for (std::size_t n = 0; n < before; ++n) {
        const auto& o = state.obstacles[n];
        if (cell.start > o.end || cell.end < o.start) {
            continue;
        }
        if (o.start < cell.centre && cell.centre < o.end) {
            return true;
        }
        ++n;
    }
    return false;
}

// A seen wall narrows the octant from its near side, or is a new obstacle. True: nothing is left of the octant.
template <class State, class Cell>
inline bool block(State& state, const Cell& cell, bool widened, bool last_cell) {
    if (state.least >= cell.start) {
        state.least = cell.end;
        return last_cell;
    }
    if (!widened) {
        state.obstacles[state.count++] = {cell.start, cell.end};
    }
    return false;
}

// The cells of line i, in order, each hidden or seen: where the order of walls and floor matters.
template <class Tables>
bool see_in_order(const Tables& tables, const Octant& octant, OctantState<Tables>& state, std::size_t i, Line& cells) {
    const std::size_t before = state.count;
    bool ended = false;
    for (Line left = cells; left != 0; left &= left - 1) {
        const Line bit = left & (0U - left);
        const auto k = static_cast<std::size_t>(std::countr_zero(left)) - 1;
        const auto& cell = tables.cell[i][k];
        bool widened = false;
        if ((octant.open[i] & bit) != 0) {
            cells ^= floor_hidden(state, before, cell) ? bit : 0;
        } else if (wall_hidden<LinesAre::rows>(state, before, cell, widened)) {
            cells ^= bit;
        } else {
            ended = block(state, cell, widened, k == i);
        }
    }
    return ended;
}

// The cells of line i: floor all at once by the obstacles' shadows, for walls that widen an obstacle on this line
// never reach the centre of a later cell; then the walls in order.
template <LinesAre kKind, class Tables>
bool see_at_once(const Tables& tables, const Octant& octant, OctantState<Tables>& state, std::size_t i, Line& cells) {
    const std::size_t before = state.count;
    Line walls = cells & ~octant.open[i];
    Line shadow = 0;
    for (std::size_t n = 0; n < before; ++n) {
        shadow |= tables.beyond[i][state.obstacles[n].start] & tables.below[i][state.obstacles[n].end];
    }
    cells &= walls | ~shadow;
    if (before == 0 && cells == walls && octant.borrowed[i] == 0) {
        return true;  // all seen, and no light goes on: what the walls hide does not matter
    }
    bool ended = false;
    for (; walls != 0; walls &= walls - 1) {
        const auto k = static_cast<std::size_t>(std::countr_zero(walls)) - 1;
        const auto& cell = tables.cell[i][k];
        bool widened = false;
        if (wall_hidden<kKind>(state, before, cell, widened)) {
            cells ^= walls & (0U - walls);
        } else {
            ended = block(state, cell, widened, k == i);
        }
    }
    return ended;
}

// Fills `seen` by line, up to where the octant ends.
template <LinesAre kKind, class Tables>
void see_octant(const Tables& tables, const Octant& octant, Line* seen) {
    OctantState<Tables> state;
    state.least = tables.zero;
    Line lit = 0;
    for (std::size_t i = 1; i <= octant.lines; ++i) {
        Line cells = tables.cells[i][state.least] & octant.in_bounds;
        if (state.count > 0) {
            cells &= lit | lit << 1U;
        }
        const bool in_order = kKind == LinesAre::rows && state.count > 1;
        const bool ended = in_order ? see_in_order(tables, octant, state, i, cells)
                                    : see_at_once<kKind>(tables, octant, state, i, cells);
        seen[i] = cells;
        lit = (cells & octant.open[i]) | octant.borrowed[i];
        if (ended || cells == 0 || (lit == 0 && state.count > 0)) {
            return;
        }
    }
}

}  // namespace rogsim
