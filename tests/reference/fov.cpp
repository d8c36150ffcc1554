#include "tests/reference/fov.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace reference {
namespace {

struct Slopes {
    double start = 0;
    double end = 0;
};

// An eighth of the view. Lines are columns (octant X, advancing in x) or rows (octant Y, advancing in y).
struct Octant {
    const Grid<Tile>& tiles;
    Grid<std::uint8_t>& visible;
    Point viewer;
    int step_x = 1;
    int step_y = 1;
    bool lines_are_rows = false;
    double min_angle = 0;
    std::vector<Slopes> obstacles;
};

Point square(const Octant& o, int line, int k) {
    const int along_x = o.lines_are_rows ? k : line;
    const int along_y = o.lines_are_rows ? line : k;
    return {o.viewer.x + o.step_x * along_x, o.viewer.y + o.step_y * along_y};
}

bool seen_and_open(const Octant& o, int line, int k) {
    const Point p = square(o, line, k);
    return o.tiles.holds(p.x, p.y) && o.visible.at(p.x, p.y) != 0 && walkable(o.tiles.at(p.x, p.y));
}

// Looks at the first `count` obstacles; a partly hidden wall widens the obstacle and sets `extended`.
bool hidden_by_obstacles(Octant& o, std::size_t count, bool open, double centre, Slopes cell, bool& extended) {
    for (std::size_t i = 0; i < count; ++i) {
        Slopes& obstacle = o.obstacles[i];
        if (cell.start > obstacle.end || cell.end < obstacle.start) {
            continue;
        }
        if (open) {
            if (centre > obstacle.start && centre < obstacle.end) {
                return true;
            }
        } else if (cell.start >= obstacle.start && cell.end <= obstacle.end) {
            return true;
        } else {
            obstacle.start = std::min(obstacle.start, cell.start);
            obstacle.end = std::max(obstacle.end, cell.end);
            extended = true;
        }
        if (o.lines_are_rows) {
            ++i;  // libtcod's oddity: here the next obstacle is skipped
        }
    }
    return false;
}

// False when no further line needs a look.
bool scan_line(Octant& o, int line) {
    const std::size_t old_obstacles = o.obstacles.size();
    const double slopes_per_cell = 1.0 / line;
    const double half = slopes_per_cell * 0.5;
    bool go_on = false;
    for (int k = static_cast<int>((o.min_angle + half) / slopes_per_cell); k <= line; ++k) {
        const Point p = square(o, line, k);
        if (!o.tiles.holds(p.x, p.y)) {
            break;
        }
        const double centre = k * slopes_per_cell;
        const Slopes cell{centre - half, centre + half};
        const bool open = walkable(o.tiles.at(p.x, p.y));
        bool extended = false;
        if (old_obstacles > 0) {
            if (!seen_and_open(o, line - 1, k) && !seen_and_open(o, line - 1, k - 1)) {
                continue;
            }
            if (hidden_by_obstacles(o, old_obstacles, open, centre, cell, extended)) {
                continue;
            }
        }
        go_on = true;
        o.visible.at(p.x, p.y) = 1;
        if (open) {
            continue;
        }
        if (o.min_angle >= cell.start) {
            o.min_angle = cell.end;
            if (k == line) {
                go_on = false;
            }
        } else if (!extended) {
            o.obstacles.push_back(cell);
        }
    }
    return go_on;
}

void scan_octant(Octant o, int radius) {
    for (int line = 1; line <= radius; ++line) {
        const Point first = square(o, line, 0);
        if (!o.tiles.holds(first.x, first.y) || !scan_line(o, line)) {
            return;
        }
    }
}

}  // namespace

void compute_fov(const Grid<Tile>& tiles, Point viewer, int radius, Grid<std::uint8_t>& visible) {
    std::fill(visible.cells.begin(), visible.cells.end(), std::uint8_t{0});
    visible.at(viewer.x, viewer.y) = 1;
    for (const int step_y : {1, -1}) {
        for (const int step_x : {1, -1}) {
            scan_octant({tiles, visible, viewer, step_x, step_y, false, 0, {}}, radius);
            scan_octant({tiles, visible, viewer, step_x, step_y, true, 0, {}}, radius);
        }
    }
}

}  // namespace reference
