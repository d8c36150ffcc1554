#include "rogsim/json/faults.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "rogsim/core/error.hpp"

namespace rogsim::json {
namespace {

constexpr std::size_t kMostShown = 50;
constexpr std::size_t kMostKept = 1000;

std::string one_line(const Fault& fault) {
    std::string place = fault.file;
    if (fault.line > 0) {
        place += ":" + std::to_string(fault.line);
    }
    return place.empty() ? fault.text : place + ": " + fault.text;
}

}  // namespace

void add_fault(Faults& faults, Fault fault) {
    faults.list.push_back(std::move(fault));
    if (faults.list.size() >= kMostKept) {
        throw_faults(faults);
    }
}

void throw_faults(const Faults& faults) {
    if (faults.list.empty()) {
        return;
    }
    std::vector<std::string> files;
    for (const Fault& fault : faults.list) {
        if (std::find(files.begin(), files.end(), fault.file) == files.end()) {
            files.push_back(fault.file);
        }
    }
    std::vector<Fault> sorted = faults.list;
    const auto place = [&](const Fault& fault) {
        return std::pair(std::find(files.begin(), files.end(), fault.file), fault.line);
    };
    std::stable_sort(sorted.begin(), sorted.end(), [&](const Fault& a, const Fault& b) { return place(a) < place(b); });
    std::string message;
    const std::size_t shown = sorted.size() <= kMostShown + 1 ? sorted.size() : kMostShown;
    for (std::size_t i = 0; i < shown; ++i) {
        message += (i == 0 ? "" : "\n") + one_line(sorted[i]);
    }
    if (shown < sorted.size()) {
        message += sorted.size() >= kMostKept ? "\nand at least " : "\nand ";
        message += std::to_string(sorted.size() - shown) + " more";
    }
    throw InputError(message);
}

}  // namespace rogsim::json
