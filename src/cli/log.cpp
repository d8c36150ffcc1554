#include "cli/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdio>

namespace rogsim {

void start_log(bool verbose) {
    const auto logger = spdlog::stderr_logger_mt("rogsim");
    logger->set_pattern("[%H:%M:%S.%e] %v");
    logger->set_level(verbose ? spdlog::level::info : spdlog::level::off);
    spdlog::set_default_logger(logger);
}

void log_line(const std::string& line) { spdlog::info("{}", line); }

void note(bool quiet, const std::string& line) {
    if (!quiet) {
        std::fprintf(stderr, "rogsim: %s\n", line.c_str());
    }
}

}  // namespace rogsim
