#include "rogsim/world/fov.hpp"

#include <algorithm>

#include "rogsim/core/bits.hpp"
#include "rogsim/world/octant.hpp"

namespace rogsim {
namespace {

constexpr auto kNearSlopes = make_slope_tables<8, std::uint8_t>();
constexpr auto kFarSlopes = make_slope_tables<kMaxLines, std::uint16_t>();

// A map seen along one axis: lines are columns of the lanes, cells run along them.
struct Side {
    const Lanes& lanes;
    int line;   // the viewer's column
    int cross;  // the viewer's place in it
    int radius;
};

// 32 cells of each of the lines that lead away in direction `along`, from place `from` of `board` on.
void read_lines(const Side& side, const Board& board, int along, int from, std::size_t lines, Lines& out) {
    const Shape& shape = side.lanes.shape;
    const std::uint64_t* word = board.word.data() + side.line * shape.words;
    const std::ptrdiff_t step = along * shape.words;
    if (from < 0) {
        for (std::size_t i = 0; i <= lines; ++i, word += step) {
            out[i] = static_cast<Line>(*word << static_cast<unsigned>(-from));
        }
        return;
    }
    const auto bit = static_cast<unsigned>(from) & 63U;
    const int index = from >> 6;
    word += index;
    if (bit <= 32 || index + 1 == shape.words) {
        for (std::size_t i = 0; i <= lines; ++i, word += step) {
            out[i] = static_cast<Line>(*word >> bit);
        }
        return;
    }
    for (std::size_t i = 0; i <= lines; ++i, word += step) {
        out[i] = static_cast<Line>(word[0] >> bit | word[1] << (64U - bit));
    }
}

Line cells_in_bounds(const Side& side, int across) {
    const int to_edge = across > 0 ? side.lanes.shape.height - 1 - side.cross : side.cross;
    return (Line{4} << static_cast<unsigned>(std::min(to_edge, kMaxFovRadius))) - 2U;
}

// The open cells of one kind of octant and the like: lines in a direction, cells in a direction across.
std::size_t open_lines(const Side& side, int along, int across, Lines& open) {
    const int to_edge = along > 0 ? side.lanes.shape.width - 1 - side.line : side.line;
    const auto lines = static_cast<std::size_t>(std::min(side.radius, to_edge));
    if (across > 0) {
        read_lines(side, side.lanes.upright, along, side.cross - 1, lines, open);
    } else {
        read_lines(side, side.lanes.reversed, along, side.lanes.shape.stride - 2 - side.cross, lines, open);
    }
    return lines;
}

// What the like octant across the axis has seen: its cells 0, and its cells 1 as cells -1 of this one.
template <std::size_t kMost>
void borrow_across(const Lines& neighbour, Line corner, Lines& borrowed) {
    for (std::size_t i = 1; i <= kMost; ++i) {
        borrowed[i] = (neighbour[i] & 2U) | (neighbour[i] & 4U) >> 2U;
    }
    borrowed[1] |= (corner & 4U) >> 2U;
}

constexpr std::array<Line, kMaxLines + 1> make_diagonal() {
    std::array<Line, kMaxLines + 1> bits{};
    for (std::size_t i = 0; i <= kMaxLines; ++i) {
        bits[i] = Line{2} << i;
    }
    return bits;
}

constexpr auto kDiagonal = make_diagonal();  // cell i of line i

// What the quadrant's octant of columns has seen of the diagonal and of the cells next to it.
template <std::size_t kMost>
void borrow_beside(const Lines& beside, Lines& borrowed) {
    for (std::size_t i = 1; i <= kMost; ++i) {
        borrowed[i] |= (beside[i] & kDiagonal[i]) | (beside[i + 1] & kDiagonal[i]) << 1U;
    }
}

template <std::size_t kMost>
void keep_open(const Lines& open, Lines& borrowed) {
    for (std::size_t i = 1; i <= kMost; ++i) {
        borrowed[i] &= open[i];
    }
}

// Seen cells by column, counted from the viewer's row downwards and upwards.
struct Halves {
    std::array<std::uint32_t, 2 * kMaxLines + 3> down{};
    std::array<std::uint32_t, 2 * kMaxLines + 3> up{};
};

// Adds lines that are columns of the map; `half` starts at the viewer's column.
template <std::size_t kMost>
void add_columns(const Lines& seen, int sx, std::uint32_t* half) {
    for (std::size_t i = 1; i <= kMost; ++i) {
        half[sx * static_cast<int>(i)] |= seen[i] >> 1U;
    }
}

// Adds a block of eight lines, from `line0` on, by eight cells, from `k0` on, of lines that are rows of the map.
void add_turned(const Lines& seen, std::size_t line0, std::size_t k0, int sx, std::uint32_t* half) {
    std::uint64_t block = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        block |= (std::uint64_t{seen[line0 + i] >> (k0 + 1)} & 0xffU) << (8 * i);
    }
    if (block == 0) {
        return;
    }
    block = transposed(block);
    for (std::size_t k = k0; k < k0 + 8; ++k, block >>= 8U) {
        half[sx * static_cast<int>(k)] |= static_cast<std::uint32_t>(block & 0xffU) << line0;
    }
}

// Adds lines that are rows of the map.
template <std::size_t kMost>
void add_rows(const Lines& seen, int sx, std::uint32_t* half) {
    for (std::size_t line0 = 1; line0 <= kMost; line0 += 8) {
        for (std::size_t k0 = 0; k0 < line0; k0 += 8) {
            add_turned(seen, line0, k0, sx, half);
        }
        const std::size_t corner = line0 + 7;  // its diagonal cell lies beyond the blocks
        half[sx * static_cast<int>(corner)] |= (seen[corner] >> (corner + 1) & 1U) << corner;
    }
}

constexpr std::array<std::uint8_t, 256> make_reversed_bytes() {
    std::array<std::uint8_t, 256> table{};
    for (unsigned v = 0; v < 256; ++v) {
        table[v] = static_cast<std::uint8_t>(reversed(v) >> 56U);
    }
    return table;
}

constexpr auto kReversedByte = make_reversed_bytes();

void join(const Halves& halves, View& view) {
    const auto radius = static_cast<unsigned>(view.radius);
    for (std::size_t i = 0; i <= 2 * radius; ++i) {
        const std::size_t column = kMaxLines + 1 - radius + i;
        const std::uint32_t up = halves.up[column];
        const std::uint32_t turned = std::uint32_t{kReversedByte[up & 0xffU]} << 8U | kReversedByte[up >> 8U];
        view.column[i] = halves.down[column] << radius | turned >> (kMaxFovRadius - radius);
    }
    view.column[radius] |= std::uint32_t{1} << radius;
}

// Quadrants in the order (+,+) (-,+) (+,-) (-,-), in each the octant of columns before that of rows: later ones see
// by the light of earlier ones.
template <class Tables>
void see_all(const Tables& tables, const Level& level, View& view) {
    const Side columns{level.columns, view.viewer.x, view.viewer.y, view.radius};
    const Side rows{level.rows, view.viewer.y, view.viewer.x, view.radius};
    std::array<Lines, 4> seen_x{};
    std::array<Lines, 4> seen_y{};
    Lines open{};
    Lines borrowed{};
    Halves halves;
    for (std::size_t q = 0; q < 4; ++q) {
        const int sx = (q & 1U) != 0 ? -1 : 1;
        const int sy = (q & 2U) != 0 ? -1 : 1;
        const std::size_t x_lines = open_lines(columns, sx, sy, open);
        borrow_across<Tables::kMost>(seen_x[q ^ 2U], seen_y[q ^ 2U][1], borrowed);
        keep_open<Tables::kMost>(open, borrowed);
        see_octant<LinesAre::columns>(tables, {open.data(), borrowed.data(), x_lines, cells_in_bounds(columns, sy)},
                                      seen_x[q].data());

        const std::size_t y_lines = open_lines(rows, sy, sx, open);
        borrow_across<Tables::kMost>(seen_y[q ^ 1U], seen_x[q ^ 1U][1], borrowed);
        borrow_beside<Tables::kMost>(seen_x[q], borrowed);
        keep_open<Tables::kMost>(open, borrowed);
        see_octant<LinesAre::rows>(tables, {open.data(), borrowed.data(), y_lines, cells_in_bounds(rows, sx)},
                                   seen_y[q].data());

        std::uint32_t* const half = (sy > 0 ? halves.down : halves.up).data() + kMaxLines + 1;
        add_columns<Tables::kMost>(seen_x[q], sx, half);
        add_rows<Tables::kMost>(seen_y[q], sx, half);
    }
    join(halves, view);
}

}  // namespace

View compute_fov(const Level& level, Pos viewer, int radius) {
    View view;
    view.viewer = viewer;
    view.radius = radius;
    if (radius <= static_cast<int>(decltype(kNearSlopes)::kMost)) {
        see_all(kNearSlopes, level, view);
    } else {
        see_all(kFarSlopes, level, view);
    }
    return view;
}

}  // namespace rogsim
