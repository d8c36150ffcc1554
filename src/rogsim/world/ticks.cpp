#include "rogsim/world/ticks.hpp"

#include <cassert>
#include <numeric>
#include <string>

#include "rogsim/core/error.hpp"
#include "rogsim/stats/int128.hpp"

namespace rogsim {
namespace {

Speed lowest_terms(Speed speed) {
    const std::uint32_t common = std::gcd(speed.numerator, speed.denominator);
    return {speed.numerator / common, speed.denominator / common};
}

std::string text_of(const NamedSpeed& named) {
    std::string text = std::to_string(named.speed.numerator);
    if (named.speed.denominator != 1) {
        text += '/';
        text += std::to_string(named.speed.denominator);
    }
    text += " of \"";
    text += named.name;
    text += '"';
    return text;
}

[[noreturn]] void refuse(std::span<const NamedSpeed> speeds, std::size_t culprit) {
    std::string others;
    for (std::size_t i = 0; i < speeds.size() && i < 8; ++i) {
        if (i != culprit) {
            others += others.empty() ? "" : ", ";
            others += text_of(speeds[i]);
        }
    }
    std::string text = "speed ";
    text += text_of(speeds[culprit]);
    text += " has no common clock tick with the other speeds (";
    text += others;
    text += "); use fractions whose numerators share factors and that lie closer together";
    throw InputError(text);
}

}  // namespace

std::uint64_t tick_unit(std::span<const NamedSpeed> speeds) {
    std::uint64_t unit = 1;
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        if (speeds[i].speed.denominator == 0) {
            throw InputError(text_of(speeds[i]).append(": a speed cannot be divided by 0"));
        }
        const auto wider = wider_unit(unit, speeds[i].speed);
        if (!wider) {
            refuse(speeds, i);
        }
        unit = *wider;
    }
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        if (!delay_ticks(speeds[i].speed, unit)) {
            refuse(speeds, i);
        }
    }
    return unit;
}

std::optional<std::uint64_t> delay_ticks(Speed speed, std::uint64_t unit) {
    if (speed.numerator == 0) {
        return 0;
    }
    const auto [numerator, denominator] = lowest_terms(speed);
    const std::uint64_t share = unit / numerator;
    if (share * numerator != unit || denominator == 0 || share > kMaxDelay / denominator) {
        return std::nullopt;
    }
    return share * denominator;
}

std::optional<std::uint64_t> wider_unit(std::uint64_t unit, Speed speed) {
    if (speed.numerator == 0) {
        return unit;
    }
    const std::uint64_t numerator = lowest_terms(speed).numerator;
    const std::uint64_t common = std::gcd(unit, numerator);
    assert(common != 0);
    const UInt128 wider = UInt128{unit} * (numerator / common);
    if (wider > kMaxDelay || !delay_ticks(speed, static_cast<std::uint64_t>(wider))) {
        return std::nullopt;
    }
    return static_cast<std::uint64_t>(wider);
}

}  // namespace rogsim
