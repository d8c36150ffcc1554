#include "rogsim/run/census.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>

#include "rogsim/core/mix.hpp"
#include "rogsim/core/sha256.hpp"
#include "rogsim/game/floor.hpp"
#include "rogsim/run/blocks.hpp"
#include "rogsim/run/census_way.hpp"

namespace rogsim {
namespace {

// A generated floor and the memory to look at it.
struct Survey {
    World world;
    Flood flood;
    int stairs_path = 0;                 // steps, or kUnreachable
    std::vector<std::int64_t> monsters;  // by kind
    std::vector<std::int64_t> items;
};

bool within(const Room& room, Pos p) { return p.x > room.x1 && p.x < room.x2 && p.y > room.y1 && p.y < room.y2; }

std::int64_t monsters_in_first_room(const Survey& survey) {
    const World& world = survey.world;
    std::int64_t n = 0;
    if (world.level.rooms.empty()) {
        return n;
    }
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        n += within(world.level.rooms.front(), position(world, static_cast<ActorId>(i))) ? 1 : 0;
    }
    return n;
}

// The metrics that every ruleset has.
struct FixedMetric {
    const char* name;
    const char* unit;
    const char* summary;
    std::int64_t (*value)(const Survey& survey);
};

constexpr FixedMetric kFixed[] = {
    {"rooms", "rooms", "rooms accepted",
     [](const Survey& s) { return static_cast<std::int64_t>(s.world.level.rooms.size()); }},
    {"walkable", "squares", "squares that can be walked on, (0,0) included",
     [](const Survey& s) -> std::int64_t { return count(s.world.level.open, s.world.level.shape); }},
    {"stairs_path", "steps", "shortest way from the hero's start to the stairs, where there is one",
     [](const Survey& s) -> std::int64_t { return s.stairs_path; }},
    {"monsters", "monsters", "monsters placed",
     [](const Survey& s) -> std::int64_t { return std::int64_t{s.world.actors.count} - 1; }},
    {"items", "items", "items placed",
     [](const Survey& s) { return static_cast<std::int64_t>(s.world.items.square.size()); }},
    {"spawns_lost", "spawns", "spawns asked for and lost to an occupied square",
     [](const Survey& s) -> std::int64_t { return s.world.counts.spawns_lost; }},
    {"first_room_monsters", "monsters", "monsters placed in the hero's first room", monsters_in_first_room},
};
constexpr std::size_t kStairsPath = 2;

// Counts the kinds and finds the way to the stairs.
void look_at_floor(Survey& survey) {
    const World& world = survey.world;
    std::fill(survey.monsters.begin(), survey.monsters.end(), 0);
    std::fill(survey.items.begin(), survey.items.end(), 0);
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        ++survey.monsters[world.actors.kind[i]];
    }
    for (const std::uint8_t kind : world.items.kind) {
        ++survey.items[kind];
    }
    survey.stairs_path = steps_between(world.level, world.level.start, world.level.stairs, survey.flood);
}

void add_value(MetricTally& tally, std::int64_t value, std::uint64_t run) {
    add(tally.moments, value, run);
    add(tally.counts, value);
}

void add_floor(CensusFloor& floor, const Survey& survey, std::uint64_t run) {
    ++floor.floors;
    floor.unreachable += survey.stairs_path == kUnreachable ? 1 : 0;
    std::size_t m = 0;
    for (const FixedMetric& metric : kFixed) {
        if (m != kStairsPath || survey.stairs_path != kUnreachable) {
            add_value(floor.metric[m], metric.value(survey), run);
        }
        ++m;
    }
    for (const auto* kinds : {&survey.monsters, &survey.items}) {
        for (const std::int64_t n : *kinds) {
            add_value(floor.metric[m++], n, run);
        }
    }
}

std::vector<CensusFloor> make_floors(const Plan& plan, std::size_t metrics) {
    std::vector<CensusFloor> floors(static_cast<std::size_t>(plan.last_floor - plan.first_floor + 1));
    for (CensusFloor& floor : floors) {
        floor.metric.resize(metrics);
        for (MetricTally& metric : floor.metric) {
            reserve(metric.counts, 1023);
        }
    }
    return floors;
}

void merge(std::vector<CensusFloor>& to, const std::vector<CensusFloor>& from) {
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i].floors += from[i].floors;
        to[i].unreachable += from[i].unreachable;
        for (std::size_t m = 0; m < to[i].metric.size(); ++m) {
            merge(to[i].metric[m].moments, from[i].metric[m].moments);
            merge(to[i].metric[m].counts, from[i].metric[m].counts);
        }
    }
}

// One thread's part.
struct Part {
    Survey survey;
    std::vector<CensusFloor> floors;
    std::uint64_t runs = 0;
};

// Generates the floors of a block of runs.
BlockDigest survey_block(const Game& game, const Plan& plan, std::uint64_t block, Part& part) {
    World& world = part.survey.world;
    Sha256 layouts;
    Sha256 spawns;
    const std::uint64_t last = std::min((block + 1) * kBlockRuns, plan.runs);
    for (std::uint64_t run = block * kBlockRuns; run < last; ++run) {
        world.streams.seed = plan.seed;
        world.streams.run = run;
        world.streams.cpython = plan.cpython;
        RunRecord record;
        for (std::int32_t floor = plan.first_floor; floor <= plan.last_floor; ++floor) {
            if (plan.cpython || floor == plan.first_floor) {
                begin_run(game, world);
            }
            enter_floor(game, world, floor);
            look_at_floor(part.survey);
            add_floor(part.floors[static_cast<std::size_t>(floor - plan.first_floor)], part.survey, run);
            note_floor(record, world);
        }
        sha256_add_u64(layouts, record.layout_digest);
        sha256_add_u64(spawns, record.spawn_digest);
        ++part.runs;
    }
    return {{}, sha256_digest(layouts), sha256_digest(spawns)};
}

std::vector<std::unique_ptr<Part>> make_parts(const Plan& plan, unsigned threads, std::size_t metrics) {
    std::vector<std::unique_ptr<Part>> parts;
    for (unsigned i = 0; i < threads; ++i) {
        Part& part = *parts.emplace_back(std::make_unique<Part>());
        part.floors = make_floors(plan, metrics);
        part.survey.monsters.resize(plan.rules.monsters.size());
        part.survey.items.resize(plan.rules.items.size());
    }
    return parts;
}

}  // namespace

std::vector<CensusMetric> census_metrics(const Ruleset& rules) {
    std::vector<CensusMetric> metrics;
    for (const FixedMetric& metric : kFixed) {
        metrics.push_back({metric.name, metric.unit, metric.summary});
    }
    for (const MonsterKind& kind : rules.monsters) {
        metrics.push_back({"monsters/" + kind.id, "monsters", "placed of this kind"});
    }
    for (const ItemKind& kind : rules.items) {
        metrics.push_back({"items/" + kind.id, "items", "placed of this kind"});
    }
    return metrics;
}

Census run_census(const Plan& plan, const RunnerOptions& options) {
    const auto started = std::chrono::steady_clock::now();
    Census census;
    census.plan = plan;
    census.metrics = census_metrics(plan.rules);
    census.blocks.resize((plan.runs + kBlockRuns - 1) / kBlockRuns);
    const Game game = make_game(plan.rules, plan.last_floor, {});
    const BlockOptions work{census.blocks.size(), options.threads, options.stop};
    census.threads = threads_for(work);
    const auto parts = make_parts(plan, census.threads, census.metrics.size());
    std::mutex mutex;
    Progress progress{0, plan.runs, 0};
    const std::uint64_t finished = do_blocks(work, [&](unsigned thread, std::uint64_t block) {
        Part& part = *parts[thread];
        const std::uint64_t before = part.runs;
        census.blocks[block] = survey_block(game, plan, block, part);
        const std::scoped_lock lock(mutex);
        progress.done += part.runs - before;
        if (options.progress) {
            options.progress(progress);
        }
    });
    census.blocks.resize(finished);
    census.runs = progress.done;
    census.complete = census.runs == plan.runs;
    census.floors = std::move(parts[0]->floors);
    for (unsigned i = 1; i < census.threads; ++i) {
        merge(census.floors, parts[i]->floors);
    }
    census.elapsed_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return census;
}

std::string layout_hash(const Census& census) { return layout_hash(census.blocks); }
std::string spawn_hash(const Census& census) { return spawn_hash(census.blocks); }

}  // namespace rogsim
