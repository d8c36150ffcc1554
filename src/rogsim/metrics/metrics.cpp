#include "rogsim/metrics/metrics.hpp"

namespace rogsim {
namespace {

constexpr Metric kMetrics[] = {
    {"turns", "turns", "hero's actions on a floor that was cleared", Over::cleared,
     [](const FloorRecord& f) -> std::int64_t { return f.turns; }},
    {"hp_lost", "HP", "HP taken from the hero on the floor, overkill not counted", Over::entered,
     [](const FloorRecord& f) -> std::int64_t { return f.hp_lost; }},
    {"damage_dealt", "HP", "HP taken from monsters by the hero, overkill not counted", Over::entered,
     [](const FloorRecord& f) -> std::int64_t { return f.damage_dealt; }},
};

static_assert(std::size(kMetrics) >= kHashedMetrics);

}  // namespace

std::span<const Metric> metrics() { return kMetrics; }

}  // namespace rogsim
