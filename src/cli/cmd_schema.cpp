#include <string_view>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/tables/builtin.hpp"

namespace rogsim {
namespace {

// rogsim.summary-1.schema.json is named "summary".
std::string name_of_schema(std::string_view file) {
    const std::size_t begin = file.find('.') + 1;
    return std::string(file.substr(begin, file.find('-', begin) - begin));
}

}  // namespace

int run_schema(const Options& options) {
    std::vector<std::string> known;
    for (const BuiltinFile& file : builtin_files()) {
        if (file.ruleset != "schemas") {
            continue;
        }
        known.push_back(name_of_schema(file.file));
        if (!options.words.empty() && options.words[0] == known.back()) {
            write_standard_output(file.text);
            return 0;
        }
    }
    if (!options.words.empty()) {
        throw InputError("schema: " + unknown_name(options.words[0], known));
    }
    std::string names;
    for (const std::string& name : known) {
        names += name + '\n';
    }
    write_standard_output(names);
    return 0;
}

}  // namespace rogsim
