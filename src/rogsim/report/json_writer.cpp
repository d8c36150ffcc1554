#include "rogsim/report/json_writer.hpp"

#include <fmt/core.h>

#include "rogsim/report/numbers.hpp"

namespace rogsim {
namespace {

constexpr UInt128 kLargestExact = UInt128{1} << 53U;

// Length of the UTF-8 sequence that begins at `at`, 0 when it is none (RFC 3629).
std::size_t utf8_length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(at);
    if (first < 0x80U) {
        return 1;
    }
    const unsigned second = byte(at + 1);
    if (first >= 0xC2U && first <= 0xDFU) {
        return follows(at + 1) ? 2 : 0;
    }
    if (first >= 0xE0U && first <= 0xEFU) {
        const bool overlong = first == 0xE0U && second < 0xA0U;
        const bool surrogate = first == 0xEDU && second > 0x9FU;
        return follows(at + 1) && follows(at + 2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0U && first <= 0xF4U) {
        const bool overlong = first == 0xF0U && second < 0x90U;
        const bool beyond = first == 0xF4U && second > 0x8FU;
        return follows(at + 1) && follows(at + 2) && follows(at + 3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

}  // namespace

void JsonWriter::begin_object(std::string_view key, JsonLayout layout) { open(key, layout, '{', '}'); }
void JsonWriter::begin_array(std::string_view key, JsonLayout layout) { open(key, layout, '[', ']'); }

void JsonWriter::open(std::string_view key, JsonLayout layout, char opening, char closing) {
    begin_value(key);
    text_ += opening;
    const bool inside_line = !open_.empty() && open_.back().layout == JsonLayout::one_line;
    open_.push_back({closing, inside_line ? JsonLayout::one_line : layout, true});
}

void JsonWriter::end() {
    const Level level = open_.back();
    open_.pop_back();
    if (!level.empty && level.layout == JsonLayout::lines) {
        new_line();
    }
    text_ += level.closing;
    if (open_.empty()) {
        text_ += '\n';
    }
}

void JsonWriter::begin_value(std::string_view key) {
    if (open_.empty()) {
        return;
    }
    Level& level = open_.back();
    if (!level.empty) {
        text_ += level.layout == JsonLayout::one_line ? ", " : ",";
    }
    level.empty = false;
    if (level.layout == JsonLayout::lines) {
        new_line();
    }
    if (level.closing == '}') {
        quote(key);
        text_ += ": ";
    }
}

void JsonWriter::new_line() {
    text_ += '\n';
    text_.append(2 * open_.size(), ' ');
}

void JsonWriter::quote(std::string_view value) {
    text_ += '"';
    for (std::size_t i = 0; i < value.size();) {
        const char c = value[i];
        const std::size_t length = utf8_length(value, i);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (static_cast<unsigned char>(c) < 0x20U || c == 0x7F) {
            text_ += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else if (length == 0) {
            text_ += "\xEF\xBF\xBD";
        } else {
            text_ += value.substr(i, length);
        }
        i += length == 0 ? 1 : length;
    }
    text_ += '"';
}

void JsonWriter::text(std::string_view key, std::string_view value) {
    begin_value(key);
    quote(value);
}

void JsonWriter::truth(std::string_view key, bool value) {
    begin_value(key);
    text_ += value ? "true" : "false";
}

void JsonWriter::whole(std::string_view key, std::int64_t value) { wide(key, value); }
void JsonWriter::count(std::string_view key, std::uint64_t value) { wide_count(key, value); }

void JsonWriter::wide(std::string_view key, Int128 value) {
    begin_value(key);
    const UInt128 size = value < 0 ? UInt128{0} - static_cast<UInt128>(value) : static_cast<UInt128>(value);
    const std::string digits = to_decimal(value);
    text_ += size > kLargestExact ? '"' + digits + '"' : digits;
}

void JsonWriter::wide_count(std::string_view key, UInt128 value) {
    begin_value(key);
    const std::string digits = to_decimal(value);
    text_ += value > kLargestExact ? '"' + digits + '"' : digits;
}

void JsonWriter::real(std::string_view key, std::optional<double> value) {
    begin_value(key);
    const std::string digits = value ? shortest(*value) : std::string();
    text_ += digits.empty() ? "null" : digits;
}

void JsonWriter::null(std::string_view key) {
    begin_value(key);
    text_ += "null";
}

}  // namespace rogsim
