// Sets of squares as plain words, column by column; free functions on them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rogsim/world/shape.hpp"

namespace rogsim {

inline constexpr int kMaxBoardWords = 256 * 4;

// Only the first width * words are used and cleared, so a small map costs no more for it.
struct Board {
    std::array<std::uint64_t, kMaxBoardWords> word{};
};

inline int used_words(const Shape& shape) { return shape.width * shape.words; }

inline void clear(Board& board, const Shape& shape) {
    std::fill_n(board.word.begin(), used_words(shape), std::uint64_t{0});
}

inline bool has(const Board& board, Square s) { return (board.word[s >> 6U] >> (s & 63U) & 1U) != 0; }
inline void add(Board& board, Square s) { board.word[s >> 6U] |= std::uint64_t{1} << (s & 63U); }
inline void remove(Board& board, Square s) { board.word[s >> 6U] &= ~(std::uint64_t{1} << (s & 63U)); }

inline int count(const Board& board, const Shape& shape) {
    int n = 0;
    for (int i = 0; i < used_words(shape); ++i) {
        n += std::popcount(board.word[static_cast<std::size_t>(i)]);
    }
    return n;
}

// 64 squares of column x from y on (y may lie outside: nothing is there), bit 0 being y.
inline std::uint64_t column_window(const Board& board, const Shape& shape, int x, int y) {
    if (x < 0 || x >= shape.width || y <= -64 || y >= shape.stride) {
        return 0;
    }
    const std::size_t first = static_cast<std::size_t>(x * shape.words);
    const auto last = static_cast<std::size_t>(shape.words - 1);
    if (y < 0) {
        return board.word[first] << static_cast<unsigned>(-y);
    }
    const auto index = static_cast<std::size_t>(y) >> 6U;
    const auto bit = static_cast<unsigned>(y) & 63U;
    std::uint64_t bits = board.word[first + index] >> bit;
    if (bit != 0 && index < last) {
        bits |= board.word[first + index + 1] << (64U - bit);
    }
    return bits;
}

// Adds `bits` (bit 0 = square y) to column x; bits outside the column must be 0.
inline void add_to_column(Board& board, const Shape& shape, int x, int y, std::uint64_t bits) {
    const std::size_t first = static_cast<std::size_t>(x * shape.words);
    if (y < 0) {
        board.word[first] |= bits >> static_cast<unsigned>(-y);
        return;
    }
    const auto index = static_cast<std::size_t>(y) >> 6U;
    const auto bit = static_cast<unsigned>(y) & 63U;
    board.word[first + index] |= bits << bit;
    if (bit != 0 && index + 1 < static_cast<std::size_t>(shape.words)) {
        board.word[first + index + 1] |= bits >> (64U - bit);
    }
}

}  // namespace rogsim
