#include "rogsim/world/level.hpp"

namespace rogsim {

void reset(Level& level, int width, int height) {
    level.shape = make_shape(width, height);
    level.row_shape = make_shape(height, width);
    clear(level.open, level.shape);
    level.rooms.clear();
    level.start = {};
    level.stairs = {};
    level.layout_digest = 0;
}

void add_row_copy(Level& level) {
    clear(level.open_rows, level.row_shape);
    for (int x = 0; x < level.shape.width; ++x) {
        for (int w = 0; w < level.shape.words; ++w) {
            std::uint64_t bits = level.open.word[static_cast<std::size_t>(x * level.shape.words + w)];
            for (; bits != 0; bits &= bits - 1) {
                add(level.open_rows, square_at(level.row_shape, {w * 64 + std::countr_zero(bits), x}));
            }
        }
    }
}

}  // namespace rogsim
