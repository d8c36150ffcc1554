#include "rogsim/run/replay.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "rogsim/bots/persona.hpp"
#include "rogsim/game/combat.hpp"

namespace rogsim {
namespace {

// What the hook of each turn adds to.
struct Collector {
    const Game& game;
    std::span<const ShotRequest> wanted;
    Replay& replay;
    std::int32_t floor = 0;         // under way; 0 before the first
    std::optional<World> previous;  // of the last turn, where a last shot is wanted
};

bool wants(const Collector& collector, std::int32_t floor, std::int32_t turn) {
    return std::any_of(collector.wanted.begin(), collector.wanted.end(), [&](const ShotRequest& request) {
        return request.floor == floor &&
               std::find(request.turns.begin(), request.turns.end(), turn) != request.turns.end();
    });
}

std::int32_t best_healing(const Game& game, const World& world) {
    std::int32_t best = 0;
    for (const std::uint8_t kind : world.hero.inventory) {
        const ItemKind& item = game.rules.items[kind];
        if (item.effect == ItemEffect::heal) {
            best = std::max(best, std::min(item.amount, world.hero.max_hp - world.actors.hp[kHero]));
        }
    }
    return best;
}

// The hero's turn as it stands.
ReplayTurn turn_of(const Game& game, const World& world) {
    ReplayTurn turn{world.counts.turns, world.actors.hp[kHero], world.hero.max_hp, best_healing(game, world), 0, 0};
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        const auto who = static_cast<ActorId>(i);
        if (alive(world, who) && chebyshev(position(world, who), position(world, kHero)) == 1) {
            ++turn.adjacent;
            turn.threat += std::max(0, power_of(game, world, who) - defence_of(game, world, kHero));
        }
    }
    return turn;
}

void keep_last_shot(Collector& collector) {
    if (collector.previous) {
        const std::int32_t turn = collector.previous->counts.turns;
        collector.replay.shots.push_back({turn, std::move(*collector.previous)});
        collector.previous.reset();
    }
}

void begin_floor(Collector& collector, const World& world) {
    keep_last_shot(collector);
    collector.floor = world.floor;
    ReplayFloor& floor = collector.replay.floors.emplace_back();
    floor.shape = world.level.shape;
    floor.kinds.assign(world.actors.kind.begin(), world.actors.kind.begin() + world.actors.count);
}

void collect(void* context, const World& world) {
    Collector& collector = *static_cast<Collector*>(context);
    if (world.floor != collector.floor) {
        begin_floor(collector, world);
    }
    const std::int32_t turn = world.counts.turns;
    collector.replay.floors.back().turns.push_back(turn_of(collector.game, world));
    if (wants(collector, world.floor, turn)) {
        collector.replay.shots.push_back({turn, world});
    }
    if (wants(collector, world.floor, -1)) {
        collector.previous = world;
    }
}

// Each floor's events begin with the hero's arrival.
void share_events(const EventLog& log, std::vector<ReplayFloor>& floors) {
    std::size_t floor = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        floor += log[i].kind == EventKind::arrive && i > 0 ? 1U : 0U;
        floors[floor].events.push_back(log[i]);
    }
}

}  // namespace

Replay replay_run(const Plan& plan, std::uint64_t run, std::span<const ShotRequest> shots) {
    Replay replay;
    const Game game = make_game(plan.rules, plan.last_floor, brain_of(plan.persona, plan.rules));
    const auto ws = std::make_unique<Workspace>();
    EventLog log;
    ws->world.log = &log;
    Collector collector{game, shots, replay, 0, {}};
    const RunRecord& record = play_run(game, spec_of(plan, run), *ws, {collect, &collector});
    keep_last_shot(collector);
    share_events(log, replay.floors);
    for (std::size_t i = 0; i < replay.floors.size(); ++i) {
        replay.floors[i].record = record.floors[i];
    }
    for (Shot& shot : replay.shots) {
        shot.world.log = nullptr;
    }
    replay.row = row_of(record);
    replay.hero = ws->world.hero;
    return replay;
}

}  // namespace rogsim
