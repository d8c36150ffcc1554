#include "rogsim/run/result.hpp"

#include "rogsim/metrics/metrics.hpp"

namespace rogsim {

Tallies make_tallies(const Plan& plan) {
    Tallies tallies;
    const std::size_t kinds = plan.rules.monsters.size();
    tallies.floors.resize(static_cast<std::size_t>(plan.last_floor - plan.first_floor + 1));
    for (FloorTally& floor : tallies.floors) {
        floor.metric.resize(metrics().size());
        for (MetricTally& metric : floor.metric) {
            reserve(metric.counts, 1023);
        }
        floor.kills.resize(kinds);
        floor.deaths_by.resize(kinds + 1);
    }
    return tallies;
}

void add(Tallies& tallies, const Plan& plan, const RunRecord& record) {
    ++tallies.runs;
    tallies.won += record.outcome == Outcome::won ? 1 : 0;
    tallies.died += record.outcome == Outcome::died ? 1 : 0;
    tallies.stuck += record.outcome == Outcome::stuck ? 1 : 0;
    for (std::size_t i = 0; i < record.floor_count; ++i) {
        const FloorRecord& from = record.floors[i];
        FloorTally& to = tallies.floors[static_cast<std::size_t>(from.floor - plan.first_floor)];
        ++to.entered;
        to.cleared += from.end == FloorEnd::cleared ? 1 : 0;
        to.died += from.end == FloorEnd::died ? 1 : 0;
        to.stuck += from.end == FloorEnd::stuck ? 1 : 0;
        for (std::size_t m = 0; m < to.metric.size(); ++m) {
            const Metric& metric = metrics()[m];
            if (counts(metric, from)) {
                const std::int64_t value = metric.value(from);
                add(to.metric[m].moments, value, record.run);
                add(to.metric[m].counts, value);
            }
        }
        for (std::size_t kind = 0; kind < to.kills.size(); ++kind) {
            to.kills[kind] += static_cast<std::uint64_t>(from.kills[kind]);
        }
        if (from.end == FloorEnd::died) {
            const std::size_t own_fire = to.deaths_by.size() - 1;
            ++to.deaths_by[record.killer >= 0 ? static_cast<std::size_t>(record.killer) : own_fire];
        }
    }
}

void merge(Tallies& tallies, const Tallies& other) {
    tallies.runs += other.runs;
    tallies.won += other.won;
    tallies.died += other.died;
    tallies.stuck += other.stuck;
    for (std::size_t i = 0; i < tallies.floors.size(); ++i) {
        FloorTally& to = tallies.floors[i];
        const FloorTally& from = other.floors[i];
        to.entered += from.entered;
        to.cleared += from.cleared;
        to.died += from.died;
        to.stuck += from.stuck;
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
