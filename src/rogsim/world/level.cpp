#include "rogsim/world/level.hpp"

#include <algorithm>

#include "rogsim/core/bits.hpp"

namespace rogsim {
namespace {

void add_reversed(Lanes& lanes) {
    const auto words = static_cast<std::size_t>(lanes.shape.words);
    for (std::size_t first = 0; first < static_cast<std::size_t>(used_words(lanes.shape)); first += words) {
        for (std::size_t w = 0; w < words; ++w) {
            lanes.reversed.word[first + words - 1 - w] = reversed(lanes.upright.word[first + w]);
        }
    }
}

// Turns blocks of 8 columns by 8 rows.
void turn(const Lanes& columns, Lanes& rows) {
    clear(rows.upright, rows.shape);
    const auto words = static_cast<std::size_t>(columns.shape.words);
    for (int x = 0; x < columns.shape.width; x += 8) {
        const int n = std::min(8, columns.shape.width - x);
        for (int y = 0; y < columns.shape.height; y += 8) {
            std::uint64_t block = 0;
            for (int i = 0; i < n; ++i) {
                const std::size_t word = static_cast<std::size_t>(x + i) * words + static_cast<std::size_t>(y) / 64;
                const std::uint64_t bits = columns.upright.word[word] >> (static_cast<unsigned>(y) & 63U) & 0xffU;
                block |= bits << static_cast<unsigned>(8 * i);
            }
            block = block != 0 ? transposed(block) : 0;
            for (int row = y; block != 0; block >>= 8U, ++row) {
                add_to_column(rows.upright, rows.shape, row, x, block & 0xffU);
            }
        }
    }
}

}  // namespace

void reset(Level& level, int width, int height) {
    level.shape = make_shape(width, height);
    level.columns.shape = level.shape;
    level.rows.shape = make_shape(height, width);
    clear(level.open, level.shape);
    level.rooms.clear();
    level.start = {};
    level.stairs = {};
    level.layout_digest = 0;
}

void add_lanes(Level& level) {
    std::copy_n(level.open.word.begin(), used_words(level.shape), level.columns.upright.word.begin());
    turn(level.columns, level.rows);
    add_reversed(level.columns);
    add_reversed(level.rows);
}

}  // namespace rogsim
