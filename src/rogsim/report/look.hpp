// What a text may look like where it is going to be read.
#pragma once

namespace rogsim {

struct Look {
    bool utf8 = false;      // bars and dashes beyond ASCII
    bool colour = false;    // ANSI escapes
    int width = 120;        // columns
    bool markdown = false;  // tables with bars between the columns
};

}  // namespace rogsim
