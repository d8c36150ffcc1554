#include "cli/parse.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/commands.hpp"
#include "cli/option_table.hpp"
#include "rogsim/core/error.hpp"

namespace rogsim {
namespace {

// What CLI11 found of one option.
struct Found {
    std::vector<std::string> values;
    bool flag = false;
};

std::string shown(const Command& command) { return std::string("rogsim ") + command.name; }

// Options of other commands are taken as well, so that the command's name is found wherever it stands; whether this
// command knows them is checked afterwards.
void declare(CLI::App& app, const OptionRow& row, Found& found) {
    const std::string names = row.letter[0] == '\0' ? row.name : std::string(row.letter) + "," + row.name;
    if (row.value[0] == '\0') {
        app.add_flag(names, found.flag)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
        return;
    }
    app.add_option(names, found.values)->allow_extra_args(false)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

std::vector<std::string> options_of(unsigned command_bits) {
    std::vector<std::string> names;
    for (const OptionRow& row : option_rows()) {
        if (row.group[0] != '\0' && (row.commands & command_bits) != 0) {
            names.emplace_back(row.name);
        }
    }
    return names;
}

// The commands that the bare words allow.
unsigned likely_commands(const std::vector<std::string>& words) {
    for (const Command& command : commands()) {
        if (std::find(words.begin(), words.end(), command.name) != words.end()) {
            return command.bit;
        }
    }
    return kForAll;
}

[[noreturn]] void refuse_option(const std::string& word, const std::vector<std::string>& words) {
    const std::string name = word.substr(0, word.find('='));
    const std::string nearest = nearest_name(name, options_of(likely_commands(words)));
    throw InputError("\"" + name + "\" is not an option" +
                     (nearest.empty() ? std::string() : "; did you mean \"" + nearest + "\"?"));
}

bool given(const Found& found) { return found.flag || !found.values.empty(); }

void check_given(const Command& command, const OptionRow& row, const Found& found) {
    if (!given(found)) {
        return;
    }
    if ((row.commands & command.bit) == 0) {
        throw InputError(std::string(row.name) + ": \"" + shown(command) + "\" has no such option");
    }
    if (found.values.size() > 1 && !row.repeatable) {
        throw InputError(std::string(row.name) + ": given " + std::to_string(found.values.size()) +
                         " times, but takes one value");
    }
}

void set_given(Options& options, const OptionRow& row, const Found& found) {
    if (found.flag) {
        row.set(options, {});
    }
    for (const std::string& value : found.values) {
        row.set(options, value);
    }
}

// The scenario's values first, so that those of the command line hold.
void apply(Options& options, const Command& command, const std::vector<Found>& found, const FindScenario& find) {
    const auto rows = option_rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        check_given(command, rows[i], found[i]);
        if (std::string_view(rows[i].name) == "--scenario" && given(found[i])) {
            options.scenario = found[i].values.front();
            apply_scenario(
                find(*options.scenario), command.bit,
                [&](const OptionRow& row) { return given(found[static_cast<std::size_t>(&row - rows.data())]); },
                options);
        }
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        set_given(options, rows[i], found[i]);
    }
}

void check_words(const Command& command, const std::vector<std::string>& words) {
    if (words.size() > command.most_words) {
        throw InputError("\"" + words[command.most_words] + "\" is one word too many for \"" + shown(command) + "\"");
    }
    if (words.size() < command.least_words) {
        throw InputError("usage: " + shown(command) + " " + command.usage);
    }
}

}  // namespace

Options parse(const std::vector<std::string>& arguments, const FindScenario& find) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    app.allow_windows_style_options(false);
    const auto rows = option_rows();
    std::vector<Found> found(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        declare(app, rows[i], found[i]);
    }
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        throw InputError(error.what());
    }
    Options options;
    const std::vector<std::string> extras = app.remaining();
    const bool only_words = std::find(arguments.begin(), arguments.end(), "--") != arguments.end();
    for (const std::string& word : extras) {
        if (word.size() > 1 && word[0] == '-' && word != "--" && !only_words) {
            refuse_option(word, extras);
        }
        if (word != "--") {
            options.words.push_back(word);
        }
    }
    if (!options.words.empty()) {
        options.command = options.words.front();
        options.command_given = true;
        options.words.erase(options.words.begin());
    }
    const Command& command = command_named(options.command);
    apply(options, command, found, find);
    if (!options.help && !options.version) {
        check_words(command, options.words);
    }
    return options;
}

}  // namespace rogsim
