// argv -> options -> command -> exit code; the only catch stands here.
#include <fmt/core.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/parse.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/report/version.hpp"

namespace {

using namespace rogsim;

int run(const std::vector<std::string>& arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    secure_standard_descriptors();
    const Options options = parse(arguments);
    start_log(options.verbose);
    if (options.version) {
        write_standard_output(fmt::format("rogsim {}\n", kVersion));
        return 0;
    }
    const Command& command = command_named(options.command);
    if (options.help) {
        write_standard_output(options.command_given ? help_of(command) : help_of_program());
        return 0;
    }
    return command.run(options);
}

int complain(int exit_code, const char* what) {
    fmt::print(stderr, "rogsim: {}\n", what);
    return exit_code;
}

int complain_of_bug(const std::vector<std::string>& arguments, const char* what) {
    fmt::print(stderr, "rogsim: internal error: {}\nThis is a fault of rogsim {}; please report it with this line:\n",
               what, kVersion);
    fmt::print(stderr, "  rogsim");
    for (const std::string& argument : arguments) {
        fmt::print(stderr, " '{}'", argument);
    }
    fmt::print(stderr, "\n");
    return 70;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    try {
        return run(arguments);
    } catch (const rogsim::InputError& error) {
        return complain(2, error.what());
    } catch (const rogsim::IoError& error) {
        return complain(5, error.what());
    } catch (const rogsim::BrokenPipe&) {
        return 141;
    } catch (const std::bad_alloc&) {
        return complain(5, "not enough memory");
    } catch (const std::exception& error) {
        return complain_of_bug(arguments, error.what());
    }
}
