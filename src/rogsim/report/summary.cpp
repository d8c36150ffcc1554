#include "rogsim/report/summary.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "rogsim/core/sha256.hpp"

namespace rogsim {
namespace {

double z95() { return z_of_confidence(0.95); }

Proportion clear_share(const FloorTally& floor) { return {floor.cleared, floor.cleared + floor.died}; }

double share(Proportion p) { return static_cast<double>(p.count) / static_cast<double>(p.n); }

std::optional<Rate> rate_of(Proportion p) {
    if (p.n == 0) {
        return {};
    }
    return Rate{share(p), wilson_interval(p, z95())};
}

// Wilson's interval at a number of trials that need not be whole.
Interval wilson_at(double share_seen, double n, double z) {
    const double zz = z * z / n;
    const double centre = (share_seen + zz / 2) / (1 + zz);
    const double half = z / (1 + zz) * std::sqrt(share_seen * (1 - share_seen) / n + zz / (4 * n));
    return {std::clamp(centre - half, 0.0, share_seen), std::clamp(centre + half, share_seen, 1.0)};
}

std::optional<std::size_t> steepest_drop(const std::vector<FloorSummary>& floors) {
    std::optional<std::size_t> steepest;
    double largest = 0;
    double before = 1;
    for (std::size_t i = 0; i < floors.size() && floors[i].survival; ++i) {
        const double after = floors[i].survival->value;
        if (before - after > largest) {
            largest = before - after;
            steepest = i;
        }
        before = after;
    }
    return steepest;
}

// Of floors that stand alone.
std::optional<std::size_t> hardest(const std::vector<FloorSummary>& floors) {
    std::optional<std::size_t> hardest;
    for (std::size_t i = 0; i < floors.size(); ++i) {
        if (floors[i].hazard.value_or(0) > (hardest ? *floors[*hardest].hazard : 0)) {
            hardest = i;
        }
    }
    return hardest;
}

}  // namespace

std::optional<Rate> survival_rate(std::span<const FloorTally> floors) {
    double product = 1;
    double greenwood = 0;
    std::uint64_t stuck = 0;
    for (const FloorTally& floor : floors) {
        const Proportion p = clear_share(floor);
        if (p.n == 0 && product > 0) {
            return {};
        }
        if (p.n > 0) {
            product *= share(p);
            greenwood += p.count == 0 ? 0
                                      : static_cast<double>(floor.died) /
                                            (static_cast<double>(p.n) * static_cast<double>(p.count));
        }
        stuck += floor.stuck;
    }
    const std::uint64_t runs = floors.front().entered;
    const std::uint64_t cleared = floors.back().cleared;
    if (stuck == 0) {
        return rate_of({cleared, runs});
    }
    const bool inner = product > 0 && product < 1;
    const double effective = inner ? (1 - product) / (product * greenwood) : static_cast<double>(runs - stuck);
    return Rate{product, wilson_at(product, std::max(effective, 1.0), z95())};
}

namespace {

std::optional<std::int32_t> median_death(const Result& result) {
    std::uint64_t deaths = 0;
    for (const FloorTally& floor : result.tallies.floors) {
        deaths += floor.died;
    }
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < result.tallies.floors.size() && deaths > 0; ++i) {
        so_far += result.tallies.floors[i].died;
        if (2 * so_far >= deaths) {
            return result.plan.first_floor + static_cast<std::int32_t>(i);
        }
    }
    return {};
}

// The first floor from which on the 0/1 metric is 1 for at least half, on every floor that anybody came to.
std::optional<std::int32_t> mostly_from(const Result& result, std::size_t column) {
    std::optional<std::int32_t> from;
    for (std::size_t i = 0; i < result.tallies.floors.size(); ++i) {
        const Tally& tally = result.tallies.floors[i].metric[column].moments;
        if (tally.n == 0) {
            break;
        }
        const bool mostly = tally.sum * 2 >= static_cast<Int128>(tally.n);
        const std::int32_t floor = result.plan.first_floor + static_cast<std::int32_t>(i);
        from = mostly ? from.value_or(floor) : std::optional<std::int32_t>();
    }
    return from;
}

HarmlessFrom harmless_from(const Summary& summary) {
    HarmlessFrom harmless;
    const auto from = [&](const std::string& name) {
        return mostly_from(summary.result, *find_column(summary.columns, name));
    };
    harmless.anything = from("floor_harmless");
    for (const MonsterKind& kind : summary.result.plan.rules.monsters) {
        harmless.by_kind.push_back(from("harmless_" + kind.id));
    }
    return harmless;
}

FloorSummary summarise_floor(const Summary& summary, std::size_t i) {
    const std::span<const FloorTally> tallies = summary.result.tallies.floors;
    const FloorTally& tally = tallies[i];
    FloorSummary floor;
    floor.floor = summary.result.plan.first_floor + static_cast<std::int32_t>(i);
    floor.clear_rate = rate_of(clear_share(tally));
    if (!summary.result.plan.isolated) {
        floor.survival = survival_rate(tallies.first(i + 1));
    }
    if (floor.clear_rate) {
        floor.hazard = share({tally.died, tally.cleared + tally.died});
    }
    if (summary.result.tallies.died > 0) {
        floor.death_share = share({tally.died, summary.result.tallies.died});
    }
    if (tally.died > 0) {
        const Tally& encounters = find_metric(summary, i, "encounters")->moments;
        floor.encounters_per_death =
            mean(encounters) * static_cast<double>(encounters.n) / static_cast<double>(tally.died);
    }
    return floor;
}

// Of several personas: the hash that all have, else one over theirs.
std::string joint_hash(const std::vector<Summary>& results, std::string Summary::*hash) {
    const std::string& first = results.front().*hash;
    const auto same = [&](const Summary& summary) { return summary.*hash == first; };
    if (std::all_of(results.begin(), results.end(), same)) {
        return first;
    }
    Sha256 joint;
    for (const Summary& summary : results) {
        sha256_add(joint, summary.*hash);
    }
    return "sha256:" + to_hex(sha256_digest(joint));
}

}  // namespace

std::string config_id_of(std::span<const Plan* const> plans) {
    const Plan& plan = *plans.front();
    std::string canonical =
        fmt::format("tables {}\nfloors {}-{}\n", plan.tables_sha256, plan.first_floor, plan.last_floor);
    for (const Plan* const one : plans) {
        canonical += fmt::format("persona {}\n{}", one->persona.id, canonical_text(one->persona));
    }
    canonical += fmt::format("seed {}\nstream {}\n", plan.seed, plan.cpython ? "cpython" : "keyed");
    if (plan.isolated) {
        canonical += fmt::format("isolated {}\n", name_of(plan.hero));
    }
    return sha256_hex(canonical).substr(0, 12);
}

const MetricTally* find_metric(const Summary& summary, std::size_t floor, std::string_view name) {
    const std::optional<std::size_t> column = find_column(summary.columns, name);
    return column ? &summary.result.tallies.floors[floor].metric[*column] : nullptr;
}

std::optional<std::uint64_t> first_run(const Summary& summary, std::optional<std::uint64_t> FloorTally::*end) {
    std::optional<std::uint64_t> first;
    if (summary.result.plan.isolated) {
        return first;
    }
    for (const FloorTally& floor : summary.result.tallies.floors) {
        if (floor.*end && (!first || *(floor.*end) < *first)) {
            first = floor.*end;
        }
    }
    return first;
}

Summary summarise(Result result) {
    Summary summary;
    summary.result_hash = result_hash(result);
    summary.extended_hash = extended_hash(result);
    summary.layout_hash = layout_hash(result);
    summary.spawn_hash = spawn_hash(result);
    summary.columns = metric_columns(result.plan.rules);
    summary.result = std::move(result);
    for (std::size_t i = 0; i < summary.result.tallies.floors.size(); ++i) {
        summary.floors.push_back(summarise_floor(summary, i));
    }
    summary.win_rate = summary.floors.back().survival;
    summary.steepest = summary.result.plan.isolated ? hardest(summary.floors) : steepest_drop(summary.floors);
    summary.median_death = median_death(summary.result);
    summary.harmless_from = harmless_from(summary);
    return summary;
}

Report report_of(std::vector<Result> results, ReportContext context) {
    Report report;
    std::vector<const Plan*> plans;
    for (Result& result : results) {
        report.complete = report.complete && result.complete;
        report.results.push_back(summarise(std::move(result)));
    }
    for (const Summary& summary : report.results) {
        plans.push_back(&summary.result.plan);
    }
    report.config_id = config_id_of(plans);
    report.result_hash = joint_hash(report.results, &Summary::result_hash);
    report.layout_hash = joint_hash(report.results, &Summary::layout_hash);
    report.spawn_hash = joint_hash(report.results, &Summary::spawn_hash);
    report.context = std::move(context);
    return report;
}

}  // namespace rogsim
