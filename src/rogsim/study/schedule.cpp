#include "rogsim/study/schedule.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>

#include "rogsim/core/error.hpp"
#include "rogsim/world/ticks.hpp"
#include "rogsim/world/turn_queue.hpp"

namespace rogsim {
namespace {

constexpr std::size_t kMaxDecimals = 6;

std::optional<std::uint32_t> parse_count(std::string_view text) {
    std::uint32_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc{} || stopped != end || value > kMaxNumber) {
        return std::nullopt;
    }
    return value;
}

// "3/2"
std::optional<Speed> parse_fraction(std::string_view text, std::size_t slash) {
    const auto numerator = parse_count(text.substr(0, slash));
    const auto denominator = parse_count(text.substr(slash + 1));
    if (!numerator || !denominator || *denominator == 0) {
        return std::nullopt;
    }
    return Speed{*numerator, *denominator};
}

// "0.75"
std::optional<Speed> parse_decimal(std::string_view text, std::size_t point) {
    const std::string_view decimals = text.substr(point + 1);
    const auto whole = parse_count(text.substr(0, point));
    const auto rest = parse_count(decimals);
    if (!whole || !rest || decimals.size() > kMaxDecimals) {
        return std::nullopt;
    }
    std::uint32_t scale = 1;
    for (std::size_t i = 0; i < decimals.size(); ++i) {
        scale *= 10;
    }
    const std::uint64_t numerator = std::uint64_t{*whole} * scale + *rest;
    const std::uint64_t common = std::gcd(numerator, std::uint64_t{scale});
    if (numerator / common > kMaxNumber) {
        return std::nullopt;
    }
    return Speed{static_cast<std::uint32_t>(numerator / common), static_cast<std::uint32_t>(scale / common)};
}

std::optional<Speed> parse_speed(std::string_view text) {
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        return parse_fraction(text, slash);
    }
    if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
        return parse_decimal(text, point);
    }
    const auto whole = parse_count(text);
    return whole ? std::optional<Speed>(Speed{*whole, 1}) : std::nullopt;
}

std::string fraction_text(std::uint64_t ticks, std::uint64_t unit) {
    const std::uint64_t common = std::gcd(ticks, unit);
    std::string text = std::to_string(ticks / common);
    if (unit != common) {
        text += '/';
        text += std::to_string(unit / common);
    }
    return text;
}

void check_creatures(std::span<const ScheduledCreature> creatures) {
    if (creatures.empty()) {
        throw InputError("a schedule needs at least one creature, such as player=2");
    }
    if (creatures.size() >= kNobody) {
        throw InputError("a schedule holds at most 65,534 creatures");
    }
    std::vector<std::string_view> names;
    for (const ScheduledCreature& creature : creatures) {
        names.push_back(creature.name);
    }
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end()) {
        throw InputError(std::string("the creature \"").append(*twice).append("\" is given twice; names must differ"));
    }
}

}  // namespace

ScheduledCreature parse_scheduled_creature(std::string_view text) {
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos || equals == 0) {
        throw InputError(std::string("\"").append(text).append("\": a name and a speed are needed, such as bat=3"));
    }
    const auto speed = parse_speed(text.substr(equals + 1));
    if (!speed) {
        throw InputError(
            std::string("\"").append(text).append("\": a speed is a number from 0 to 1000000 such as 2, 3/2 or 0.75"));
    }
    return {std::string(text.substr(0, equals)), *speed};
}

ScheduleResult simulate_schedule(std::span<const ScheduledCreature> creatures, std::uint64_t turns) {
    check_creatures(creatures);
    if (turns < 1 || turns > kMaxScheduleTurns) {
        throw InputError("the number of turns must lie between 1 and 1000000, not " + std::to_string(turns));
    }
    std::vector<NamedSpeed> speeds;
    for (const ScheduledCreature& creature : creatures) {
        speeds.push_back({creature.name, creature.speed});
    }
    TurnQueue queue;
    reset(queue, tick_unit(speeds));
    for (std::size_t i = 0; i < creatures.size(); ++i) {
        enter(queue, static_cast<std::uint16_t>(i), delay_ticks(creatures[i].speed, queue.unit).value());
    }
    ScheduleResult result;
    result.creatures.assign(creatures.begin(), creatures.end());
    result.turns_taken.resize(creatures.size());
    for (std::uint64_t number = 1; number <= turns; ++number) {
        const Turn turn = next_turn(queue);
        if (turn.actor == kNobody) {
            break;
        }
        ++result.turns_taken[turn.actor];
        result.rows.push_back({number, turn.actor, fraction_text(turn.time, queue.unit),
                               static_cast<double>(turn.time) / static_cast<double>(queue.unit)});
    }
    return result;
}

}  // namespace rogsim
