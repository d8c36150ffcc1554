#include "rogsim/game/play.hpp"

#include <algorithm>

#include "rogsim/core/mix.hpp"
#include "rogsim/game/combat.hpp"
#include "rogsim/game/floor.hpp"
#include "rogsim/game/perform.hpp"
#include "rogsim/game/record.hpp"
#include "rogsim/game/turns.hpp"

namespace rogsim {
namespace {

void arrive(const Game& game, Workspace& ws, std::int32_t floor) {
    World& world = ws.world;
    enter_floor(game, world, floor);
    ws.memory.errand = Errand::none;
    ws.memory.choice_floor = -1;
    ws.memory.waited = 0;
    ws.memory.visible.reserve(world.actors.square.capacity());
    const auto squares = static_cast<std::size_t>(world.level.shape.width * world.level.shape.height);
    ws.memory.path.clear();
    ws.memory.path.reserve(squares);
    ws.memory.found.reserve(squares);
    note_floor(ws.record, world);
    record_arrival(game, world, ws.record.floors[ws.record.floor_count]);
    note(world, {.kind = EventKind::arrive, .square = world.actors.square[kHero]});
}

LevelUpChoice choose_level_up(const Game& game, const World& world) {
    const std::vector<LevelUpChoice>& choices = game.brain.level_up;
    return choices[static_cast<std::size_t>(world.hero.level - 1) % choices.size()];
}

// At most one level a turn; a second one waits for the next.
void take_level_up(const Game& game, World& world) {
    if (alive(world, kHero) && level_up_due(game, world)) {
        level_up(game, world, choose_level_up(game, world));
    }
}

// Up to the hero's next turn, or to where it would be.
void await_hero(const Game& game, World& world, TurnHook hook) {
    pass_turns(game, world);
    take_level_up(game, world);
    if (hook.call != nullptr) {
        hook.call(hook.context, world);
    }
}

void end_floor(const Game& game, const World& world, RunRecord& record, FloorEnd end) {
    FloorRecord& floor = record.floors[record.floor_count++];
    record_end(game, world, end, floor);
    for (const std::int32_t number : {floor.turns, floor.hp_lost, floor.damage_dealt}) {
        record.digest = mixed(record.digest, static_cast<std::uint64_t>(number));
    }
}

// One floor, from arrival to its end.
FloorEnd play_floor(const Game& game, Workspace& ws, TurnHook hook) {
    World& world = ws.world;
    FloorRecord& floor = ws.record.floors[ws.record.floor_count];
    bool in_view = false;
    await_hero(game, world, hook);
    while (world.counts.turns < game.rules.rules.floor_turn_limit) {
        const Action action = game.brain.decide(game, world, ws.memory);
        floor.encounters += !in_view && !ws.memory.visible.empty() ? 1 : 0;
        in_view = !ws.memory.visible.empty();
        ++floor.doing[static_cast<std::size_t>(action.doing)];
        note(world, {.kind = EventKind::act, .amount = static_cast<std::int32_t>(action.doing)});
        perform(game, world, kHero, action);  // what is impossible for the bot is a turn waited
        ++world.counts.turns;
        ws.record.digest = mixed(ws.record.digest, world.actors.square[kHero]);
        if (action.verb == Verb::descend && position(world, kHero) == world.level.stairs) {
            return FloorEnd::cleared;
        }
        await_hero(game, world, hook);
        if (!alive(world, kHero)) {
            return FloorEnd::died;
        }
    }
    return FloorEnd::stuck;
}

}  // namespace

void note_floor(RunRecord& record, const World& world) {
    record.layout_digest = mixed(record.layout_digest, world.level.layout_digest);
    record.spawn_digest = mixed(record.spawn_digest, world.spawn_digest);
}

void begin_record(const Game& game, const RunSpec& spec, Workspace& ws) {
    ws.world.streams.seed = spec.seed;
    ws.world.streams.run = spec.run;
    ws.world.streams.cpython = spec.cpython;
    RunRecord& record = ws.record;
    record.run = spec.run;
    record.floors.resize(
        std::max(record.floors.size(), static_cast<std::size_t>(spec.last_floor - spec.first_floor + 1)));
    record.floor_count = 0;
    record.layout_digest = 0;
    record.spawn_digest = 0;
    record.digest = 0;
    for (FloorRecord& floor : record.floors) {
        reserve_record(game, floor);
    }
}

FloorEnd visit_floor(const Game& game, Workspace& ws, std::int32_t floor, TurnHook hook) {
    arrive(game, ws, floor);
    const FloorEnd end = game.hero_delay == 0 ? FloorEnd::stuck : play_floor(game, ws, hook);
    end_floor(game, ws.world, ws.record, end);
    return end;
}

void end_record(RunRecord& record) {
    record.outcome = Outcome::won;
    record.killer = kNone;
    for (std::size_t i = 0; i < record.floor_count; ++i) {
        const FloorRecord& floor = record.floors[i];
        if (floor.end == FloorEnd::died) {
            record.outcome = Outcome::died;
            record.killer = floor.killer;
        } else if (floor.end == FloorEnd::stuck && record.outcome == Outcome::won) {
            record.outcome = Outcome::stuck;
        }
    }
}

const RunRecord& play_run(const Game& game, const RunSpec& spec, Workspace& ws, TurnHook hook) {
    begin_record(game, spec, ws);
    begin_run(game, ws.world);
    FloorEnd end = FloorEnd::cleared;
    for (std::int32_t floor = spec.first_floor; end == FloorEnd::cleared && floor <= spec.last_floor; ++floor) {
        end = visit_floor(game, ws, floor, hook);
    }
    end_record(ws.record);
    return ws.record;
}

}  // namespace rogsim
