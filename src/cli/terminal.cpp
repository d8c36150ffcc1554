#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

namespace rogsim {
namespace {

constexpr int kWidthElsewhere = 160;  // of what is no terminal

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

bool is_dumb() { return environment("TERM") == "dumb"; }

bool speaks_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        std::string locale(environment(name));
        if (!locale.empty()) {
            std::transform(locale.begin(), locale.end(), locale.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
            return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
        }
    }
    return false;
}

bool wants_colour(Colour wanted) {
    if (wanted != Colour::automatic) {
        return wanted == Colour::always;
    }
    if (!environment("NO_COLOR").empty()) {
        return false;
    }
    const std::string_view forced = environment("CLICOLOR_FORCE");
    if (!forced.empty() && forced != "0") {
        return true;
    }
    return is_terminal(STDOUT_FILENO) && !is_dumb();
}

int width_of_terminal() {
    const int columns = std::atoi(std::string(environment("COLUMNS")).c_str());
    if (columns > 0) {
        return columns;
    }
    struct winsize size {};
    const bool known = is_terminal(STDOUT_FILENO) && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
    return known && size.ws_col > 0 ? size.ws_col : kWidthElsewhere;
}

}  // namespace

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

Look look_of_terminal(Colour wanted) {
    return {speaks_utf8() && !is_dumb(), wants_colour(wanted), width_of_terminal()};
}

}  // namespace rogsim
