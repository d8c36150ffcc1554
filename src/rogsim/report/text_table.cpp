#include "rogsim/report/text_table.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace rogsim {
namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kPlain = "\x1b[0m";

std::size_t column_width(const TextColumn& column) {
    std::size_t width = shown_width(column.header);
    for (const std::string& cell : column.cells) {
        width = std::max(width, shown_width(cell));
    }
    return width;
}

std::size_t table_width(const std::vector<TextColumn>& columns) {
    std::size_t width = 0;
    for (const TextColumn& column : columns) {
        width += column_width(column) + 2;
    }
    return width < 2 ? 0 : width - 2;
}

void drop_until_fits(std::vector<TextColumn>& columns, int width) {
    const auto by_order = [](const TextColumn& a, const TextColumn& b) { return a.drop_order < b.drop_order; };
    while (table_width(columns) > static_cast<std::size_t>(std::max(width, 0))) {
        const auto first_to_go = std::max_element(columns.begin(), columns.end(), by_order);
        if (first_to_go == columns.end() || first_to_go->drop_order == 0) {
            return;
        }
        columns.erase(first_to_go);
    }
}

std::string padded(const std::string& cell, std::size_t width, Align align) {
    const std::string space(width - std::min(width, shown_width(cell)), ' ');
    return align == Align::right ? space + cell : cell + space;
}

void add_line(std::string& text, std::string line, bool strong) {
    line.erase(line.find_last_not_of(' ') + 1);
    text += strong ? std::string(kBold) + line + std::string(kPlain) : line;
    text += '\n';
}

// A pipe would end the cell.
std::string markdown_cell(const std::string& cell) {
    std::string text;
    for (const char c : cell) {
        text += c == '|' ? std::string("\\|") : std::string(1, c);
    }
    return text;
}

std::string markdown_table(const std::vector<TextColumn>& columns) {
    std::string head = "|";
    std::string rule = "|";
    for (const TextColumn& column : columns) {
        head += ' ' + markdown_cell(column.header) + " |";
        rule += column.align == Align::right ? " ---: |" : " --- |";
    }
    std::string text = head + '\n' + rule + '\n';
    const std::size_t rows = columns.empty() ? 0 : columns.front().cells.size();
    for (std::size_t row = 0; row < rows; ++row) {
        text += '|';
        for (const TextColumn& column : columns) {
            text += ' ' + markdown_cell(column.cells[row]) + " |";
        }
        text += '\n';
    }
    return text;
}

// A paragraph of its own.
std::string markdown_line(std::span<const std::string> parts) {
    std::string text;
    for (const std::string& part : parts) {
        text += text.empty() ? part : "; " + part;
    }
    return text + "\n\n";
}

}  // namespace

std::size_t shown_width(std::string_view utf8) {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), begins));
}

std::string text_table(std::vector<TextColumn> columns, const Look& look, std::size_t strong_row) {
    if (look.markdown) {
        return markdown_table(columns);
    }
    drop_until_fits(columns, look.width);
    std::string text;
    const auto add_row = [&](const auto& cell_of, bool strong) {
        std::string line;
        for (const TextColumn& column : columns) {
            line += line.empty() ? "" : "  ";
            line += padded(cell_of(column), column_width(column), column.align);
        }
        add_line(text, std::move(line), strong && look.colour);
    };
    add_row([](const TextColumn& column) { return column.header; }, true);
    const std::size_t rows = columns.empty() ? 0 : columns.front().cells.size();
    for (std::size_t row = 0; row < rows; ++row) {
        add_row([row](const TextColumn& column) { return column.cells[row]; }, row == strong_row);
    }
    return text;
}

std::string text_line(std::span<const std::string> parts, const Look& look) {
    if (look.markdown) {
        return markdown_line(parts);
    }
    std::string text;
    std::size_t used = 0;
    for (const std::string& part : parts) {
        const std::size_t width = shown_width(part);
        if (used > 0 && used + 2 + width > static_cast<std::size_t>(std::max(look.width, 0))) {
            text += '\n';
            used = 0;
        }
        text += used > 0 ? "  " : "";
        text += part;
        used += width + (used > 0 ? 2 : 0);
    }
    return text + '\n';
}

std::string text_bar(double share, int length, const Look& look) {
    constexpr std::array<std::string_view, 8> kEighths = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const double clamped = std::clamp(share, 0.0, 1.0);
    std::string bar;
    if (!look.utf8) {
        bar.append(static_cast<std::size_t>(std::lround(clamped * length)), '#');
        return bar;
    }
    const auto eighths = static_cast<std::size_t>(std::lround(clamped * length * 8));
    for (std::size_t i = 0; i < eighths / 8; ++i) {
        bar += "█";
    }
    bar += kEighths[eighths % 8];
    return bar;
}

}  // namespace rogsim
