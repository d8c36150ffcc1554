#include "rogsim/report/text.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "rogsim/metrics/metrics.hpp"
#include "rogsim/report/numbers.hpp"
#include "rogsim/report/text_table.hpp"
#include "rogsim/report/version.hpp"

namespace rogsim {
namespace {

constexpr int kBarLength = 15;

std::string dash(const Look& look) { return look.utf8 ? "–" : "-"; }

std::string percent(double share, int digits) { return rounded(100 * share, digits); }

// Two digits where a bound is near 0 or 1, so that it is not rounded away.
std::string bound(double share) {
    const double percents = 100 * share;
    return rounded(percents, percents < 1 || percents > 99 ? 2 : 1);
}

std::string rate_text(const std::optional<Rate>& rate, const Look& look) {
    return rate ? percent(rate->value, 1) + " %" : dash(look);
}

// Never happened is not impossible: of 0 and of 1 only the other bound is told.
std::string interval_text(const std::optional<Rate>& rate, const Look& look) {
    if (!rate) {
        return dash(look);
    }
    if (rate->value == 0) {
        return (look.utf8 ? "≤ " : "<= ") + bound(rate->ci.hi);
    }
    if (rate->value == 1) {
        return (look.utf8 ? "≥ " : ">= ") + bound(rate->ci.lo);
    }
    return bound(rate->ci.lo) + dash(look) + bound(rate->ci.hi);
}

// The metric of this name; nullptr when the list has none.
const MetricTally* metric_named(const FloorTally& floor, std::string_view name) {
    const auto rows = metrics();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Metric& m) { return m.name == name; });
    return row == rows.end() ? nullptr : &floor.metric[static_cast<std::size_t>(row - rows.begin())];
}

std::string mean_text(const FloorTally& floor, std::string_view name, const Look& look) {
    const MetricTally* metric = metric_named(floor, name);
    return metric != nullptr && metric->moments.n > 0 ? rounded(mean(metric->moments), 1) : dash(look);
}

std::string turns_text(const FloorTally& floor, const Look& look) {
    const MetricTally* turns = metric_named(floor, "turns");
    if (turns == nullptr || turns->moments.n == 0) {
        return dash(look);
    }
    const Histogram& counts = turns->counts;
    return fmt::format("{} [{}{}{}]", *quantile(counts, 500000), *quantile(counts, 50000), dash(look),
                       *quantile(counts, 950000));
}

std::string killer_text(const Summary& summary, const FloorTally& floor, const Look& look) {
    const auto most = std::max_element(floor.deaths_by.begin(), floor.deaths_by.end());
    if (*most == 0) {
        return dash(look);
    }
    const std::vector<MonsterKind>& kinds = summary.result.plan.rules.monsters;
    const auto who = static_cast<std::size_t>(most - floor.deaths_by.begin());
    const double share = static_cast<double>(*most) / static_cast<double>(floor.died);
    return fmt::format("{} {} %", who < kinds.size() ? kinds[who].id : "own fire", percent(share, 0));
}

struct FloorColumn {
    const char* header;
    Align align;
    int drop_order;
    std::string (*cell)(const Summary& summary, std::size_t floor, const Look& look);
};

const FloorTally& tally(const Summary& s, std::size_t i) { return s.result.tallies.floors[i]; }

using S = const Summary&;
using I = std::size_t;
using L = const Look&;

constexpr FloorColumn kColumns[] = {
    {"floor", Align::right, 0, [](S s, I i, L) { return std::to_string(s.floors[i].floor); }},
    {"entered", Align::right, 0, [](S s, I i, L) { return std::to_string(tally(s, i).entered); }},
    {"stuck", Align::right, 2, [](S s, I i, L) { return std::to_string(tally(s, i).stuck); }},
    {"clear rate", Align::right, 0, [](S s, I i, L look) { return rate_text(s.floors[i].clear_rate, look); }},
    {"95 % CI", Align::right, 3, [](S s, I i, L look) { return interval_text(s.floors[i].clear_rate, look); }},
    {"survival", Align::right, 0, [](S s, I i, L look) { return rate_text(s.floors[i].survival, look); }},
    {"95 % CI", Align::right, 8, [](S s, I i, L look) { return interval_text(s.floors[i].survival, look); }},
    {"curve", Align::left, 4,
     [](S s, I i, L look) {
         const std::optional<Rate>& survival = s.floors[i].survival;
         return survival ? text_bar(survival->value, kBarLength, look) : std::string();
     }},
    {"turns p50 [p05-p95]", Align::right, 6, [](S s, I i, L look) { return turns_text(tally(s, i), look); }},
    {"HP lost", Align::right, 7, [](S s, I i, L look) { return mean_text(tally(s, i), "hp_lost", look); }},
    {"damage", Align::right, 9, [](S s, I i, L look) { return mean_text(tally(s, i), "damage_dealt", look); }},
    {"top killer", Align::left, 5, [](S s, I i, L look) { return killer_text(s, tally(s, i), look); }},
};

std::vector<TextColumn> columns_of(const Summary& summary, const Look& look) {
    std::vector<TextColumn> columns;
    for (const FloorColumn& from : kColumns) {
        if (std::string_view(from.header) == "stuck" && summary.result.tallies.stuck == 0) {
            continue;
        }
        TextColumn& to = columns.emplace_back(TextColumn{from.header, from.align, from.drop_order, {}});
        for (std::size_t i = 0; i < summary.floors.size(); ++i) {
            to.cells.push_back(from.cell(summary, i, look));
        }
    }
    return columns;
}

std::string title(const Summary& summary, const Look& look) {
    const Plan& plan = summary.result.plan;
    std::vector<std::string> parts = {
        fmt::format("rogsim {}", kVersion),
        fmt::format("tables {} ({})", plan.tables_name, plan.tables_sha256.substr(0, 8)),
        fmt::format("persona {}", plan.persona.id),
        fmt::format("level-up {}", level_ups_text(plan.persona.level_up)),
        fmt::format("seed {}", plan.seed),
        fmt::format("stream {}", plan.cpython ? "cpython" : "keyed"),
        fmt::format("{} runs", summary.result.tallies.runs),
    };
    for (const auto& [path, value] : summary.context.overrides) {
        parts.push_back(fmt::format("{}={}", path, value));
    }
    if (summary.context.run_info) {
        parts.push_back(fmt::format("{} s", rounded(summary.context.run_info->elapsed_s, 2)));
    }
    return text_line(parts, look);
}

std::string notes(const Summary& summary) {
    const Result& result = summary.result;
    std::string text;
    if (!result.complete) {
        text += fmt::format("INCOMPLETE ({}): {} of {} runs\n", summary.context.stop_reason, result.tallies.runs,
                            result.plan.runs);
    }
    if (result.plan.cpython) {
        text +=
            "stream cpython: run i takes seed + i, so neighbouring seeds share most of their runs, by design;\n"
            "layout and spawn hashes cover only the floors that were reached\n";
    }
    return text;
}

std::string verdict(const Summary& summary, const Look& look) {
    std::vector<std::string> parts;
    if (summary.win_rate) {
        parts.push_back(
            fmt::format("win {} ({})", rate_text(summary.win_rate, look), interval_text(summary.win_rate, look)));
    } else {
        parts.push_back("win " + dash(look));
    }
    if (summary.steepest) {
        const std::size_t i = *summary.steepest;
        const double before = i == 0 ? 1 : summary.floors[i - 1].survival->value;
        const double drop = before - summary.floors[i].survival->value;
        parts.push_back(fmt::format("steepest drop: floor {} ({}{} pp)", summary.floors[i].floor, look.utf8 ? "−" : "-",
                                    percent(drop, 1)));
    }
    parts.push_back("result " + summary.result_hash.substr(summary.result_hash.find(':') + 1, 12));
    return text_line(parts, look);
}

}  // namespace

std::string write_text(const Summary& summary, const Look& look) {
    const std::size_t none = summary.floors.size();
    std::string text = title(summary, look) + notes(summary) + '\n';
    text += text_table(columns_of(summary, look), look, summary.steepest.value_or(none));
    return text + '\n' + verdict(summary, look);
}

}  // namespace rogsim
