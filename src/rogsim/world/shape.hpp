// The shape of a map and the squares on it. A square is one number, column by column: x * stride + y, with a stride of
// 64, 128 or 256, so that a square's word and bit in a Board are its upper and lower bits.
#pragma once

#include <array>
#include <cstdint>

namespace rogsim {

using Square = std::uint16_t;

struct Shape {
    int width = 0;
    int height = 0;
    int words = 1;    // 64-bit words a column: 1, 2 or 4
    int stride = 64;  // 64 * words
    int shift = 6;    // log2(stride)
};

struct Pos {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(Pos, Pos) = default;
};

constexpr Shape make_shape(int width, int height) {
    const int words = height <= 64 ? 1 : (height <= 128 ? 2 : 4);
    return {width, height, words, 64 * words, words == 1 ? 6 : (words == 2 ? 7 : 8)};
}

constexpr Square square_at(const Shape& shape, Pos p) { return static_cast<Square>((p.x << shape.shift) + p.y); }

constexpr Pos pos_of(const Shape& shape, Square s) { return {s >> shape.shift, s & (shape.stride - 1)}; }

constexpr bool inside(const Shape& shape, Pos p) {
    return p.x >= 0 && p.x < shape.width && p.y >= 0 && p.y < shape.height;
}

// Chebyshev distance: moves of a creature that may step diagonally.
constexpr int chebyshev(Pos a, Pos b) {
    const int dx = a.x > b.x ? a.x - b.x : b.x - a.x;
    const int dy = a.y > b.y ? a.y - b.y : b.y - a.y;
    return dx > dy ? dx : dy;
}

constexpr int squared_distance(Pos a, Pos b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

}  // namespace rogsim
