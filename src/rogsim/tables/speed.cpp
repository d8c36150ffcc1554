#include "rogsim/tables/speed.hpp"

#include <numeric>

#include "rogsim/core/error.hpp"

namespace rogsim {
namespace {

constexpr std::size_t kMaxDigits = 9;  // so that nothing overflows
constexpr std::size_t kMaxDecimals = 3;

std::optional<std::uint64_t> parse_digits(std::string_view text) {
    if (text.empty() || text.size() > kMaxDigits) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return value;
}

std::optional<Speed> make_speed(std::uint64_t numerator, std::uint64_t denominator) {
    if (denominator == 0 || denominator > kMaxSpeedDenominator || numerator > kMaxSpeed * denominator) {
        return std::nullopt;
    }
    const std::uint64_t common = std::gcd(numerator, denominator);
    return Speed{static_cast<std::uint32_t>(numerator / common), static_cast<std::uint32_t>(denominator / common)};
}

std::optional<Speed> parse_fraction(std::string_view above, std::string_view below) {
    const auto numerator = parse_digits(above);
    const auto denominator = parse_digits(below);
    return numerator && denominator ? make_speed(*numerator, *denominator) : std::nullopt;
}

std::optional<Speed> parse_decimal(std::string_view before, std::string_view after) {
    const auto whole = parse_digits(before);
    const auto rest = parse_digits(after);
    if (!whole || !rest || after.size() > kMaxDecimals) {
        return std::nullopt;
    }
    std::uint64_t scale = 1;
    for (std::size_t i = 0; i < after.size(); ++i) {
        scale *= 10;
    }
    return make_speed(*whole * scale + *rest, scale);
}

}  // namespace

std::optional<Speed> parse_speed(std::string_view text) {
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        return parse_fraction(text.substr(0, slash), text.substr(slash + 1));
    }
    if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
        return parse_decimal(text.substr(0, point), text.substr(point + 1));
    }
    return parse_fraction(text, "1");
}

std::string allowed_speeds() {
    return "0.." + std::to_string(kMaxSpeed) + ", with up to three decimals or as a fraction such as \"3/2\"";
}

std::string speed_text(Speed speed) {
    const std::string above = std::to_string(speed.numerator);
    return speed.denominator == 1 ? above : above + "/" + std::to_string(speed.denominator);
}

void read_speed_or_default(const json::Place& place, Speed& out) {
    const json::Override* const given = json::find_override(place);
    if (given != nullptr || place.node != nullptr) {
        const bool written =
            given != nullptr || place.node->kind == json::Kind::number || place.node->kind == json::Kind::text;
        const std::string text = !written ? "" : given != nullptr ? given->value : place.node->text;
        if (const auto speed = parse_speed(text)) {
            out = *speed;
        } else {
            const std::string shown = given != nullptr ? in_quotes(text) : json::described(*place.node);
            json::add_number_fault(place, shown + " is not a speed; allowed: " + allowed_speeds());
        }
    }
    place.reading->values.push_back({place.path, speed_text(out), true, 0, kMaxSpeed, false});
}

}  // namespace rogsim
