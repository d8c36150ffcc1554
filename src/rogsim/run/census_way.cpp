#include "rogsim/run/census_way.hpp"

#include <algorithm>

namespace rogsim {
namespace {

// Columns first..last-1 of a board.
struct Columns {
    int first = 0;
    int last = 0;
};

std::uint64_t word_of(const Board& board, const Shape& shape, int x, int w) {
    return board.word[static_cast<std::size_t>(x * shape.words + w)];
}

void spread_up_and_down(const Shape& shape, Columns columns, Flood& flood) {
    for (int x = columns.first; x < columns.last; ++x) {
        for (int w = 0; w < shape.words; ++w) {
            const std::uint64_t bits = word_of(flood.wave, shape, x, w);
            std::uint64_t spread = bits | bits << 1U | bits >> 1U;
            spread |= w > 0 ? word_of(flood.wave, shape, x, w - 1) >> 63U : 0;
            spread |= w + 1 < shape.words ? word_of(flood.wave, shape, x, w + 1) << 63U : 0;
            flood.spread.word[static_cast<std::size_t>(x * shape.words + w)] = spread;
        }
    }
}

// The wave goes on by a step; gives the columns that it then stands in, none when it has ended.
Columns step(const Level& level, Columns from, Flood& flood) {
    const Shape& shape = level.shape;
    spread_up_and_down(shape, from, flood);
    const auto spread = [&](int x, int w) {
        return x >= from.first && x < from.last ? word_of(flood.spread, shape, x, w) : 0;
    };
    Columns to{shape.width, 0};
    for (int x = std::max(0, from.first - 1); x < std::min(shape.width, from.last + 1); ++x) {
        for (int w = 0; w < shape.words; ++w) {
            const auto i = static_cast<std::size_t>(x * shape.words + w);
            const std::uint64_t reached = spread(x - 1, w) | spread(x, w) | spread(x + 1, w);
            const std::uint64_t fresh = reached & level.open.word[i] & ~flood.seen.word[i];
            flood.wave.word[i] = fresh;
            flood.seen.word[i] |= fresh;
            if (fresh != 0) {
                to = {std::min(to.first, x), x + 1};
            }
        }
    }
    return to;
}

}  // namespace

int steps_between(const Level& level, Pos from, Pos to, Flood& flood) {
    const Shape& shape = level.shape;
    const Square goal = square_at(shape, to);
    if (!has(level.open, square_at(shape, from)) || !has(level.open, goal)) {
        return kUnreachable;
    }
    clear(flood.seen, shape);
    clear(flood.wave, shape);
    add(flood.seen, square_at(shape, from));
    add(flood.wave, square_at(shape, from));
    int steps = 0;
    for (Columns columns{from.x, from.x + 1}; columns.first < columns.last; columns = step(level, columns, flood)) {
        if (has(flood.seen, goal)) {
            return steps;
        }
        ++steps;
    }
    return kUnreachable;
}

}  // namespace rogsim
