// Results made ready to be read: rates, curves and their intervals, computed once from whole numbers.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/report/context.hpp"
#include "rogsim/run/result.hpp"
#include "rogsim/stats/interval.hpp"

namespace rogsim {

// A share with its 95 % interval; nothing when nobody was counted.
struct Rate {
    double value = 0;
    Interval ci;
};

struct FloorSummary {
    std::int32_t floor = 1;
    std::optional<Rate> clear_rate;  // cleared / (cleared + died): stuck runs are censored. Wilson
    // Product of the clear rates up to here. Wilson on cleared / runs; see survival_rate. Nothing of isolated floors.
    std::optional<Rate> survival;
    std::optional<double> hazard;                // 1 - clear rate
    std::optional<double> death_share;           // of all deaths, those on this floor
    std::optional<double> encounters_per_death;  // encounters on the floor / deaths on it
};

// From this floor on, at least half of the heroes who come to any floor cannot be hurt, by this kind or by anything.
struct HarmlessFrom {
    std::optional<std::int32_t> anything;              // that spawned on the floor
    std::vector<std::optional<std::int32_t>> by_kind;  // of monsters, whether it spawned or not
};

// One persona's results.
struct Summary {
    Result result;
    std::vector<MetricColumn> columns;  // of every floor's tallies
    std::string result_hash;
    std::string extended_hash;
    std::string layout_hash;
    std::string spawn_hash;
    std::vector<FloorSummary> floors;
    std::optional<Rate> win_rate;         // survival of the last floor
    std::optional<std::size_t> steepest;  // index of the floor with the largest drop of survival, or largest hazard
    std::optional<std::int32_t> median_death;  // the floor by which half of all deaths have happened
    HarmlessFrom harmless_from;
};

Summary summarise(Result result);

// An experiment: the same runs by each of its personas.
struct Report {
    std::vector<Summary> results;  // at least one
    ReportContext context;
    std::string config_id;  // 12 hexadecimal digits; see config_id_of
    std::string result_hash;
    std::string layout_hash;
    std::string spawn_hash;
    bool complete = true;
};

Report report_of(std::vector<Result> results, ReportContext context);

// The tally of a floor's metric; nullptr when there is no column of that name.
const MetricTally* find_metric(const Summary& summary, std::size_t floor, std::string_view name);

// The lowest run that ended on any floor in this way: &FloorTally::first_death, &FloorTally::first_stuck. Nothing of
// isolated floors, where no run ends so.
std::optional<std::uint64_t> first_run(const Summary& summary, std::optional<std::uint64_t> FloorTally::*end);

// Names the experiment, however many runs were made of it: tables, floors, personas with their rules, seed, stream.
std::string config_id_of(std::span<const Plan* const> plans);

// Survival after the last of `floors`, from their clear rates. Without stuck runs its interval is Wilson's for
// cleared / runs. With stuck (censored) runs it is Wilson's at the effective number of runs S(1 - S) / Var(S), Var
// after Greenwood (Rothman 1978). Nothing when a clear rate is undefined and somebody could still be alive.
std::optional<Rate> survival_rate(std::span<const FloorTally> floors);

}  // namespace rogsim
