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
using Line = std::uint32_t;  // bits of a line under work, whatever it is stored in

// Octants come in two kinds. Lines are columns of the map or rows of it; the rows' octant of a quadrant comes after
// the columns' one, so it borders on squares seen already, and it has the oddity of the original: after an overlapping
// obstacle the next one is not looked at.
enum class LinesAre : std::uint8_t { columns, rows };

// What an octant looks at. All share one mask of seen squares: those next to this octant, seen before it, are lit for
// its cells too.
template <class Tables>
struct Octant {
    const typename Tables::Lines& open;      // transparent cells
    const typename Tables::Lines& borrowed;  // squares that border on the octant or are its own, seen before it
    std::size_t lines = 0;                   // to the radius or the edge of the map
    Line in_bounds = 0;                      // cells across that lie on the map
};

template <class Slope>
struct Obstacle {
    Slope start;
    Slope end;
};

// What is carried from line to line, but for the light.
template <class Tables>
struct OctantState {
    using Slope = typename Tables::Rank;
    std::uint8_t line = 0;  // the last one looked at
    Slope least;            // nothing below this slope is looked at any more
    std::uint16_t count = 0;
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

// What looking at a line gives.
struct SeenLine {
    Line cells = 0;      // seen, walls among them
    bool ended = false;  // nothing is left of the octant
};

// The cells of a line in order, each hidden or seen: where the order of walls and floor matters.
template <class Tables>
SeenLine see_in_order(const Tables& tables, OctantState<Tables>& state, Line cells, Line walls) {
    const std::size_t before = state.count;
    SeenLine seen{cells, false};
    for (Line left = cells; left != 0; left &= left - 1) {
        const Line bit = left & (0U - left);
        const auto k = static_cast<std::size_t>(std::countr_zero(left)) - 1;
        const auto& cell = tables.cell[state.line][k];
        bool widened = false;
        if ((walls & bit) == 0) {
            seen.cells ^= floor_hidden(state, before, cell) ? bit : 0;
        } else if (wall_hidden<LinesAre::rows>(state, before, cell, widened)) {
            seen.cells ^= bit;
        } else {
            seen.ended = block(state, cell, widened, k == state.line);
        }
    }
    return seen;
}

// The cells of a line: floor all at once by the obstacles' shadows, for walls that widen an obstacle on this line
// never reach the centre of a later cell; then the walls in order.
template <LinesAre kKind, class Tables>
SeenLine see_at_once(const Tables& tables, OctantState<Tables>& state, Line cells, Line walls) {
    const std::size_t before = state.count;
    const std::size_t i = state.line;
    Line shadow = 0;
    for (std::size_t n = 0; n < before; ++n) {
        shadow |= Line{tables.beyond[i][state.obstacles[n].start]} & tables.below[i][state.obstacles[n].end];
    }
    SeenLine seen{cells & (walls | ~shadow), false};
    for (; walls != 0; walls &= walls - 1) {
        const auto k = static_cast<std::size_t>(std::countr_zero(walls)) - 1;
        const auto& cell = tables.cell[i][k];
        bool widened = false;
        if (wall_hidden<kKind>(state, before, cell, widened)) {
            seen.cells ^= walls & (0U - walls);
        } else {
            seen.ended = block(state, cell, widened, k == i);
        }
    }
    return seen;
}

// Looks at the next line: `cells` of it that light may reach, `walls` among them.
template <LinesAre kKind, class Tables>
SeenLine see_line(const Tables& tables, OctantState<Tables>& state, Line cells, Line walls) {
    ++state.line;
    if (kKind == LinesAre::rows && state.count > 1) {
        return see_in_order(tables, state, cells, walls);
    }
    return see_at_once<kKind>(tables, state, cells, walls);
}

// Bits of line i, the one on the other side of the axis included.
constexpr Line full_line(std::size_t i) { return (Line{4} << i) - 1U; }

// How many lines from the first on are open all across.
template <class Tables>
std::size_t open_run(const Octant<Tables>& octant) {
    std::size_t i = 1;
    while (i <= octant.lines && ((octant.open[i] | 1U) & full_line(i)) == full_line(i)) {
        ++i;
    }
    return i - 1;
}

// How many lines from the first on are open on the axis with a wall beside it: a corridor.
template <class Tables>
std::size_t corridor_run(const Octant<Tables>& octant) {
    std::size_t i = 1;
    while (i <= octant.lines && (octant.open[i] & 6U) == 2U) {
        ++i;
    }
    return i - 1;
}

// The lines that most octants begin with, and whose looks need no working out.
struct Run {
    bool corridor = false;  // the axis and the wall beside it are seen; else all cells, open ones
    std::size_t lines = 0;  // from the first on
};

template <class Tables>
Run pass_over_run(const Octant<Tables>& octant, typename Tables::Lines& seen) {
    if (octant.lines == 0 || (octant.in_bounds & 4U) == 0 || (octant.open[1] & 2U) == 0) {
        return {};
    }
    const bool corridor = (octant.open[1] & 4U) == 0;
    const Run run{corridor, corridor ? corridor_run(octant) : open_run(octant)};
    for (std::size_t i = 1; i <= run.lines; ++i) {
        seen[i] = static_cast<typename Tables::Line>(corridor ? 6U : full_line(i) - 1U);
    }
    return run;
}

template <class Tables>
OctantState<Tables> state_after(const Tables& tables, const Run& run) {
    OctantState<Tables> state{};
    state.line = static_cast<std::uint8_t>(run.lines);
    state.least = tables.zero;
    if (run.corridor) {
        state.obstacles[0] = {tables.cell[run.lines][1].start, tables.cell[1][1].end};
        state.count = 1;
    }
    return state;
}

// Fills `seen` by line, from where `state` stands to where the octant ends.
template <LinesAre kKind, class Tables>
void see_rest(const Tables& tables, const Octant<Tables>& octant, OctantState<Tables>& state,
              typename Tables::Lines& seen) {
    for (std::size_t i = state.line + std::size_t{1}; i <= octant.lines; ++i) {
        Line cells = tables.cells[i][state.least] & octant.in_bounds;
        if (state.count > 0) {
            const Line lit = (Line{seen[i - 1]} | octant.borrowed[i - 1]) & octant.open[i - 1];
            cells &= lit | lit << 1U;
        }
        if (cells == 0) {
            return;
        }
        const SeenLine line = see_line<kKind>(tables, state, cells, cells & ~Line{octant.open[i]});
        seen[i] = static_cast<typename Tables::Line>(line.cells);
        if (line.cells == 0 || line.ended) {
            return;
        }
    }
}

// Fills `seen`, which must be empty, by line, up to where the octant ends.
template <LinesAre kKind, class Tables>
void see_octant(const Tables& tables, const Octant<Tables>& octant, typename Tables::Lines& seen) {
    const Run run = pass_over_run(octant, seen);
    OctantState<Tables> state = state_after(tables, run);
    see_rest<kKind>(tables, octant, state, seen);
}

}  // namespace rogsim
