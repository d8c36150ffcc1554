#include "rogsim/world/fov.hpp"

#include <algorithm>

#include "rogsim/world/fov_slopes.hpp"

namespace rogsim {
namespace {

// Lines of one octant: bit k + 1 is the cell k across from the axis, so bit 0 lies on the other side of it.
using Line = std::uint32_t;
using Lines = std::array<Line, kFovLines + 2>;

struct Obstacle {
    Slope start;
    Slope end;
};

// The state of an octant from line to line.
struct Octant {
    const Lines& open;      // transparent cells
    const Lines& borrowed;  // cells of the line, seen by the octants before, that border on this one or belong to it
    Lines& seen;
    int lines;       // to the radius or the edge of the map
    Line in_bounds;  // cells across that lie on the map
    bool skips;      // the oddity: after an overlapping obstacle the next one is not looked at
    Slope least = kSlopes.zero;
    std::uint32_t obstacle_count = 0;
    std::array<Obstacle, kFovCells> obstacles{};
};

// Is the cell hidden by the obstacles of the lines before? An opaque cell that sticks out of one widens it.
bool hidden(Octant& octant, std::uint32_t obstacles_before, const CellSlopes& cell, bool transparent, bool& widened) {
    for (std::uint32_t i = 0; i < obstacles_before; ++i) {
        Obstacle& o = octant.obstacles[i];
        if (cell.start > o.end || cell.end < o.start) {
            continue;
        }
        if (transparent) {
            if (o.start < cell.centre && cell.centre < o.end) {
                return true;
            }
        } else if (cell.start >= o.start && cell.end <= o.end) {
            return true;
        } else {
            o.start = std::min(o.start, cell.start);
            o.end = std::max(o.end, cell.end);
            widened = true;
        }
        if (octant.skips) {
            ++i;
        }
    }
    return false;
}

// A seen wall narrows the octant from its near side or becomes an obstacle. True: the octant ends here.
bool block(Octant& octant, const CellSlopes& cell, bool widened, bool last_cell) {
    if (octant.least >= cell.start) {
        octant.least = cell.end;
        return last_cell;
    }
    if (!widened) {
        octant.obstacles[octant.obstacle_count++] = {cell.start, cell.end};
    }
    return false;
}

// Sees line i; false when the octant ends with it.
bool see_line(Octant& octant, std::size_t i) {
    const std::uint32_t obstacles_before = octant.obstacle_count;
    const unsigned first = kSlopes.first[i][octant.least];
    Line cells = ((Line{4} << i) - 1U) & ~((Line{2} << first) - 1U) & octant.in_bounds;
    if (obstacles_before > 0) {
        const Line lit = (octant.seen[i - 1] | octant.borrowed[i - 1]) & octant.open[i - 1];
        cells &= lit | lit << 1U;
    }
    const Line walls = cells & ~octant.open[i];
    if (obstacles_before == 0 && walls == 0) {
        octant.seen[i] = cells;
        return cells != 0;
    }
    Line seen = 0;
    bool ended = false;
    for (Line left = obstacles_before == 0 ? walls : cells; left != 0; left &= left - 1) {
        const Line bit = left & (0U - left);
        const auto k = static_cast<std::size_t>(std::countr_zero(left)) - 1;
        const CellSlopes& cell = kSlopes.cell[i][k];
        const bool transparent = (walls & bit) == 0;
        bool widened = false;
        if (hidden(octant, obstacles_before, cell, transparent, widened)) {
            continue;
        }
        seen |= bit;
        ended = !transparent && block(octant, cell, widened, k == i);
    }
    octant.seen[i] = obstacles_before == 0 ? cells : seen;
    return octant.seen[i] != 0 && !ended;
}

void see_octant(Octant& octant) {
    for (int i = 1; i <= octant.lines; ++i) {
        if (!see_line(octant, static_cast<std::size_t>(i))) {
            return;
        }
    }
}

std::uint64_t reversed(std::uint64_t v) {
    v = (v >> 1U & 0x5555555555555555U) | (v & 0x5555555555555555U) << 1U;
    v = (v >> 2U & 0x3333333333333333U) | (v & 0x3333333333333333U) << 2U;
    v = (v >> 4U & 0x0f0f0f0f0f0f0f0fU) | (v & 0x0f0f0f0f0f0f0f0fU) << 4U;
    return __builtin_bswap64(v);
}

// A map seen along one axis: lines are columns of `open`, cells run along them.
struct Side {
    const Board& open;
    const Shape& shape;
    int line;   // the viewer's column
    int cross;  // the viewer's place in it
    int radius;
};

// The open cells of the lines that lead away in direction `along`, cells counted in direction `across`.
int read_lines(const Side& side, int along, int across, Lines& open) {
    const int to_edge = along > 0 ? side.shape.width - 1 - side.line : side.line;
    const int lines = std::min(side.radius, to_edge);
    for (int i = 0; i <= lines; ++i) {
        const int x = side.line + along * i;
        const std::uint64_t bits =
            across > 0 ? column_window(side.open, side.shape, x, side.cross - 1)
                       : reversed(column_window(side.open, side.shape, x, side.cross + 1 - 63));
        open[static_cast<std::size_t>(i)] = static_cast<Line>(bits);
    }
    return lines;
}

Line cells_in_bounds(const Side& side, int across) {
    const int to_edge = across > 0 ? side.shape.height - 1 - side.cross : side.cross;
    return (Line{4} << static_cast<unsigned>(std::min(to_edge, kFovLines))) - 2U;
}

// An 8 x 8 block of bits, byte i bit k, turned (Hacker's Delight 7-3).
std::uint64_t transposed(std::uint64_t m) {
    std::uint64_t t = (m ^ m >> 7U) & 0x00aa00aa00aa00aaU;
    m ^= t ^ t << 7U;
    t = (m ^ m >> 14U) & 0x0000cccc0000ccccU;
    m ^= t ^ t << 14U;
    t = (m ^ m >> 28U) & 0x00000000f0f0f0f0U;
    return m ^ t ^ t << 28U;
}

// Bits 0..15 of the cells across, from the viewer's axis on, laid from bit `radius` of a window upwards or downwards.
std::uint32_t laid(std::uint32_t cells, int across, int radius) {
    if (across > 0) {
        return cells << static_cast<unsigned>(radius);
    }
    return static_cast<std::uint32_t>(reversed(cells) >> static_cast<unsigned>(63 - radius));
}

// Adds the lines that are columns of the map.
void add_columns(View& view, const Lines& seen, int sx, int sy) {
    for (int i = 0; i <= view.radius; ++i) {
        view.column[static_cast<std::size_t>(view.radius + sx * i)] |=
            laid(seen[static_cast<std::size_t>(i)] >> 1U, sy, view.radius);
    }
}

// Adds the lines that are rows of the map: blocks of eight lines by eight cells are turned.
void add_rows(View& view, const Lines& seen, int sx, int sy) {
    for (int line0 = 0; line0 <= view.radius; line0 += 8) {
        for (int k0 = 0; k0 <= std::min(view.radius, line0 + 7); k0 += 8) {
            std::uint64_t block = 0;
            for (int i = 0; i < 8 && line0 + i <= view.radius; ++i) {
                const std::uint64_t cells = seen[static_cast<std::size_t>(line0 + i)] >> static_cast<unsigned>(k0 + 1);
                block |= (cells & 0xffU) << static_cast<unsigned>(8 * i);
            }
            block = block != 0 ? transposed(block) : 0;
            for (int k = k0; block != 0; block >>= 8U, ++k) {
                const auto cells = static_cast<std::uint32_t>(block & 0xffU) << static_cast<unsigned>(line0);
                view.column[static_cast<std::size_t>(view.radius + sx * k)] |= laid(cells, sy, view.radius);
            }
        }
    }
}

constexpr Line bit_of(int k) { return Line{1} << static_cast<unsigned>(k + 1); }

// What an octant of this kind shows its neighbour across the axis: cell 0 of each line, and cell 1 as cell -1.
Line across_axis(const Lines& neighbour, std::size_t i) {
    return (neighbour[i] & bit_of(0)) | (neighbour[i] & bit_of(1)) >> 2U;
}

}  // namespace

View compute_fov(const Level& level, Pos viewer, int radius) {
    View view;
    view.viewer = viewer;
    view.radius = radius;
    const Side columns{level.open, level.shape, viewer.x, viewer.y, radius};
    const Side rows{level.open_rows, level.row_shape, viewer.y, viewer.x, radius};
    std::array<Lines, 4> seen_x{};
    std::array<Lines, 4> seen_y{};
    for (std::size_t q = 0; q < 4; ++q) {  // (+,+) (-,+) (+,-) (-,-)
        const int sx = (q & 1U) != 0 ? -1 : 1;
        const int sy = (q & 2U) != 0 ? -1 : 1;
        Lines open;
        Lines borrowed{};
        const Lines& over_x = seen_x[q ^ 2U];
        for (std::size_t i = 1; i <= static_cast<std::size_t>(radius); ++i) {
            borrowed[i] = across_axis(over_x, i);
        }
        borrowed[1] |= (seen_y[q ^ 2U][1] & bit_of(1)) >> 2U;  // the neighbour's diagonal, seen by its other octant
        const int lines_x = read_lines(columns, sx, sy, open);
        Octant octant_x{open, borrowed, seen_x[q], lines_x, cells_in_bounds(columns, sy), false};
        see_octant(octant_x);

        Lines open_y;
        const Lines& over_y = seen_y[q ^ 1U];
        for (std::size_t i = 1; i <= static_cast<std::size_t>(radius); ++i) {
            const auto k = static_cast<int>(i);
            borrowed[i] = across_axis(over_y, i);
            borrowed[i] |= seen_x[q][i] & bit_of(k);                       // the diagonal
            borrowed[i] |= (seen_x[q][i + 1] & bit_of(k)) << 1U;           // beyond it
        }
        borrowed[1] |= (seen_x[q ^ 1U][1] & bit_of(1)) >> 2U;
        const int lines_y = read_lines(rows, sy, sx, open_y);
        Octant octant_y{open_y, borrowed, seen_y[q], lines_y, cells_in_bounds(rows, sx), true};
        see_octant(octant_y);
        add_columns(view, seen_x[q], sx, sy);
        add_rows(view, seen_y[q], sx, sy);
    }
    view.column[static_cast<std::size_t>(radius)] |= std::uint32_t{1} << static_cast<unsigned>(radius);
    return view;
}

}  // namespace rogsim
