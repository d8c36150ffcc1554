#include "cli/option_table.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rogsim/core/error.hpp"
#include "rogsim/report/formats.hpp"
#include "rogsim/tables/personas.hpp"

namespace rogsim {
namespace {

using O = Options&;
using V = const std::string&;

void set_format(O options, V value) {
    std::vector<std::string> known = {"auto"};
    for (const Format& format : formats()) {
        known.emplace_back(format.name);
    }
    if (std::find(known.begin(), known.end(), value) == known.end()) {
        throw InputError("--format: " + unknown_name(value, known));
    }
    options.output.format = value;
}

void set_level_up(O options, V value) {
    try {
        options.plan.level_up = parse_level_ups(value);
    } catch (const InputError& error) {
        throw InputError(std::string("--level-up: ") + error.what());
    }
}

// The index of the value among those that are known.
template <std::size_t N>
std::size_t choice(const char* option, V value, const std::string (&known)[N]) {
    for (std::size_t i = 0; i < N; ++i) {
        if (value == known[i]) {
            return i;
        }
    }
    throw InputError(std::string(option) + ": " + unknown_name(value, known));
}

void add_persona(O options, V value) {
    std::vector<std::string>& personas = options.plan.personas;
    if (std::find(personas.begin(), personas.end(), value) != personas.end()) {
        throw InputError("--persona: \"" + value + "\" is given twice");
    }
    personas.push_back(value);
}

void set_seed(O options, V value) {
    options.plan.seed = value == "random" ? std::nullopt : std::optional(parse_count("--seed", value));
}

// Of two for one number the later holds.
void set_override(O options, V value) {
    json::Override given = parse_override(value);
    std::erase_if(options.plan.overrides, [&](const json::Override& other) { return other.path == given.path; });
    options.plan.overrides.push_back(std::move(given));
}

void add_export(O options, const char* format, V path) {
    if (path.empty()) {
        throw InputError(std::string("--export-") + format + ": the file has no name");
    }
    options.output.exports.push_back({format, path});
}

constexpr unsigned kForPlans = kForRun | kForCensus;
constexpr unsigned kForGames = kForPlans | kForReplay;
constexpr unsigned kForPlayers = kForRun | kForReplay;
constexpr unsigned kForReports = kForPlans | kForSchedule;

constexpr OptionRow kRows[] = {
    {"--scenario", "", "NAME|FILE", "Simulation", "what these options can say, from a file; options given here win",
     kForGames, false, [](O, V) {}},
    {"--floors", "", "A-B", "Simulation", "floors played: a range, or one number (default 1-10)", kForGames, false,
     [](O o, V v) { o.plan.floors = parse_floors("--floors", v); }},
    {"--runs", "-n", "N", "Simulation", "runs: 5000, 5k, 2M, 1_000_000 (default 5000)", kForPlans, false,
     [](O o, V v) { o.plan.runs = parse_count_within("--runs", v, 1, kMaxRuns); }},
    {"--seed", "", "N|random", "Simulation", "seed of all random numbers (default 1)", kForGames, false, set_seed},
    {"--tables", "", "NAME|DIR", "Simulation", "ruleset: a built-in one or a folder (default tcod-part13)",
     kForGames | kForOracle | kForList, false, [](O o, V v) { o.plan.tables = v; }},
    {"--set", "", "PATH=VALUE", "Simulation", "change a number of the tables, as monsters/troll/power=5; repeatable",
     kForGames, true, set_override},
    {"--persona", "", "NAME", "Simulation",
     "who plays: prudent (default), methodical, agile, berserker, diver, random or your own; repeatable", kForPlayers,
     true, add_persona},
    {"--level-up", "", "CHOICES", "Simulation",
     "what to take at level-ups, in turn, as strength-constitution (default: as the persona does)", kForPlayers, false,
     set_level_up},
    {"--mode", "", "MODE", "Simulation", "campaign (default), or isolated: each floor on its own", kForRun, false,
     [](O o, V v) {
         o.plan.isolated = choice("--mode", v, {"campaign", "isolated"}) == 1;
     }},
    {"--hero", "", "HERO", "Simulation",
     "who comes to an isolated floor: start (default), or arrival, as this player's campaigns bring him there", kForRun,
     false,
     [](O o, V v) {
         o.plan.hero = static_cast<HeroSource>(choice("--hero", v, {"start", "arrival"}));
     }},
    {"--stream", "", "SOURCE", "Simulation",
     "random numbers: keyed (default), or cpython to replay seeds of a Python game", kForGames, false,
     [](O o, V v) {
         o.plan.cpython = choice("--stream", v, {"keyed", "cpython"}) == 1;
     }},
    {"--run", "", "N", "Replay", "the run to play again, counted from 0 (default 0)", kForReplay, false,
     [](O o, V v) { o.replay.run = parse_count_within("--run", v, 0, kMaxRuns - 1); }},
    {"--floor", "", "N", "Replay", "tell of this floor only", kForReplay, false,
     [](O o, V v) { o.replay.floor = parse_count_within("--floor", v, 1, kMaxFloor); }},
    {"--map", "", "TURNS", "Replay", "draw the floor before these turns, as 0,25,end, instead of telling each event",
     kForReplay, false, [](O o, V v) { o.replay.maps = parse_turns("--map", v); }},
    {"--why", "", "", "Replay", "sum the hero's death up, instead of telling each event", kForReplay, false,
     [](O o, V) { o.replay.why = true; }},
    {"--speed", "", "NAME=SPEED", "Schedule", "a creature and its speed: 2, 3/2 or 1.5; repeatable", kForSchedule, true,
     [](O o, V v) { o.schedule.creatures.push_back(parse_scheduled_creature(v)); }},
    {"--turns", "", "N", "Schedule", "turns shown (default 20)", kForSchedule, false,
     [](O o, V v) { o.schedule.turns = parse_count_within("--turns", v, 1, kMaxScheduleTurns); }},
    {"--threads", "-j", "N", "Execution", "threads; the result is the same for any number (default: one a core)",
     kForPlans, false,
     [](O o, V v) { o.threads = static_cast<unsigned>(parse_count_within("--threads", v, 0, kMaxThreads)); }},
    {"--format", "-f", "FORMAT", "Output",
     "auto (table on a terminal, csv when piped), table, csv, json, md, jsonl, runs, hist", kForReports, false,
     set_format},
    {"--export-csv", "", "FILE", "Output", "also write csv into FILE (- is standard output); repeatable", kForReports,
     true, [](O o, V v) { add_export(o, "csv", v); }},
    {"--export-json", "", "FILE", "Output", "also write json into FILE (- is standard output); repeatable", kForReports,
     true, [](O o, V v) { add_export(o, "json", v); }},
    {"--export-md", "", "FILE", "Output", "also write the table in Markdown into FILE; repeatable", kForReports, true,
     [](O o, V v) { add_export(o, "md", v); }},
    {"--export-jsonl", "", "FILE", "Output", "also write a JSON object per run into FILE; repeatable", kForRun, true,
     [](O o, V v) { add_export(o, "jsonl", v); }},
    {"--export-runs", "", "FILE", "Output", "also write csv with a row per run into FILE; repeatable", kForRun, true,
     [](O o, V v) { add_export(o, "runs", v); }},
    {"--export-hist", "", "FILE", "Output", "also write csv with all histograms into FILE; repeatable", kForRun, true,
     [](O o, V v) { add_export(o, "hist", v); }},
    {"--columns", "", "NAMES", "Output", "columns of table and csv, as floor,hp_entry_mean,survival", kForRun, false,
     [](O o, V v) { o.output.choice.columns = parse_names("--columns", v); }},
    {"--quantiles", "", "PERCENTS", "Output", "quantiles of each statistic in csv and json (default 5,25,50,75,95)",
     kForRun, false, [](O o, V v) { o.output.choice.quantiles = parse_percents("--quantiles", v); }},
    {"--layout", "", "LAYOUT", "Output", "of csv: wide (default, a row per floor) or long (a row per statistic)",
     kForRun, false,
     [](O o, V v) {
         o.output.choice.long_layout = choice("--layout", v, {"wide", "long"}) == 1;
     }},
    {"--no-run-info", "", "", "Output", "leave out time, threads and compiler: the same bytes everywhere", kForPlans,
     false, [](O o, V) { o.output.run_info = false; }},
    {"--color", "", "WHEN", "Output", "auto (default), always or never; NO_COLOR is respected", kForReports, false,
     [](O o, V v) {
         o.output.colour = static_cast<Colour>(choice("--color", v, {"auto", "always", "never"}));
     }},
    {"--quiet", "-q", "", "Output", "no progress and no notes on standard error", kForAll, false,
     [](O o, V) { o.quiet = true; }},
    {"--verbose", "-v", "", "Output", "log on standard error", kForAll, false, [](O o, V) { o.verbose = true; }},
    {"--version", "", "", "Help", "print the version", kForAll, false, [](O o, V) { o.version = true; }},
    {"--help", "-h", "", "Help", "print help", kForAll, false, [](O o, V) { o.help = true; }},
    {"--markdown", "", "", "", "help as the page docs/cli.md", kForHelp, false, [](O o, V) { o.markdown = true; }},
};

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

}  // namespace rogsim
