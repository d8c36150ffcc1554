// A result made ready to be read: rates, curves and their intervals, computed once from whole numbers.
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
    std::optional<Rate> survival;  // product of the clear rates up to here. Wilson on cleared / runs; see survival_rate
    std::optional<double> hazard;  // 1 - clear rate
};

struct Summary {
    Result result;
    ReportContext context;
    std::string config_id;  // 12 hexadecimal digits; see config_id_of
    std::string result_hash;
    std::string layout_hash;
    std::string spawn_hash;
    std::vector<FloorSummary> floors;
    std::optional<Rate> win_rate;         // survival of the last floor
    std::optional<std::size_t> steepest;  // index of the floor with the largest drop of survival
};

Summary summarise(Result result, ReportContext context);

// Names the experiment, however many runs were made of it: tables, floors, persona, level-ups, seed, stream.
std::string config_id_of(const Plan& plan);

// Survival after the last of `floors`, from their clear rates. Without stuck runs its interval is Wilson's for
// cleared / runs. With stuck (censored) runs it is Wilson's at the effective number of runs S(1 - S) / Var(S), Var
// after Greenwood (Rothman 1978). Nothing when a clear rate is undefined and somebody could still be alive.
std::optional<Rate> survival_rate(std::span<const FloorTally> floors);

}  // namespace rogsim
