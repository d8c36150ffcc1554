#include "rogsim/game/record.hpp"

#include <bit>

#include "rogsim/game/combat.hpp"

namespace rogsim {
namespace {

HeroState hero_state(const Game& game, const World& world) {
    return {world.actors.hp[kHero], world.hero.max_hp, world.hero.level, power_of(game, world, kHero),
            defence_of(game, world, kHero)};
}

void count_met(const World& world, std::vector<std::int32_t>& by_kind) {
    for (std::size_t w = 0; w < world.met.size(); ++w) {
        for (std::uint64_t left = world.met[w]; left != 0; left &= left - 1) {
            ++by_kind[world.actors.kind[w * 64 + static_cast<std::size_t>(std::countr_zero(left))]];
        }
    }
}

}  // namespace

void reserve_record(const Game& game, FloorRecord& floor) {
    for (auto* const by_monster : {&floor.kills, &floor.monsters_spawned, &floor.monsters_met}) {
        by_monster->reserve(game.rules.monsters.size());
    }
    for (auto* const by_item : {&floor.items_spawned, &floor.items_found, &floor.items_used, &floor.items_left}) {
        by_item->reserve(game.rules.items.size());
    }
}

void record_arrival(const Game& game, const World& world, FloorRecord& floor) {
    floor.floor = world.floor;
    floor.entry = hero_state(game, world);
    floor.encounters = 0;
    floor.doing.fill(0);
    floor.spawns_lost = world.counts.spawns_lost;
    floor.monsters_spawned.assign(game.rules.monsters.size(), 0);
    floor.items_spawned.assign(game.rules.items.size(), 0);
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        ++floor.monsters_spawned[world.actors.kind[i]];
    }
    for (const std::uint8_t kind : world.items.kind) {
        ++floor.items_spawned[kind];
    }
}

void record_end(const Game& game, const World& world, FloorEnd end, FloorRecord& floor) {
    const FloorCounts& counts = world.counts;
    floor.end = end;
    floor.killer = world.killer;
    floor.exit = hero_state(game, world);
    floor.turns = counts.turns;
    floor.hp_lost = counts.hp_lost;
    floor.damage_dealt = counts.damage_dealt;
    floor.healed = counts.healed;
    floor.hp_gained = counts.hp_gained;
    floor.least_hp_percent = counts.least_hp_percent;
    floor.xp = counts.xp;
    floor.kills.assign(counts.kills.begin(), counts.kills.end());
    floor.items_found.assign(counts.found.begin(), counts.found.end());
    floor.items_used.assign(counts.used.begin(), counts.used.end());
    floor.monsters_met.assign(game.rules.monsters.size(), 0);
    count_met(world, floor.monsters_met);
    floor.items_left.assign(game.rules.items.size(), 0);
    for (std::size_t i = 0; i < world.items.kind.size(); ++i) {
        floor.items_left[world.items.kind[i]] += world.items.taken[i] == 0 ? 1 : 0;
    }
}

}  // namespace rogsim
