#include "rogsim/metrics/metrics.hpp"

#include <algorithm>

namespace rogsim {
namespace {

using F = const FloorRecord&;
using R = const Ruleset&;
using K = std::size_t;
using V = std::optional<std::int64_t>;

// Hits of this damage until these HP are gone; nothing when it does no damage.
V hits(std::int32_t hp, std::int32_t damage) { return damage <= 0 ? V{} : V{(std::int64_t{hp} + damage - 1) / damage}; }

bool harmless(const FloorRecord& floor, const MonsterKind& kind) { return kind.power <= floor.entry.defence; }

V nothing_hurts(F floor, R rules, K) {
    for (K kind = 0; kind < rules.monsters.size(); ++kind) {
        if (floor.monsters_spawned[kind] > 0 && !harmless(floor, rules.monsters[kind])) {
            return 0;
        }
    }
    return 1;
}

constexpr Metric kMetrics[] = {
    {"turns", "turns", "hero's actions on a floor that was cleared", Over::cleared, Of::floor,
     [](F f, R, K) -> V { return f.turns; }},
    {"hp_lost", "HP", "HP taken from the hero on the floor, overkill not counted", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.hp_lost; }},
    {"damage_dealt", "HP", "HP taken from monsters by the hero, overkill not counted", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.damage_dealt; }},
    {"hp_entry", "HP", "the hero's HP on arrival", Over::entered, Of::floor, [](F f, R, K) -> V { return f.entry.hp; }},
    {"max_hp_entry", "HP", "the most HP that the hero can have, on arrival", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.entry.max_hp; }},
    {"level_entry", "levels", "the hero's level on arrival", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.entry.level; }},
    {"power_entry", "HP", "the hero's power on arrival, with what is worn", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.entry.power; }},
    {"defence_entry", "HP", "the hero's defence on arrival, with what is worn", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.entry.defence; }},
    {"hp_exit", "HP", "the hero's HP on leaving a floor that was cleared", Over::cleared, Of::floor,
     [](F f, R, K) -> V { return f.exit.hp; }},
    {"least_hp_percent", "%", "smallest share of the maximum HP that the hero had on the floor, rounded down",
     Over::entered, Of::floor, [](F f, R, K) -> V { return f.least_hp_percent; }},
    {"healed", "HP", "HP that items gave back", Over::entered, Of::floor, [](F f, R, K) -> V { return f.healed; }},
    {"hp_gained", "HP", "HP that level-ups gave", Over::entered, Of::floor, [](F f, R, K) -> V { return f.hp_gained; }},
    {"xp", "XP", "XP that the hero got", Over::entered, Of::floor, [](F f, R, K) -> V { return f.xp; }},
    {"encounters", "times", "times that monsters came into view when none was in view", Over::entered, Of::floor,
     [](F f, R, K) -> V { return f.encounters; }},
    {"spawns_lost", "spawns", "monsters and items drawn for a square that was taken, and so never placed",
     Over::entered, Of::floor, [](F f, R, K) -> V { return f.spawns_lost; }},
    {"floor_harmless", "yes or no", "1 when nothing that spawned on the floor could hurt the hero as he came, else 0",
     Over::entered, Of::floor, nothing_hurts},
    {"monsters_spawned_", "monsters", "monsters of this kind placed on the floor", Over::entered, Of::monsters,
     [](F f, R, K k) -> V { return f.monsters_spawned[k]; }},
    {"monsters_met_", "monsters", "monsters of this kind that came into view", Over::entered, Of::monsters,
     [](F f, R, K k) -> V { return f.monsters_met[k]; }},
    {"hits_to_kill_", "hits", "blows of the hero as he came that kill one of full HP; none when he cannot hurt it",
     Over::entered, Of::monsters,
     [](F f, R r, K k) -> V { return hits(r.monsters[k].hp, f.entry.power - r.monsters[k].defence); }},
    {"hits_to_die_", "hits", "its blows that kill the hero as he came; none when it cannot hurt him", Over::entered,
     Of::monsters, [](F f, R r, K k) -> V { return hits(f.entry.hp, r.monsters[k].power - f.entry.defence); }},
    {"harmless_", "yes or no", "1 when it could not hurt the hero as he came, else 0", Over::entered, Of::monsters,
     [](F f, R r, K k) -> V { return harmless(f, r.monsters[k]) ? 1 : 0; }},
    {"items_spawned_", "items", "items of this kind placed on the floor", Over::entered, Of::items,
     [](F f, R, K k) -> V { return f.items_spawned[k]; }},
    {"items_found_", "items", "items of this kind picked up", Over::entered, Of::items,
     [](F f, R, K k) -> V { return f.items_found[k]; }},
    {"items_used_", "items", "items of this kind used up", Over::entered, Of::items,
     [](F f, R, K k) -> V { return f.items_used[k]; }},
    {"items_left_", "items", "items of this kind lying on the floor at its end", Over::entered, Of::items,
     [](F f, R, K k) -> V { return f.items_left[k]; }},
    {"actions_", "turns", "hero's actions that were for this", Over::entered, Of::actions,
     [](F f, R, K k) -> V { return f.doing[k]; }},
};

static_assert(std::size(kMetrics) >= kHashedMetrics);

std::vector<std::string> kinds_of(Of of, const Ruleset& rules) {
    std::vector<std::string> names;
    switch (of) {
        case Of::floor:
            return {""};
        case Of::monsters:
            for (const MonsterKind& kind : rules.monsters) {
                names.push_back(kind.id);
            }
            break;
        case Of::items:
            for (const ItemKind& kind : rules.items) {
                names.push_back(kind.id);
            }
            break;
        case Of::actions:
            names.assign(std::begin(kDoingNames), std::end(kDoingNames));
            break;
    }
    return names;
}

}  // namespace

std::span<const Metric> metrics() { return kMetrics; }

std::vector<MetricColumn> metric_columns(const Ruleset& rules) {
    std::vector<MetricColumn> columns;
    for (const Metric& metric : kMetrics) {
        const std::vector<std::string> kinds = kinds_of(metric.of, rules);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            columns.push_back({metric.name + kinds[kind], &metric, kind});
        }
    }
    return columns;
}

std::optional<std::size_t> find_column(std::span<const MetricColumn> columns, std::string_view name) {
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const MetricColumn& column) { return column.name == name; });
    return found == columns.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - columns.begin()));
}

}  // namespace rogsim
