// What comparing this engine with recorded floors or games of the reference gave.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace rogsim {

struct OracleReport {
    std::uint64_t equal = 0;  // floors or games found equal, up to the first difference
    std::uint64_t total = 0;  // in the file
    std::uint64_t turns = 0;  // of the games found equal
    std::string difference;   // the first one, in plain words; "" when all are equal
};

inline std::string expected_but_came(const std::string& expected, const std::string& came) {
    return "expected " + expected + ", came " + came;
}

// The first entry in which two lists differ, told by `describe`: "room 3: expected A, came nothing"; "" when equal.
template <class T, class Describe>
std::string list_difference(const std::string& what, const std::vector<T>& expected, const std::vector<T>& came,
                            const Describe& describe) {
    for (std::size_t i = 0; i < expected.size() || i < came.size(); ++i) {
        const std::string wanted = i < expected.size() ? describe(expected[i]) : "nothing";
        const std::string got = i < came.size() ? describe(came[i]) : "nothing";
        if (wanted != got) {
            return what + " " + std::to_string(i + 1) + ": " + expected_but_came(wanted, got);
        }
    }
    return "";
}

}  // namespace rogsim
