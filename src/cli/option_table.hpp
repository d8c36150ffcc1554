// The list of options: parser, help and docs/cli.md take them from here.
#pragma once

#include <span>
#include <string>

#include "cli/options.hpp"

namespace rogsim {

// Bits of the commands that know an option.
enum CommandBit : unsigned {
    kForRun = 1U,
    kForCensus = 2U,
    kForSchedule = 4U,
    kForOracle = 8U,
    kForHelp = 16U,
    kForReplay = 32U,
    kForList = 64U,
    kForSchema = 128U,
    kForAll = 255U,
};

struct OptionRow {
    const char* name;    // "--runs"
    const char* letter;  // "-n", or ""
    const char* value;   // "N"; "" for a flag
    const char* group;   // heading in the help; "" hides the option
    const char* summary;
    unsigned commands;
    bool repeatable;
    void (*set)(Options& options, const std::string& value);  // InputError when the value is none
};

std::span<const OptionRow> option_rows();

}  // namespace rogsim
