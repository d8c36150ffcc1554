#include "cli/commands.hpp"

#include "cli/option_table.hpp"
#include "rogsim/core/error.hpp"

namespace rogsim {
namespace {

constexpr const char* kRunDetails =
    "Plays campaigns and tells, floor by floor, how many heroes came, cleared it and died, with 95 % Wilson\n"
    "intervals. The result depends on tables, options, seed and version alone, never on the number of threads.\n"
    "\n"
    "clear rate  cleared / (cleared + died), of those who came to the floor; stuck runs count for neither\n"
    "survival    product of the clear rates up to the floor: the difficulty curve\n"
    "hazard      1 - clear rate\n"
    "turns       of the hero, on floors that were cleared; HP lost and damage dealt: on all floors entered\n"
    "\n"
    "Interrupted (Ctrl-C), it reports the runs finished so far, marked incomplete.\n";

constexpr const char* kCensusDetails =
    "Generates floors without playing them and counts rooms, walkable squares, the way from start to stairs, monsters\n"
    "and items by kind, and spawns lost to an occupied square. With keyed streams these are the floors that run "
    "plays.\n"
    "\n"
    "csv has a row per floor and metric; json has exact histograms.\n";

constexpr const char* kReplayDetails =
    "Plays one run of rogsim run again, with the same options, and tells what happened: a line an event, with the\n"
    "hero's turn on the floor before it and the HP that are left. The end is that run's row of -f runs. A run is the\n"
    "same whatever else is in the batch.\n"
    "\n"
    "  rogsim replay --run 80 --why\n"
    "  rogsim replay --run 80 --floor 4 --map 0,50,end\n";

constexpr const char* kScheduleDetails =
    "Prints who acts when: creatures wait in a queue ordered by base delay / speed, equal times in the order of\n"
    "insertion. Time is exact; a creature of speed 1 acts at 1, 2, 3 ...; one of speed 0 never acts.\n"
    "\n"
    "  rogsim schedule --speed player=2 --speed slug=1 --speed bat=3 --turns 20\n";

constexpr const char* kOracleDetails =
    "Generates or replays what the reference game recorded, with the same random numbers, and compares. FILE is JSON:\n"
    "floors with rooms, hero, stairs, spawns, walls and what is seen at the start; or whole games, action by action,\n"
    "with a CRC of the state after each turn.\n"
    "\n"
    "Exit code 0 when all are equal; else 1, and the first difference in plain words.\n";

constexpr const char* kListDetails =
    "personas: each with its rules in order; the first whose condition holds and whose action is possible is done.\n"
    "metrics: the statistics of a floor. conditions and actions: the words of personas' rules.\n";

constexpr const char* kSchemaDetails =
    "Prints the JSON Schema of an output: summary of rogsim run -f json, run of a line of -f jsonl, census, schedule.\n"
    "Without a name, the names.\n";

constexpr const char* kHelpDetails = "Prints help of the program or of one command.\n";

constexpr Command kCommands[] = {
    {"run", "[OPTIONS]", "play campaigns and print the difficulty curve", kRunDetails, kForRun, 0, 0, run_campaigns},
    {"census", "[OPTIONS]", "generate floors without playing and count what is on them", kCensusDetails, kForCensus, 0,
     0, run_census},
    {"replay", "[OPTIONS]", "play one run again and tell what happened", kReplayDetails, kForReplay, 0, 0, run_replay},
    {"schedule", "--speed NAME=SPEED ... [OPTIONS]", "print the order of turns of creatures of given speeds",
     kScheduleDetails, kForSchedule, 0, 0, run_schedule},
    {"oracle", "floors|traces FILE [OPTIONS]", "compare floors or games with those of the reference game",
     kOracleDetails, kForOracle, 2, 2, run_oracle},
    {"list", "personas|metrics|rulesets|scenarios|conditions|actions [OPTIONS]", "explain what there is to choose from",
     kListDetails, kForList, 1, 1, run_list},
    {"schema", "[NAME]", "print the JSON Schema of an output", kSchemaDetails, kForSchema, 0, 1, run_schema},
    {"help", "[COMMAND]", "print help", kHelpDetails, kForHelp, 0, 1, run_help},
};

}  // namespace

std::span<const Command> commands() { return kCommands; }

const Command& command_named(const std::string& name) {
    std::vector<std::string> known;
    for (const Command& command : kCommands) {
        if (name == command.name) {
            return command;
        }
        known.emplace_back(command.name);
    }
    throw InputError("command " + unknown_name(name, known));
}

}  // namespace rogsim
