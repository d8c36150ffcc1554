#include "rogsim/game/isolated.hpp"

#include <algorithm>

#include "rogsim/game/floor.hpp"

namespace rogsim {
namespace {

constexpr std::uint64_t kNextCampaign = std::uint64_t{1} << 40U;

std::size_t index_of(const RunSpec& spec, std::int32_t floor) {
    return static_cast<std::size_t>(floor - spec.first_floor);
}

// Keeps the hero as he is before each floor that nobody has come to yet.
void note_arrivals(const Game& game, const RunSpec& spec, Workspace& ws) {
    begin_record(game, spec, ws);
    begin_run(game, ws.world);
    FloorEnd end = FloorEnd::cleared;
    for (std::int32_t floor = spec.first_floor; end == FloorEnd::cleared && floor <= spec.last_floor; ++floor) {
        Arrival& arrival = ws.arrivals[index_of(spec, floor)];
        if (!arrival.known) {
            arrival.hero = ws.world.hero;
            arrival.hp = ws.world.actors.hp[kHero];
            arrival.known = true;
        }
        if (floor < spec.last_floor) {
            end = visit_floor(game, ws, floor);
        }
    }
}

void find_arrivals(const Game& game, RunSpec spec, Workspace& ws) {
    ws.arrivals.resize(index_of(spec, spec.last_floor) + 1);
    for (Arrival& arrival : ws.arrivals) {
        arrival.known = false;
        arrival.hero.inventory.reserve(static_cast<std::size_t>(game.rules.hero.inventory));
    }
    for (std::uint64_t i = 0; i < kArrivalTries && !ws.arrivals.back().known; ++i) {
        note_arrivals(game, spec, ws);
        spec.run += kNextCampaign;
    }
}

}  // namespace

const char* name_of(HeroSource source) { return source == HeroSource::start ? "start" : "arrival"; }

const RunRecord& play_isolated(const Game& game, const RunSpec& spec, HeroSource source, Workspace& ws) {
    if (source == HeroSource::arrival) {
        find_arrivals(game, spec, ws);
    }
    begin_record(game, spec, ws);
    for (std::int32_t floor = spec.first_floor; floor <= spec.last_floor; ++floor) {
        begin_run(game, ws.world);
        if (source == HeroSource::arrival) {
            const Arrival& arrival = ws.arrivals[index_of(spec, floor)];
            if (!arrival.known) {
                enter_floor(game, ws.world, floor);
                note_floor(ws.record, ws.world);
                continue;
            }
            ws.world.hero = arrival.hero;
            ws.world.actors.hp[kHero] = arrival.hp;
        }
        visit_floor(game, ws, floor);
    }
    end_record(ws.record);
    return ws.record;
}

}  // namespace rogsim
