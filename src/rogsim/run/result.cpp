#include "rogsim/run/result.hpp"

#include <algorithm>

namespace rogsim {
namespace {

void keep_first(std::optional<std::uint64_t>& first, std::uint64_t run) { first = first ? std::min(*first, run) : run; }

void keep_first(std::optional<std::uint64_t>& first, const std::optional<std::uint64_t>& run) {
    if (run) {
        keep_first(first, *run);
    }
}

void add_end(FloorTally& floor, std::uint64_t run, const FloorRecord& from) {
    ++floor.entered;
    switch (from.end) {
        case FloorEnd::cleared:
            ++floor.cleared;
            break;
        case FloorEnd::died: {
            ++floor.died;
            keep_first(floor.first_death, run);
            const std::size_t own_fire = floor.deaths_by.size() - 1;
            ++floor.deaths_by[from.killer >= 0 ? static_cast<std::size_t>(from.killer) : own_fire];
            break;
        }
        case FloorEnd::stuck:
            ++floor.stuck;
            keep_first(floor.first_stuck, run);
            break;
    }
}

}  // namespace

Tallies make_tallies(const Plan& plan) {
    Tallies tallies;
    const std::size_t kinds = plan.rules.monsters.size();
    const std::size_t columns = metric_columns(plan.rules).size();
    tallies.floors.resize(static_cast<std::size_t>(plan.last_floor - plan.first_floor + 1));
    for (FloorTally& floor : tallies.floors) {
        floor.metric.resize(columns);
        for (std::size_t m = 0; m < kHashedMetrics; ++m) {
            reserve(floor.metric[m].counts, 1023);
        }
        floor.kills.resize(kinds);
        floor.deaths_by.resize(kinds + 1);
    }
    return tallies;
}

void add(Tallies& tallies, const Plan& plan, std::span<const MetricColumn> columns, const RunRecord& record) {
    ++tallies.runs;
    tallies.won += record.outcome == Outcome::won ? 1 : 0;
    tallies.died += record.outcome == Outcome::died ? 1 : 0;
    tallies.stuck += record.outcome == Outcome::stuck ? 1 : 0;
    if (record.outcome == Outcome::won && !plan.isolated) {
        keep_first(tallies.first_win, record.run);
    }
    for (std::size_t i = 0; i < record.floor_count; ++i) {
        const FloorRecord& from = record.floors[i];
        FloorTally& to = tallies.floors[static_cast<std::size_t>(from.floor - plan.first_floor)];
        add_end(to, record.run, from);
        for (std::size_t m = 0; m < columns.size(); ++m) {
            if (const std::optional<std::int64_t> value = value_of(columns[m], from, plan.rules)) {
                add(to.metric[m].moments, *value, record.run);
                add(to.metric[m].counts, *value);
            }
        }
        for (std::size_t kind = 0; kind < to.kills.size(); ++kind) {
            to.kills[kind] += static_cast<std::uint64_t>(from.kills[kind]);
        }
    }
}

void merge(Tallies& tallies, const Tallies& other) {
    tallies.runs += other.runs;
    tallies.won += other.won;
    tallies.died += other.died;
    tallies.stuck += other.stuck;
    keep_first(tallies.first_win, other.first_win);
    for (std::size_t i = 0; i < tallies.floors.size(); ++i) {
        FloorTally& to = tallies.floors[i];
        const FloorTally& from = other.floors[i];
        to.entered += from.entered;
        to.cleared += from.cleared;
        to.died += from.died;
        to.stuck += from.stuck;
        keep_first(to.first_death, from.first_death);
        keep_first(to.first_stuck, from.first_stuck);
        for (std::size_t m = 0; m < to.metric.size(); ++m) {
            merge(to.metric[m].moments, from.metric[m].moments);
            merge(to.metric[m].counts, from.metric[m].counts);
        }
        for (std::size_t kind = 0; kind < to.kills.size(); ++kind) {
            to.kills[kind] += from.kills[kind];
        }
        for (std::size_t who = 0; who < to.deaths_by.size(); ++who) {
            to.deaths_by[who] += from.deaths_by[who];
        }
    }
}

}  // namespace rogsim
