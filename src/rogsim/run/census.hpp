// What the generator makes, without anybody playing: floors counted, not campaigns.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rogsim/run/plan.hpp"
#include "rogsim/run/result.hpp"
#include "rogsim/run/runner.hpp"

namespace rogsim {

// A number that each generated floor has.
struct CensusMetric {
    std::string name;  // "rooms", "monsters/troll"
    std::string unit;
    std::string summary;  // one line
};

// The fixed ones, then monsters and items by kind, in the order of the tables; names are paths where they are kinds.
std::vector<CensusMetric> census_metrics(const Ruleset& rules);

struct CensusFloor {
    std::uint64_t floors = 0;         // generated
    std::uint64_t unreachable = 0;    // floors whose stairs cannot be reached; they count for all but stairs_path
    std::vector<MetricTally> metric;  // in the order of census_metrics

    friend bool operator==(const CensusFloor&, const CensusFloor&) = default;
};

struct Census {
    Plan plan;
    std::vector<CensusMetric> metrics;
    std::vector<CensusFloor> floors;  // from the plan's first floor on
    std::uint64_t runs = 0;           // finished
    std::vector<BlockDigest> blocks;  // of the finished blocks; `runs` of each is nothing
    bool complete = true;             // false: interrupted, and only a prefix of the runs is there
    double elapsed_s = 0;             // volatile
    unsigned threads = 1;             // volatile
};

// Generates every floor of the plan for every run; who would play them does not matter. With keyed streams the floors
// are those of run_plan, and so are layout_hash and spawn_hash. With CPython's stream each floor starts from the seed
// of its run, so that neighbouring runs have equal floors in common with neighbouring seeds.
Census run_census(const Plan& plan, const RunnerOptions& options = {});

std::string layout_hash(const Census& census);
std::string spawn_hash(const Census& census);

}  // namespace rogsim
