// The first byte chooses a table of part 13, the others are its text. It either loads or is refused; what loads keeps
// its promises.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "tests/support/ruleset_text.hpp"

namespace {

// A number within the bounds that are listed for it.
bool keeps_bounds(const rogsim::json::ReadValue& value) {
    if (!value.is_number || !value.is_whole) {
        return true;
    }
    const long long number = std::stoll(value.value);
    return number >= value.lowest && number <= value.highest;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    static const rogsim::RulesetText part13 = rogsim::part13_text();
    rogsim::RulesetText ruleset = part13;
    rogsim::TableText& table = ruleset.tables[data[0] % ruleset.tables.size()];
    table.text.assign(data + 1, data + size);
    try {
        const rogsim::LoadedRuleset loaded = rogsim::load_tables(ruleset, {});
        for (const rogsim::json::ReadValue& value : loaded.values) {
            if (!keeps_bounds(value)) {
                std::abort();
            }
        }
        // What was read can be written back as overrides and means the same.
        std::vector<rogsim::json::Override> overrides;
        for (const rogsim::json::ReadValue& number : rogsim::number_paths(loaded.values)) {
            overrides.push_back({number.path, number.value});
        }
        if (canonical_text(rogsim::load_tables(ruleset, overrides)) != canonical_text(loaded)) {
            std::abort();
        }
    } catch (const rogsim::InputError&) {
    }
    return 0;
}
