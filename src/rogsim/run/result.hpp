// What the runs of a plan gave: whole numbers only, so that merging is exact in any order.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rogsim/metrics/metrics.hpp"
#include "rogsim/run/plan.hpp"
#include "rogsim/run/run_row.hpp"
#include "rogsim/stats/histogram.hpp"
#include "rogsim/stats/tally.hpp"

namespace rogsim {

struct MetricTally {
    Tally moments;
    Histogram counts;

    friend bool operator==(const MetricTally&, const MetricTally&) = default;
};

struct FloorTally {
    std::uint64_t entered = 0;
    std::uint64_t cleared = 0;
    std::uint64_t died = 0;
    std::uint64_t stuck = 0;
    std::vector<MetricTally> metric;           // in the order of metric_columns()
    std::vector<std::uint64_t> kills;          // by monster kind
    std::vector<std::uint64_t> deaths_by;      // by monster kind; the last entry is the hero's own fire
    std::optional<std::uint64_t> first_death;  // lowest run that ended so here
    std::optional<std::uint64_t> first_stuck;

    friend bool operator==(const FloorTally&, const FloorTally&) = default;
};

// Sums over runs; what a thread fills and merging adds.
struct Tallies {
    std::uint64_t runs = 0;
    std::uint64_t won = 0;
    std::uint64_t died = 0;
    std::uint64_t stuck = 0;
    std::optional<std::uint64_t> first_win;  // lowest run
    std::vector<FloorTally> floors;          // from the plan's first floor on

    friend bool operator==(const Tallies&, const Tallies&) = default;
};

struct BlockDigest {
    std::array<std::uint8_t, 32> runs{};     // SHA-256 of the runs' records, in order
    std::array<std::uint8_t, 32> layouts{};  // of the generated floors' layouts
    std::array<std::uint8_t, 32> spawns{};   // of what stood on them
};

struct Result {
    Plan plan;
    Tallies tallies;
    std::vector<BlockDigest> blocks;  // of the finished blocks, from the first on
    std::vector<RunRow> rows;         // of the finished blocks' runs, in order, if they were asked for
    bool complete = true;             // false: interrupted, and only a prefix of the runs is there
    double elapsed_s = 0;             // volatile
    unsigned threads = 1;             // volatile
};

Tallies make_tallies(const Plan& plan);
void add(Tallies& tallies, const Plan& plan, std::span<const MetricColumn> columns, const RunRecord& record);
void merge(Tallies& tallies, const Tallies& other);

// SHA-256 over the tallies of the first set of metrics and over every run's record: "sha256:..." .
std::string result_hash(const Result& result);

// SHA-256 over result_hash and all other tallies; it changes when a statistic is added.
std::string extended_hash(const Result& result);

std::string layout_hash(const Result& result);
std::string spawn_hash(const Result& result);

// The same of blocks that were generated without being played.
std::string layout_hash(const std::vector<BlockDigest>& blocks);
std::string spawn_hash(const std::vector<BlockDigest>& blocks);

}  // namespace rogsim
