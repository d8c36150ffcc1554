#include "rogsim/game/game.hpp"

#include <algorithm>

#include "rogsim/world/ticks.hpp"

namespace rogsim {

FloorSpawns spawns_on(const SpawnTable& table, std::int32_t floor) {
    FloorSpawns out;
    for (const FloorStep& step : table.max_per_room) {
        if (step.from_floor > floor) {
            break;
        }
        out.max_per_room = step.value;
    }
    std::vector<std::int32_t> weights;
    for (const WeightStep& row : table.weights) {
        if (row.from_floor > floor) {
            break;
        }
        const auto kind = static_cast<std::uint8_t>(row.kind);
        const auto known = std::find(out.kinds.begin(), out.kinds.end(), kind);
        if (known == out.kinds.end()) {
            out.kinds.push_back(kind);
            weights.push_back(row.weight);
        } else {
            weights[static_cast<std::size_t>(known - out.kinds.begin())] = row.weight;
        }
    }
    std::uint32_t total = 0;
    for (const std::int32_t weight : weights) {
        total += static_cast<std::uint32_t>(weight);
        out.cumulative.push_back(total);
    }
    return out;
}

namespace {

void set_delays(Game& game) {
    const Ruleset& rules = game.rules;
    std::vector<NamedSpeed> speeds{{"hero", rules.hero.speed}};
    for (const MonsterKind& kind : rules.monsters) {
        speeds.push_back({kind.id, kind.speed});
    }
    game.tick_unit = tick_unit(speeds);
    game.hero_delay = delay_ticks(rules.hero.speed, game.tick_unit).value();
    for (const MonsterKind& kind : rules.monsters) {
        game.monster_delay.push_back(delay_ticks(kind.speed, game.tick_unit).value());
    }
}

}  // namespace

Game make_game(const Ruleset& rules, std::int32_t last_floor, const Brain& brain) {
    Game game;
    game.rules = rules;
    game.brain = brain;
    set_delays(game);
    for (std::int32_t floor = 0; floor <= last_floor; ++floor) {
        game.monster_spawns.push_back(spawns_on(rules.monster_spawns, floor));
        game.item_spawns.push_back(spawns_on(rules.item_spawns, floor));
    }
    return game;
}

}  // namespace rogsim
