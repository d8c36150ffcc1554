#include "rogsim/world/fov.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "rogsim/core/bits.hpp"
#include "rogsim/world/octant.hpp"

namespace rogsim {
namespace {

constexpr auto kNearSlopes = make_slope_tables<8, std::uint8_t, std::uint16_t>();
constexpr auto kFarSlopes = make_slope_tables<kMaxLines, std::uint16_t, std::uint32_t>();

// A map seen along one axis: lines are columns of the lanes, cells run along them.
struct Side {
    const Lanes& lanes;
    int line;   // the viewer's column
    int cross;  // the viewer's place in it
    int radius;
};

// Lines of a full view are read by loops of constant length, which compilers unroll.
template <class Lines, class Cells>
void fill_lines(Lines& out, std::size_t lines, const Cells& cells) {
    constexpr std::size_t kAll = std::tuple_size_v<Lines> - 2;
    if (lines + 1 == kAll) {
        for (std::size_t i = 0; i < kAll; ++i) {
            out[i] = static_cast<typename Lines::value_type>(cells(i));
        }
        return;
    }
    for (std::size_t i = 0; i <= lines; ++i) {
        out[i] = static_cast<typename Lines::value_type>(cells(i));
    }
}

// Cells of each of the lines that lead away in direction `along`, from place `from` of `board` on.
template <class Lines>
void read_lines(const Side& side, const Board& board, int along, int from, std::size_t lines, Lines& out) {
    const Shape& shape = side.lanes.shape;
    const std::uint64_t* const word = board.word.data() + side.line * shape.words + std::max(0, from >> 6);
    const std::ptrdiff_t step = along * shape.words;
    const auto at = [&](std::size_t i) { return word + static_cast<std::ptrdiff_t>(i) * step; };
    const auto bit = static_cast<unsigned>(from) & 63U;
    if (from < 0) {
        fill_lines(out, lines, [&](std::size_t i) { return *at(i) << static_cast<unsigned>(-from); });
    } else if (bit <= 64 - 8 * sizeof(out[0]) || (from >> 6) + 1 == shape.words) {
        fill_lines(out, lines, [&](std::size_t i) { return *at(i) >> bit; });
    } else {
        fill_lines(out, lines, [&](std::size_t i) { return at(i)[0] >> bit | at(i)[1] << (64U - bit); });
    }
}

Line cells_in_bounds(const Side& side, int across) {
    const int to_edge = across > 0 ? side.lanes.shape.height - 1 - side.cross : side.cross;
    return (Line{4} << static_cast<unsigned>(std::min(to_edge, kMaxFovRadius))) - 2U;
}

// The open cells of an octant: lines in a direction, cells in a direction across. Returns how many lines there are.
template <class Lines>
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

// Lines are worked on several at once, as the lanes of a word.
template <class Bits>
constexpr std::uint64_t in_each_lane(Bits bits) {
    return ~std::uint64_t{0} / static_cast<Bits>(~Bits{0}) * bits;
}

template <class Bits>
std::uint64_t load_lanes(const Bits* lines) {
    std::uint64_t word;
    std::memcpy(&word, lines, sizeof word);
    return word;
}

template <class Bits>
void store_lanes(Bits* lines, std::uint64_t word) {
    std::memcpy(lines, &word, sizeof word);
}

// What the like octant across the axis has seen: its cells 0, and its cells 1 as cells -1 of this one. Its diagonal
// neighbour of the viewer may have been seen by the other octant of its quadrant.
template <class Tables>
void borrow_across(const typename Tables::Lines& neighbour, Line corner, typename Tables::Lines& borrowed) {
    using Bits = typename Tables::Line;
    for (std::size_t i = 1; i <= Tables::kMost; i += sizeof(std::uint64_t) / sizeof(Bits)) {
        const std::uint64_t seen = load_lanes(&neighbour[i]);
        store_lanes(&borrowed[i], (seen & in_each_lane<Bits>(2)) | (seen & in_each_lane<Bits>(4)) >> 2U);
    }
    borrowed[1] |= static_cast<Bits>((corner & 4U) >> 2U);
}

template <class Tables>
constexpr typename Tables::Lines make_diagonal() {
    typename Tables::Lines bits{};
    for (std::size_t i = 0; i <= Tables::kMost; ++i) {
        bits[i] = static_cast<typename Tables::Line>(2U << i);
    }
    return bits;
}

// What the quadrant's octant of columns has seen of the diagonal and of the cells next to it.
template <class Tables>
void borrow_beside(const typename Tables::Lines& beside, typename Tables::Lines& borrowed) {
    using Bits = typename Tables::Line;
    static constexpr auto kDiagonal = make_diagonal<Tables>();  // cell i of line i
    for (std::size_t i = 1; i <= Tables::kMost; i += sizeof(std::uint64_t) / sizeof(Bits)) {
        const std::uint64_t diagonal = load_lanes(&kDiagonal[i]);
        const std::uint64_t here = load_lanes(&beside[i]) & diagonal;
        const std::uint64_t next = load_lanes(&beside[i + 1]) & diagonal;
        store_lanes(&borrowed[i], load_lanes(&borrowed[i]) | here | next << 1U);
    }
}

// Seen cells by column, from kMost left of the viewer to kMost right, counted from his row downwards and upwards.
template <class Tables>
struct Halves {
    std::array<typename Tables::Line, 2 * Tables::kMost + 1> down{};
    std::array<typename Tables::Line, 2 * Tables::kMost + 1> up{};
};

// Adds lines that are columns of the map; `half` points at the viewer's column.
template <class Tables>
void add_columns(const typename Tables::Lines& seen, int sx, typename Tables::Line* half) {
    for (std::size_t i = 1; i <= Tables::kMost; ++i) {
        half[sx * static_cast<int>(i)] |= static_cast<typename Tables::Line>(seen[i] >> 1U);
    }
}

// Adds a block of eight lines, from `line0` on, by eight cells, from `k0` on, of lines that are rows of the map.
template <class Tables>
void add_turned(const typename Tables::Lines& seen, std::size_t line0, std::size_t k0, int sx,
                typename Tables::Line* half) {
    std::uint64_t block = 0;
    const std::size_t lines = std::min<std::size_t>(8, Tables::kMost + 1 - line0);
    for (std::size_t i = 0; i < lines; ++i) {
        block |= (std::uint64_t{seen[line0 + i]} >> (k0 + 1) & 0xffU) << (8 * i);
    }
    if (block == 0) {
        return;
    }
    block = transposed(block);
    const std::size_t cells = std::min<std::size_t>(8, Tables::kMost + 1 - k0);
    for (std::size_t k = k0; k < k0 + cells; ++k, block >>= 8U) {
        half[sx * static_cast<int>(k)] |= static_cast<typename Tables::Line>((block & 0xffU) << line0);
    }
}

// Adds lines that are rows of the map. Only the diagonal cell of a block's last line lies beyond the blocks below.
template <class Tables>
void add_rows(const typename Tables::Lines& seen, int sx, typename Tables::Line* half) {
    for (std::size_t line0 = 1; line0 <= Tables::kMost; line0 += 8) {
        for (std::size_t k0 = 0; k0 < line0; k0 += 8) {
            add_turned<Tables>(seen, line0, k0, sx, half);
        }
        if (const std::size_t corner = line0 + 7; corner <= Tables::kMost) {
            const Line diagonal = (Line{seen[corner]} >> (corner + 1) & 1U) << corner;
            half[sx * static_cast<int>(corner)] |= static_cast<typename Tables::Line>(diagonal);
        }
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

template <class Tables>
void join(const Halves<Tables>& halves, View& view) {
    const auto radius = static_cast<unsigned>(view.radius);
    for (std::size_t i = 0; i <= 2 * radius; ++i) {
        const std::size_t column = Tables::kMost - radius + i;
        const Line up = halves.up[column];
        const std::uint32_t turned = std::uint32_t{kReversedByte[up & 0xffU]} << 8U | kReversedByte[up >> 8U];
        view.column[i] = Line{halves.down[column]} << radius | turned >> (kMaxFovRadius - radius);
    }
    view.column[radius] |= std::uint32_t{1} << radius;
}

// Quadrants in the order (+,+) (-,+) (+,-) (-,-), in each the octant of columns before that of rows: later ones see
// by the light of earlier ones.
template <class Tables>
void see_all(const Tables& tables, const Level& level, View& view) {
    using Lines = typename Tables::Lines;
    const Side columns{level.columns, view.viewer.x, view.viewer.y, view.radius};
    const Side rows{level.rows, view.viewer.y, view.viewer.x, view.radius};
    std::array<Lines, 4> seen_x{};
    std::array<Lines, 4> seen_y{};
    Lines open{};
    Lines borrowed{};
    Halves<Tables> halves;
    for (std::size_t q = 0; q < 4; ++q) {
        const int sx = (q & 1U) != 0 ? -1 : 1;
        const int sy = (q & 2U) != 0 ? -1 : 1;
        const std::size_t x_lines = open_lines(columns, sx, sy, open);
        borrow_across<Tables>(seen_x[q ^ 2U], seen_y[q ^ 2U][1], borrowed);
        see_octant<LinesAre::columns>(tables, {open, borrowed, x_lines, cells_in_bounds(columns, sy)}, seen_x[q]);

        const std::size_t y_lines = open_lines(rows, sy, sx, open);
        borrow_across<Tables>(seen_y[q ^ 1U], seen_x[q ^ 1U][1], borrowed);
        borrow_beside<Tables>(seen_x[q], borrowed);
        see_octant<LinesAre::rows>(tables, {open, borrowed, y_lines, cells_in_bounds(rows, sx)}, seen_y[q]);

        typename Tables::Line* const half = (sy > 0 ? halves.down : halves.up).data() + Tables::kMost;
        add_columns<Tables>(seen_x[q], sx, half);
        add_rows<Tables>(seen_y[q], sx, half);
    }
    join<Tables>(halves, view);
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
