#include "rogsim/core/error.hpp"

#include <algorithm>
#include <cstddef>

namespace rogsim {
namespace {

constexpr std::size_t kMostListed = 12;
constexpr std::size_t kMostQuoted = 60;  // bytes

// Independent of any locale.
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// The fewest insertions, removals, replacements and swaps of neighbours that turn one into the other.
std::size_t edit_distance(std::string_view from, std::string_view to) {
    const std::size_t width = to.size() + 1;
    std::vector<std::size_t> table((from.size() + 1) * width);
    const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return table[i * width + j]; };
    for (std::size_t i = 0; i <= from.size(); ++i) {
        at(i, 0) = i;
    }
    for (std::size_t j = 0; j <= to.size(); ++j) {
        at(0, j) = j;
    }
    for (std::size_t i = 1; i <= from.size(); ++i) {
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const bool same = lower(from[i - 1]) == lower(to[j - 1]);
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0U : 1U)});
            if (i > 1 && j > 1 && lower(from[i - 1]) == lower(to[j - 2]) && lower(from[i - 2]) == lower(to[j - 1])) {
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
            }
        }
    }
    return at(from.size(), to.size());
}

// A third of the letters may be wrong, and always one.
std::size_t most_wrong(std::string_view a, std::string_view b) {
    return std::max<std::size_t>(1, std::max(a.size(), b.size()) / 3);
}

bool utf8_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

void append_escaped(std::string& out, char c) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '\n') {
        out += "\\n";
    } else if (c == '\t') {
        out += "\\t";
    } else if (c == '"' || c == '\\') {
        out += '\\';
        out += c;
    } else if (code < 0x20U || code == 0x7fU) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        out += "\\x";
        out += kDigits[code >> 4U];
        out += kDigits[code & 15U];
    } else {
        out += c;
    }
}

}  // namespace

std::string nearest_name(std::string_view name, std::span<const std::string> allowed) {
    std::string best;
    std::size_t best_distance = 0;
    for (const std::string& candidate : allowed) {
        const std::size_t limit = most_wrong(name, candidate);
        const std::size_t gap = std::max(name.size(), candidate.size()) - std::min(name.size(), candidate.size());
        if (gap > limit) {
            continue;
        }
        const std::size_t distance = edit_distance(name, candidate);
        if (distance <= limit && (best.empty() || distance < best_distance)) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best;
}

std::string unknown_name(std::string_view name, std::span<const std::string> allowed) {
    const std::string text = in_quotes(name) + " is not known; ";
    if (allowed.empty()) {
        return text + "nothing is allowed here";
    }
    const std::string nearest = nearest_name(name, allowed);
    if (!nearest.empty()) {
        return text + "did you mean " + in_quotes(nearest) + "?";
    }
    return text + "allowed: " + listed(allowed);
}

std::string listed(std::span<const std::string> names) {
    std::string text;
    const std::size_t shown = names.size() <= kMostListed + 1 ? names.size() : kMostListed;
    for (std::size_t i = 0; i < shown; ++i) {
        text += i == 0 ? "" : ", ";
        text += names[i];
    }
    if (shown < names.size()) {
        text += " ... and " + std::to_string(names.size() - shown) + " more";
    }
    return text;
}

std::string in_quotes(std::string_view text) {
    std::size_t length = text.size();
    if (length > kMostQuoted) {
        length = kMostQuoted;
        while (length > 0 && utf8_continuation(text[length])) {
            --length;
        }
    }
    std::string out = "\"";
    for (const char c : text.substr(0, length)) {
        append_escaped(out, c);
    }
    return out + (length < text.size() ? "...\"" : "\"");
}

}  // namespace rogsim
