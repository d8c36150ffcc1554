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

std::string config_id_of(const Plan& plan) {
    const std::string canonical = fmt::format(
        "tables {}\nfloors {}-{}\npersona {}\n{}seed {}\nstream {}\n", plan.tables_sha256, plan.first_floor,
        plan.last_floor, plan.persona.id, canonical_text(plan.persona), plan.seed, plan.cpython ? "cpython" : "keyed");
    return sha256_hex(canonical).substr(0, 12);
}

Summary summarise(Result result, ReportContext context) {
    Summary summary;
    summary.config_id = config_id_of(result.plan);
    summary.result_hash = result_hash(result);
    summary.layout_hash = layout_hash(result);
    summary.spawn_hash = spawn_hash(result);
    const std::span<const FloorTally> tallies = result.tallies.floors;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        FloorSummary floor;
        floor.floor = result.plan.first_floor + static_cast<std::int32_t>(i);
        floor.clear_rate = rate_of(clear_share(tallies[i]));
        floor.survival = survival_rate(tallies.first(i + 1));
        if (floor.clear_rate) {
            const Proportion dead{tallies[i].died, tallies[i].cleared + tallies[i].died};
            floor.hazard = share(dead);
        }
        summary.floors.push_back(floor);
    }
    summary.win_rate = summary.floors.back().survival;
    summary.steepest = steepest_drop(summary.floors);
    summary.result = std::move(result);
    summary.context = std::move(context);
    return summary;
}

}  // namespace rogsim
