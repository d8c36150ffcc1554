#include "rogsim/run/runner.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <vector>

#include "rogsim/bots/persona.hpp"
#include "rogsim/core/sha256.hpp"
#include "rogsim/game/floor.hpp"
#include "rogsim/run/blocks.hpp"

namespace rogsim {
namespace {

// What the threads share: the work, and who may report.
struct Shared {
    const Plan& plan;
    const RunnerOptions& options;
    const Game& game;
    const std::vector<MetricColumn>& columns;
    Result& result;
    std::mutex mutex;  // guards what follows
    Progress progress;
};

// With keyed streams a floor depends on run and number alone: those that the hero did not reach are generated too, so
// that the hashes of floors do not depend on how he fared.
void survey_unreached(const Game& game, const RunSpec& spec, Workspace& ws) {
    if (spec.cpython) {
        return;
    }
    for (std::int32_t floor = ws.world.floor + 1; floor <= spec.last_floor; ++floor) {
        enter_floor(game, ws.world, floor);
        note_floor(ws.record, ws.world);
    }
}

void hash_run(Sha256& hash, const Plan& plan, const RunRecord& record) {
    sha256_add_u64(hash, record.run);
    sha256_add(hash, plan.persona.id);
    sha256_add_u64(hash, static_cast<std::uint64_t>(record.outcome));
    std::uint64_t turns = 0;
    std::uint64_t hp_lost = 0;
    std::uint64_t kills = 0;
    for (std::size_t i = 0; i < record.floor_count; ++i) {
        const FloorRecord& floor = record.floors[i];
        turns += static_cast<std::uint64_t>(floor.turns);
        hp_lost += static_cast<std::uint64_t>(floor.hp_lost);
        for (const std::int32_t of_kind : floor.kills) {
            kills += static_cast<std::uint64_t>(of_kind);
        }
    }
    const std::int32_t last_floor = record.floors[record.floor_count - 1].floor;
    for (const std::uint64_t number : {static_cast<std::uint64_t>(last_floor), turns, hp_lost, kills}) {
        sha256_add_u64(hash, number);
    }
}

void play_block(Shared& shared, std::uint64_t block, Workspace& ws, Tallies& tallies) {
    const std::uint64_t first = block * kBlockRuns;
    const std::uint64_t last = std::min(first + kBlockRuns, shared.plan.runs);
    const std::uint64_t won_before = tallies.won;
    Sha256 runs;
    Sha256 layouts;
    Sha256 spawns;
    for (std::uint64_t run = first; run < last; ++run) {
        const RunSpec spec = spec_of(shared.plan, run);
        if (shared.plan.isolated) {
            play_isolated(shared.game, spec, shared.plan.hero, ws);
        } else {
            play_run(shared.game, spec, ws);
            survey_unreached(shared.game, spec, ws);
        }
        add(tallies, shared.plan, shared.columns, ws.record);
        if (shared.options.keep_rows) {
            shared.result.rows[run] = row_of(ws.record);
        }
        hash_run(runs, shared.plan, ws.record);
        sha256_add_u64(layouts, ws.record.layout_digest);
        sha256_add_u64(spawns, ws.record.spawn_digest);
    }
    shared.result.blocks[block] = {sha256_digest(runs), sha256_digest(layouts), sha256_digest(spawns)};
    const std::scoped_lock lock(shared.mutex);
    shared.progress.done += last - first;
    shared.progress.won += tallies.won - won_before;
    if (shared.options.progress) {
        shared.options.progress(shared.progress);
    }
}

}  // namespace

Result run_plan(const Plan& plan, const RunnerOptions& options) {
    const auto started = std::chrono::steady_clock::now();
    Result result;
    result.plan = plan;
    result.blocks.resize((plan.runs + kBlockRuns - 1) / kBlockRuns);
    result.rows.resize(options.keep_rows ? plan.runs : 0);
    const Game game = make_game(plan.rules, plan.last_floor, brain_of(plan.persona, plan.rules));
    const std::vector<MetricColumn> columns = metric_columns(plan.rules);
    Shared shared{plan, options, game, columns, result, {}, {0, plan.runs, 0}};
    const BlockOptions block_options{result.blocks.size(), options.threads, options.stop};
    result.threads = threads_for(block_options);
    std::vector<Tallies> parts(result.threads, make_tallies(plan));
    std::vector<std::unique_ptr<Workspace>> workspaces(result.threads);
    const std::uint64_t finished = do_blocks(block_options, [&](unsigned thread, std::uint64_t block) {
        if (!workspaces[thread]) {
            workspaces[thread] = std::make_unique<Workspace>();
        }
        play_block(shared, block, *workspaces[thread], parts[thread]);
    });
    result.tallies = std::move(parts[0]);
    for (unsigned i = 1; i < result.threads; ++i) {
        merge(result.tallies, parts[i]);
    }
    result.complete = result.tallies.runs == plan.runs;
    result.blocks.resize(finished);
    result.rows.resize(options.keep_rows ? result.tallies.runs : 0);
    result.elapsed_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return result;
}

}  // namespace rogsim
