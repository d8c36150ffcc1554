// The list of commands.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/options.hpp"

namespace rogsim {

struct Command {
    const char* name;
    const char* usage;    // what stands after the name
    const char* summary;  // one line
    const char* details;  // paragraphs of the help; lines end in '\n'
    unsigned bit;         // of CommandBit
    std::size_t least_words;
    std::size_t most_words;
    int (*run)(const Options& options);  // gives the exit code
};

std::span<const Command> commands();

// InputError with the nearest name.
const Command& command_named(const std::string& name);

int run_campaigns(const Options& options);
int run_census(const Options& options);
int run_replay(const Options& options);
int run_schedule(const Options& options);
int run_oracle(const Options& options);
int run_list(const Options& options);
int run_schema(const Options& options);
int run_help(const Options& options);

}  // namespace rogsim
