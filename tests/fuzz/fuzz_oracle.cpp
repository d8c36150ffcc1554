// Oracle files of any bytes: read, compared or refused by InputError, never a crash. The first byte chooses the format.
#include <cstdint>
#include <string_view>

#include "rogsim/core/error.hpp"
#include "rogsim/run/oracle_floors.hpp"
#include "rogsim/run/oracle_traces.hpp"
#include "rogsim/tables/load.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const rogsim::Ruleset rules = rogsim::load_ruleset({});
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    try {
        if (data[0] == 'f') {
            rogsim::check_floors(text, "floors.json", rules);
        } else {
            rogsim::check_traces(text, "traces.json", rules);
        }
    } catch (const rogsim::InputError&) {
    }
    return 0;
}
