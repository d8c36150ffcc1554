#include "rogsim/run/census_way.hpp"

#include <algorithm>

namespace rogsim {
namespace {

// Words first..last-1 of a board: whole columns.
struct Words {
    std::ptrdiff_t first = 0;
    std::ptrdiff_t last = 0;
};

constexpr std::ptrdiff_t kMargin = 8;  // two columns

// Fills flood.spread for the wave in `at`, and around it with nothing.
void spread_up_and_down(const Shape& shape, Words at, Flood& flood) {
    const std::uint64_t* const wave = flood.wave.word.data();
    std::uint64_t* const spread = flood.spread.data() + kMargin;
    std::fill(spread + at.first - 2 * shape.words, spread + at.first, std::uint64_t{0});
    std::fill(spread + at.last, spread + at.last + 2 * shape.words, std::uint64_t{0});
    for (std::ptrdiff_t i = at.first; i < at.last; ++i) {
        spread[i] = wave[i] | wave[i] << 1U | wave[i] >> 1U;
    }
    if (shape.words > 1) {
        for (std::ptrdiff_t i = at.first; i < at.last; ++i) {
            spread[i] |= i % shape.words > 0 ? wave[i - 1] >> 63U : 0;
            spread[i] |= (i + 1) % shape.words > 0 ? wave[i + 1] << 63U : 0;
        }
    }
}

// The wave goes on by a step; gives where it then is, nowhere when it has ended.
Words step(const Level& level, Words from, Flood& flood) {
    const Shape& shape = level.shape;
    spread_up_and_down(shape, from, flood);
    Words to{std::max<std::ptrdiff_t>(0, from.first - shape.words),
             std::min<std::ptrdiff_t>(used_words(shape), from.last + shape.words)};
    const std::uint64_t* const here = flood.spread.data() + kMargin;
    const std::uint64_t* const left = here - shape.words;
    const std::uint64_t* const right = here + shape.words;
    const std::uint64_t* const open = level.open.word.data();
    std::uint64_t* const seen = flood.seen.word.data();
    std::uint64_t* const wave = flood.wave.word.data();
    for (std::ptrdiff_t i = to.first; i < to.last; ++i) {
        wave[i] = (left[i] | here[i] | right[i]) & open[i] & ~seen[i];
        seen[i] |= wave[i];
    }
    const auto empty = [&](std::ptrdiff_t column) {
        return std::all_of(wave + column, wave + column + shape.words, [](std::uint64_t word) { return word == 0; });
    };
    while (to.first < to.last && empty(to.first)) {
        to.first += shape.words;
    }
    while (to.first < to.last && empty(to.last - shape.words)) {
        to.last -= shape.words;
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
    Words wave{from.x * shape.words, (from.x + 1) * shape.words};
    for (; wave.first < wave.last; wave = step(level, wave, flood)) {
        if (has(flood.seen, goal)) {
            return steps;
        }
        ++steps;
    }
    return kUnreachable;
}

}  // namespace rogsim
