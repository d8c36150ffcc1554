#include <fmt/core.h>

#include "rogsim/core/sha256.hpp"
#include "rogsim/metrics/metrics.hpp"
#include "rogsim/run/result.hpp"

namespace rogsim {
namespace {

void add_metric(Sha256& hash, std::string_view name, const MetricTally& metric) {
    const Tally& t = metric.moments;
    sha256_add(hash, fmt::format("{} {} {} {} {} {} {} {}\n", name, t.n, to_decimal(t.sum), to_decimal(t.sum_squares),
                                 t.min, t.max, t.min_run, t.max_run));
    for (const Bin& bin : bins(metric.counts)) {
        sha256_add(hash, fmt::format("{}:{} ", bin.value, bin.count));
    }
}

void add_floor(Sha256& hash, std::int32_t number, const FloorTally& floor) {
    sha256_add(hash,
               fmt::format("floor {} {} {} {} {}\n", number, floor.entered, floor.cleared, floor.died, floor.stuck));
    for (std::size_t m = 0; m < kHashedMetrics; ++m) {
        add_metric(hash, metrics()[m].name, floor.metric[m]);
    }
    sha256_add(hash, "\nkills");
    for (const std::uint64_t kills : floor.kills) {
        sha256_add(hash, fmt::format(" {}", kills));
    }
    sha256_add(hash, "\ndeaths_by");
    for (const std::uint64_t deaths : floor.deaths_by) {
        sha256_add(hash, fmt::format(" {}", deaths));
    }
    sha256_add(hash, "\n");
}

std::string_view bytes_of(const std::array<std::uint8_t, 32>& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

std::string hash_blocks(const std::vector<BlockDigest>& blocks, std::array<std::uint8_t, 32> BlockDigest::*part) {
    Sha256 hash;
    for (const BlockDigest& block : blocks) {
        sha256_add(hash, bytes_of(block.*part));
    }
    return "sha256:" + to_hex(sha256_digest(hash));
}

}  // namespace

std::string result_hash(const Result& result) {
    Sha256 hash;
    const Tallies& t = result.tallies;
    sha256_add(hash, fmt::format("runs {} {} {} {}\n", t.runs, t.won, t.died, t.stuck));
    for (std::size_t i = 0; i < t.floors.size(); ++i) {
        add_floor(hash, result.plan.first_floor + static_cast<std::int32_t>(i), t.floors[i]);
    }
    for (const BlockDigest& block : result.blocks) {
        sha256_add(hash, bytes_of(block.runs));
    }
    return "sha256:" + to_hex(sha256_digest(hash));
}

std::string extended_hash(const Result& result) {
    Sha256 hash;
    sha256_add(hash, result_hash(result));
    const std::vector<MetricColumn> columns = metric_columns(result.plan.rules);
    for (const FloorTally& floor : result.tallies.floors) {
        for (std::size_t m = kHashedMetrics; m < columns.size(); ++m) {
            add_metric(hash, columns[m].name, floor.metric[m]);
        }
    }
    return "sha256:" + to_hex(sha256_digest(hash));
}

std::string layout_hash(const std::vector<BlockDigest>& blocks) { return hash_blocks(blocks, &BlockDigest::layouts); }
std::string spawn_hash(const std::vector<BlockDigest>& blocks) { return hash_blocks(blocks, &BlockDigest::spawns); }
std::string layout_hash(const Result& result) { return layout_hash(result.blocks); }
std::string spawn_hash(const Result& result) { return spawn_hash(result.blocks); }

}  // namespace rogsim
