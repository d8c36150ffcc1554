// Columns of text, set side by side for people.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/report/look.hpp"

namespace rogsim {

enum class Align : std::uint8_t { left, right };

struct TextColumn {
    std::string header;
    Align align = Align::right;
    int drop_order = 0;  // 0: always shown; else where lines are too narrow the greatest goes first
    std::vector<std::string> cells;
};

// Characters, as far as text without wide or combining ones goes.
std::size_t shown_width(std::string_view utf8);

// Header and rows, two spaces between columns; columns that do not fit look.width are left out. `strong_row`, when it
// is a row's index, is set off where there is colour.
std::string text_table(std::vector<TextColumn> columns, const Look& look, std::size_t strong_row);

// Parts of a line, two spaces between them, broken where look.width ends.
std::string text_line(std::span<const std::string> parts, const Look& look);

// A bar of `share` (0 to 1) of `length` characters, in eighths where UTF-8 is understood.
std::string text_bar(double share, int length, const Look& look);

}  // namespace rogsim
