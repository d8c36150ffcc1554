// What the command line said, checked as far as that is possible without reading a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/numbers.hpp"
#include "rogsim/game/isolated.hpp"
#include "rogsim/report/context.hpp"
#include "rogsim/study/schedule.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {

// More runs than this would take years, and their block digests more memory than machines have.
inline constexpr std::uint64_t kMaxRuns = 1'000'000'000;
inline constexpr std::uint64_t kMaxThreads = 1024;

// Which runs of which game: run and census.
struct PlanOptions {
    std::string tables{kDefaultRuleset};  // a built-in ruleset or a folder
    std::vector<json::Override> overrides;
    FloorRange floors;
    std::uint64_t runs = 5000;
    std::optional<std::uint64_t> seed = 1;  // nothing: a random one is to be picked
    bool cpython = false;
    bool isolated = false;
    std::optional<HeroSource> hero;       // of isolated floors
    std::vector<std::string> personas;    // who play the same runs; none: the default one
    std::vector<LevelUpChoice> level_up;  // empty: as the persona has it
};

struct ReplayOptions {
    std::uint64_t run = 0;
    std::optional<std::uint64_t> floor;  // nothing: all
    std::vector<std::int32_t> maps;      // turns drawn; -1 is the last one of a floor
    bool why = false;
};

struct ScheduleOptions {
    std::vector<ScheduledCreature> creatures;
    std::uint64_t turns = 20;
};

struct Export {
    std::string format;
    std::string path;  // "-": standard output
};

enum class Colour : std::uint8_t { automatic, always, never };

struct OutputOptions {
    std::string format = "auto";
    std::vector<Export> exports;
    bool run_info = true;
    ReportChoice choice;
    Colour colour = Colour::automatic;
};

struct Options {
    std::string command = "run";
    bool command_given = false;
    std::optional<std::string> scenario;  // as named
    std::vector<std::string> words;       // bare words after the command
    PlanOptions plan;
    ScheduleOptions schedule;
    ReplayOptions replay;
    OutputOptions output;
    unsigned threads = 0;  // 0: one a core
    bool quiet = false;
    bool verbose = false;
    bool help = false;
    bool version = false;
    bool markdown = false;  // help as the page docs/cli.md
};

}  // namespace rogsim
