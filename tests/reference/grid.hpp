// Squares and values on them.
#pragma once

#include <cstddef>
#include <vector>

namespace reference {

struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
};

// One value a square, row by row.
template <class T>
struct Grid {
    int width = 0;
    int height = 0;
    std::vector<T> cells;

    Grid() = default;
    Grid(int w, int h, T value)
        : width(w), height(h), cells(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), value) {}

    bool holds(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }
    std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width + x); }
    T& at(int x, int y) { return cells[index(x, y)]; }
    const T& at(int x, int y) const { return cells[index(x, y)]; }
};

}  // namespace reference
