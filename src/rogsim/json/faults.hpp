// Faults in input, collected so that they can be reported together.
#pragma once

#include <string>
#include <vector>

namespace rogsim::json {

struct Fault {
    std::string file;  // as shown to the user; "" when the text says it all
    int line = 0;      // 0: the file as a whole
    std::string text;
};

struct Faults {
    std::vector<Fault> list;
};

// Beyond a thousand faults it gives up and throws what there is.
void add_fault(Faults& faults, Fault fault);

// Throws one InputError with a line a fault, files in the order in which they came and lines ascending within one;
// fifty are shown.
void throw_faults(const Faults& faults);

}  // namespace rogsim::json
