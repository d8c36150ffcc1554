#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"

namespace rogsim {

int run_help(const Options& options) {
    if (options.markdown) {
        write_standard_output(help_as_markdown());
    } else {
        write_standard_output(options.words.empty() ? help_of_program() : help_of(command_named(options.words[0])));
    }
    return 0;
}

}  // namespace rogsim
