#include "rogsim/report/text.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "rogsim/report/columns.hpp"
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

// As many digits as keep a share that is not quite 0 or 1 from looking so, as long as it can be told.
std::string share_text(double share) {
    for (int digits = 1; digits < 6; ++digits) {
        const std::string text = percent(share, digits);
        if ((text != percent(0, digits) || share <= 0) && (text != percent(1, digits) || share >= 1)) {
            return text + " %";
        }
    }
    return percent(share, 6) + " %";
}

std::string rate_text(const std::optional<Rate>& rate, const Look& look) {
    return rate ? share_text(rate->value) : dash(look);
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

std::string mean_text(const Summary& summary, std::size_t floor, std::string_view name, const Look& look) {
    const MetricTally* metric = find_metric(summary, floor, name);
    return metric != nullptr && metric->moments.n > 0 ? rounded(mean(metric->moments), 1) : dash(look);
}

// Of a metric that is 0 or 1.
std::string mean_share_text(const Summary& summary, std::size_t floor, std::string_view name, const Look& look) {
    const MetricTally* metric = find_metric(summary, floor, name);
    return metric != nullptr && metric->moments.n > 0 ? share_text(mean(metric->moments)) : dash(look);
}

std::string turns_text(const Summary& summary, std::size_t floor, const Look& look) {
    const MetricTally* turns = find_metric(summary, floor, "turns");
    if (turns == nullptr || turns->moments.n == 0) {
        return dash(look);
    }
    const Histogram& counts = turns->counts;
    return fmt::format("{} [{}{}{}]", *quantile(counts, 500000), *quantile(counts, 50000), dash(look),
                       *quantile(counts, 950000));
}

std::string killer_text(const Summary& summary, const FloorTally& floor, const Look& look) {
    const auto most = std::max_element(floor.deaths_by.begin(), floor.deaths_by.end());
    if (most == floor.deaths_by.end() || *most == 0) {
        return dash(look);
    }
    const std::vector<MonsterKind>& kinds = summary.result.plan.rules.monsters;
    const auto who = static_cast<std::size_t>(most - floor.deaths_by.begin());
    const double share = static_cast<double>(*most) / static_cast<double>(floor.died);
    return fmt::format("{} {} %", who < kinds.size() ? kinds[who].id : "own fire", percent(share, 0));
}

struct UsualColumn {
    const char* header;
    Align align;
    int drop_order;
    bool of_campaigns;  // means nothing where each floor stands alone
    std::string (*cell)(const Summary& summary, std::size_t floor, const Look& look);
};

const FloorTally& tally(const Summary& s, std::size_t i) { return s.result.tallies.floors[i]; }

using S = const Summary&;
using I = std::size_t;
using L = const Look&;

constexpr UsualColumn kColumns[] = {
    {"floor", Align::right, 0, false, [](S s, I i, L) { return std::to_string(s.floors[i].floor); }},
    {"entered", Align::right, 0, false, [](S s, I i, L) { return std::to_string(tally(s, i).entered); }},
    {"stuck", Align::right, 2, false, [](S s, I i, L) { return std::to_string(tally(s, i).stuck); }},
    {"clear rate", Align::right, 0, false, [](S s, I i, L look) { return rate_text(s.floors[i].clear_rate, look); }},
    {"95 % CI", Align::right, 3, false, [](S s, I i, L look) { return interval_text(s.floors[i].clear_rate, look); }},
    {"survival", Align::right, 0, true, [](S s, I i, L look) { return rate_text(s.floors[i].survival, look); }},
    {"95 % CI", Align::right, 9, true, [](S s, I i, L look) { return interval_text(s.floors[i].survival, look); }},
    {"curve", Align::left, 4, true,
     [](S s, I i, L look) {
         const std::optional<Rate>& survival = s.floors[i].survival;
         return survival ? text_bar(survival->value, kBarLength, look) : std::string();
     }},
    {"turns p50 [p05-p95]", Align::right, 6, false, [](S s, I i, L look) { return turns_text(s, i, look); }},
    {"HP in", Align::right, 8, false, [](S s, I i, L look) { return mean_text(s, i, "hp_entry", look); }},
    {"HP lost", Align::right, 7, false, [](S s, I i, L look) { return mean_text(s, i, "hp_lost", look); }},
    {"least HP", Align::right, 10, false,
     [](S s, I i, L look) {
         const std::string text = mean_text(s, i, "least_hp_percent", look);
         return text == dash(look) ? text : text + " %";
     }},
    {"damage", Align::right, 12, false, [](S s, I i, L look) { return mean_text(s, i, "damage_dealt", look); }},
    {"harmless", Align::right, 11, false,
     [](S s, I i, L look) { return mean_share_text(s, i, "floor_harmless", look); }},
    {"top killer", Align::left, 5, false, [](S s, I i, L look) { return killer_text(s, tally(s, i), look); }},
};

std::vector<TextColumn> usual_columns(const Summary& summary, const Look& look) {
    std::vector<TextColumn> columns;
    for (const UsualColumn& from : kColumns) {
        const bool nobody_stuck = std::string_view(from.header) == "stuck" && summary.result.tallies.stuck == 0;
        if (nobody_stuck || (from.of_campaigns && summary.result.plan.isolated)) {
            continue;
        }
        TextColumn& to = columns.emplace_back(TextColumn{from.header, from.align, from.drop_order, {}});
        for (std::size_t i = 0; i < summary.floors.size(); ++i) {
            to.cells.push_back(from.cell(summary, i, look));
        }
    }
    return columns;
}

// What somebody has asked for is shown, however wide.
std::vector<TextColumn> chosen_columns(const Report& report, const Summary& summary, const Look& look) {
    std::vector<TextColumn> columns;
    for (const FloorColumn& from : floor_columns(summary.result.plan.rules, report.context.choice)) {
        TextColumn& to = columns.emplace_back(TextColumn{from.name, Align::right, 0, {}});
        for (std::size_t i = 0; i < summary.floors.size(); ++i) {
            const Cell cell = from.cell(report, summary, i);
            const std::string text = !cell.is_real ? cell.text : cell.real ? rounded(*cell.real, 3) : "";
            to.cells.push_back(text.empty() ? dash(look) : text);
        }
    }
    return columns;
}

std::string title(const Report& report, const Look& look) {
    const Plan& plan = report.results.front().result.plan;
    std::vector<std::string> parts = {
        fmt::format("rogsim {}", kVersion),
        fmt::format("tables {} ({})", plan.tables_name, plan.tables_sha256.substr(0, 8)),
        fmt::format("seed {}", plan.seed),
        fmt::format("stream {}", plan.cpython ? "cpython" : "keyed"),
        fmt::format("{} runs", plan.runs),
    };
    if (plan.isolated) {
        parts.push_back(fmt::format("each floor on its own, hero {}", name_of(plan.hero)));
    }
    if (report.context.scenario) {
        parts.insert(parts.begin() + 1, "scenario " + *report.context.scenario);
    }
    for (const auto& [path, value] : report.context.overrides) {
        parts.push_back(fmt::format("{}={}", path, value));
    }
    if (report.context.run_info) {
        parts.push_back(fmt::format("{} s", rounded(report.context.run_info->elapsed_s, 2)));
    }
    return text_line(parts, look);
}

std::string notes(const Report& report) {
    std::string text;
    if (!report.complete) {
        const Result& last = report.results.back().result;
        text += fmt::format("INCOMPLETE ({}): {} of {} runs of {}\n", report.context.stop_reason, last.tallies.runs,
                            last.plan.runs, last.plan.persona.id);
    }
    if (report.results.front().result.plan.cpython) {
        text +=
            "stream cpython: run i takes seed + i, so neighbouring seeds share most of their runs, by design;\n"
            "layout and spawn hashes cover only the floors that were reached\n";
    }
    return text;
}

std::string drop_text(const Summary& summary, const Look& look) {
    const std::size_t i = *summary.steepest;
    if (summary.result.plan.isolated) {
        return fmt::format("hardest: floor {} ({} die)", summary.floors[i].floor,
                           share_text(*summary.floors[i].hazard));
    }
    const double before = i == 0 ? 1 : summary.floors[i - 1].survival->value;
    return fmt::format("steepest drop: floor {} ({}{} pp)", summary.floors[i].floor, look.utf8 ? "−" : "-",
                       percent(before - summary.floors[i].survival->value, 1));
}

std::string verdict(const Summary& summary, const Look& look) {
    std::vector<std::string> parts;
    const bool isolated = summary.result.plan.isolated;
    if (summary.win_rate) {
        parts.push_back(
            fmt::format("win {} ({})", rate_text(summary.win_rate, look), interval_text(summary.win_rate, look)));
    } else if (!isolated) {
        parts.push_back("win " + dash(look));
    }
    if (summary.median_death && !isolated) {
        parts.push_back(fmt::format("median floor of death: {}", *summary.median_death));
    }
    if (summary.steepest) {
        parts.push_back(drop_text(summary, look));
    }
    parts.push_back("result " + summary.result_hash.substr(summary.result_hash.find(':') + 1, 12));
    return text_line(parts, look);
}

// "label a, b" as a line, or nothing when there are no parts.
std::string listing(const std::string& label, const std::vector<std::string>& parts, const Look& look) {
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? label + ' ' : ", ") + part;
    }
    return text.empty() ? "" : text_line({&text, 1}, look);
}

// From where on at least half of the heroes are safe from what.
std::string harmless_line(const Summary& summary, const Look& look) {
    const HarmlessFrom& from = summary.harmless_from;
    const std::vector<MonsterKind>& kinds = summary.result.plan.rules.monsters;
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (from.by_kind[kind]) {
            parts.push_back(fmt::format("{} from floor {}", kinds[kind].id, *from.by_kind[kind]));
        }
    }
    if (from.anything) {
        parts.push_back(fmt::format("everything there from floor {}", *from.anything));
    }
    return listing("cannot hurt most of those who come:", parts, look);
}

// Runs to look at.
std::string examples_line(const Summary& summary, const Look& look) {
    std::vector<std::string> parts;
    const auto add = [&](const char* end, std::optional<std::uint64_t> run) {
        if (run) {
            parts.push_back(fmt::format("{} {}", end, *run));
        }
    };
    add("won", summary.result.tallies.first_win);
    add("died", first_run(summary, &FloorTally::first_death));
    add("stuck", first_run(summary, &FloorTally::first_stuck));
    return listing("example runs, for rogsim replay --run N --why:", parts, look);
}

std::string block(const Report& report, const Summary& summary, const Look& look) {
    const std::size_t none = summary.floors.size();
    const PersonaText& persona = summary.result.plan.persona;
    const std::string parts[] = {"persona " + persona.id, "level-up " + level_ups_text(persona.level_up)};
    std::string text = '\n' + text_line(parts, look);
    const bool usual = report.context.choice.columns.empty();
    text += text_table(usual ? usual_columns(summary, look) : chosen_columns(report, summary, look), look,
                       summary.steepest.value_or(none));
    return text + '\n' + verdict(summary, look) + harmless_line(summary, look) + examples_line(summary, look);
}

}  // namespace

std::string write_text(const Report& report, const Look& look) {
    std::string text = title(report, look) + notes(report);
    for (const Summary& summary : report.results) {
        text += block(report, summary, look);
    }
    return text;
}

}  // namespace rogsim
