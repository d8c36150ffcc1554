#include "rogsim/game/floor.hpp"

#include <algorithm>

#include "rogsim/core/mix.hpp"
#include "rogsim/game/combat.hpp"
#include "rogsim/mapgen/rooms.hpp"

namespace rogsim {
namespace {

void stand(World& world, ActorId who, Square square) {
    world.actors.square[who] = square;
    add(world.blockers, square);
    world.actor_on[square] = who;
}

ActorId add_actor(World& world, std::int32_t hp, std::uint8_t kind) {
    Actors& actors = world.actors;
    const std::size_t i = actors.count++;
    if (actors.square.size() <= i) {
        actors.square.resize(i + 1);
        actors.hp.resize(i + 1);
        actors.kind.resize(i + 1);
        actors.path.resize(i + 1);
        actors.confusion.resize(i + 1);
        actors.choice.resize(i + 1);
        actors.has_choice.resize(i + 1);
    }
    actors.hp[i] = hp;
    actors.kind[i] = kind;
    actors.path[i] = {};
    actors.confusion[i] = kNone;
    actors.has_choice[i] = 0;
    return static_cast<ActorId>(i);
}

// Puts a new creature or item on the square, or drops it if anything is there already.
void place_spawn(const Game& game, World& world, bool monster, std::uint8_t kind, Pos p) {
    const Square square = square_at(world.level.shape, p);
    if (has(world.blockers, square) || has(world.items.lying, square)) {
        ++world.counts.spawns_lost;
        return;
    }
    if (monster) {
        stand(world, add_actor(world, game.rules.monsters[kind].hp, kind), square);
    } else {
        lay_item(world, kind, square);
    }
    const std::uint64_t what = std::uint64_t{kind} << 1U | (monster ? 1U : 0U);
    world.spawn_digest = mixed(world.spawn_digest, what << 16U | square);
}

template <class Source>
Pos draw_spot(Source& source, const Room& room) {
    const int x = draw_between(source, room.x1 + 1, room.x2 - 1);
    const int y = draw_between(source, room.y1 + 1, room.y2 - 1);
    return {x, y};
}

// The reference's order: both counts, monsters' kinds, items' kinds, then a place for each.
void populate_cpython(const Game& game, World& world, const Room& room) {
    CpythonRng& mt = world.streams.mt;
    const auto floor = static_cast<std::size_t>(world.floor);
    const FloorSpawns* const tables[] = {&game.monster_spawns[floor], &game.item_spawns[floor]};
    const int monsters = draw_between(mt, 0, tables[0]->max_per_room);
    const int items = draw_between(mt, 0, tables[1]->max_per_room);
    world.spawn_kinds.clear();
    for (int i = 0; i < monsters + items; ++i) {
        const FloorSpawns& table = *tables[i < monsters ? 0 : 1];
        const std::size_t row = draw_weighted(mt, table.cumulative);
        world.spawn_kinds.push_back(table.kinds[row]);
    }
    for (int i = 0; i < monsters + items; ++i) {
        const Pos spot = draw_spot(mt, room);
        place_spawn(game, world, i < monsters, world.spawn_kinds[static_cast<std::size_t>(i)], spot);
    }
}

// A stream for the room's monsters and one for its items; each spawn's draws follow the one before, so that a changed
// maximum only adds or takes away at the end.
void populate_keyed(const Game& game, World& world, std::size_t room_number) {
    const Room& room = world.level.rooms[room_number];
    for (const bool monster : {true, false}) {
        const auto& tables = monster ? game.monster_spawns : game.item_spawns;
        const FloorSpawns& table = tables[static_cast<std::size_t>(world.floor)];
        Rng rng = rng_for({world.streams.seed, world.streams.run, static_cast<std::uint16_t>(world.floor),
                           monster ? Purpose::spawn : Purpose::loot, static_cast<std::uint32_t>(room_number)});
        const int count = draw_between(rng, 0, table.max_per_room);
        for (int i = 0; i < count; ++i) {
            const std::size_t row = draw_weighted(rng, table.cumulative);
            const Pos spot = draw_spot(rng, room);
            place_spawn(game, world, monster, table.kinds[row], spot);
        }
    }
}

template <class Source, class Populate>
void dig_floor(const MapRules& map, World& world, Source& layout, const Populate& populate) {
    for (int attempt = 0; attempt < map.room_attempts; ++attempt) {
        const Room room = draw_room(layout, map);
        if (!fits(world.level, room)) {
            continue;
        }
        add_room(world.level, room);
        if (world.level.rooms.size() == 1) {
            stand(world, kHero, square_at(world.level.shape, world.level.start));
        } else {
            dig_tunnel(world.level, draw_coin(layout));
        }
        populate(world.level.rooms.size() - 1);
        place_stairs(world.level);
    }
}

// Everybody waits for a first turn, the hero before the monsters in spawn order.
void line_up(const Game& game, World& world) {
    world.awake.assign((world.actors.count + 63U) / 64U, 0);
    world.met.assign(world.awake.size(), 0);
    reset(world.queue, game.tick_unit);
    enter(world.queue, kHero, game.hero_delay);
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        const auto who = static_cast<ActorId>(i);
        enter(world.queue, who, game.monster_delay[world.actors.kind[i]]);
        set_idle(world.queue, who, true);
    }
}

// All counts begin anew; the vectors keep their memory.
void reset_counts(const Game& game, World& world) {
    FloorCounts fresh;
    fresh.kills = std::move(world.counts.kills);
    fresh.found = std::move(world.counts.found);
    fresh.used = std::move(world.counts.used);
    fresh.kills.assign(game.rules.monsters.size(), 0);
    fresh.found.assign(game.rules.items.size(), 0);
    fresh.used.assign(game.rules.items.size(), 0);
    fresh.least_hp_percent = hp_percent(world);
    world.counts = std::move(fresh);
}

void reset_floor(const Game& game, World& world, std::int32_t floor) {
    const MapRules& map = game.rules.map;
    reset(world.level, map.width, map.height);
    const Shape& shape = world.level.shape;
    const auto squares = static_cast<std::size_t>(shape.width * shape.stride);
    if (world.actor_on.size() < squares) {
        world.actor_on.resize(squares);
        world.path_squares.reserve(std::max(squares, std::size_t{1} << 14U));
        world.found_path.reserve(squares);
    }
    prepare(world.path_search, shape);
    reset(world.views, shape);
    clear(world.blockers, shape);
    clear(world.items.lying, shape);
    clear(world.explored, shape);
    clear(world.known_items, shape);
    world.items.square.clear();
    world.items.kind.clear();
    world.items.taken.clear();
    world.path_squares.clear();
    world.confusions.clear();
    world.actors.count = 1;
    world.actors.path[kHero] = {};
    world.actors.confusion[kHero] = kNone;
    world.view.radius = -1;
    world.floor = floor;
    world.spawn_digest = 0;
    ++world.items_version;
    ++world.explored_version;
    reset_counts(game, world);
}

// Room for all that a run can need, so that none of its floors allocates. The first run pays for it.
void make_room(const Game& game, World& world) {
    const MapRules& map = game.rules.map;
    const auto squares = static_cast<std::size_t>(map.width * map.height);
    std::size_t monsters = 0;  // asked for in one room
    std::size_t items = 0;
    for (std::size_t floor = 0; floor < game.monster_spawns.size(); ++floor) {
        monsters = std::max(monsters, static_cast<std::size_t>(game.monster_spawns[floor].max_per_room));
        items = std::max(items, static_cast<std::size_t>(game.item_spawns[floor].max_per_room));
    }
    const auto rooms = static_cast<std::size_t>(map.room_attempts);
    const std::size_t actors = 1 + std::min(squares, rooms * monsters);
    world.actors.square.reserve(actors);
    world.actors.hp.reserve(actors);
    world.actors.kind.reserve(actors);
    world.actors.path.reserve(actors);
    world.actors.confusion.reserve(actors);
    world.actors.choice.reserve(actors);
    world.actors.has_choice.reserve(actors);
    world.path_order.reserve(actors);
    world.awake.reserve(actors / 64 + 1);
    world.met.reserve(actors / 64 + 1);
    reserve(world.queue, actors);
    const std::size_t lying = std::min(squares, rooms * items) + static_cast<std::size_t>(game.rules.hero.inventory);
    world.items.square.reserve(lying);
    world.items.kind.reserve(lying);
    world.items.taken.reserve(lying);
    world.confusions.reserve(lying);
    world.spawn_kinds.reserve(monsters + items);
    world.level.rooms.reserve(rooms);
}

}  // namespace

void begin_run(const Game& game, World& world) {
    make_room(game, world);
    const HeroRules& rules = game.rules.hero;
    Hero& hero = world.hero;
    hero.max_hp = rules.hp;
    hero.power = rules.power;
    hero.defence = rules.defence;
    hero.level = 1;
    hero.xp = 0;
    hero.weapon = kNone;
    hero.armour = kNone;
    hero.inventory.reserve(static_cast<std::size_t>(rules.inventory));
    hero.inventory.clear();
    for (const std::uint16_t kind : rules.carried) {
        hero.inventory.push_back(static_cast<std::uint8_t>(kind));
    }
    for (const std::uint16_t kind : rules.worn) {
        const auto it = std::find(hero.inventory.begin(), hero.inventory.end(), static_cast<std::uint8_t>(kind));
        worn_in(hero, game.rules.items[kind].slot) = static_cast<std::int32_t>(it - hero.inventory.begin());
    }
    world.killer = kNone;
    world.actors.count = 0;
    add_actor(world, rules.hp, 0);
    if (world.streams.cpython) {
        world.streams.mt = cpython_seed(world.streams.seed + world.streams.run);
    }
}

void enter_floor(const Game& game, World& world, std::int32_t floor) {
    reset_floor(game, world, floor);
    if (world.streams.cpython) {
        dig_floor(game.rules.map, world, world.streams.mt,
                  [&](std::size_t room) { populate_cpython(game, world, world.level.rooms[room]); });
    } else {
        Rng layout =
            rng_for({world.streams.seed, world.streams.run, static_cast<std::uint16_t>(floor), Purpose::layout, 0});
        dig_floor(game.rules.map, world, layout, [&](std::size_t room) { populate_keyed(game, world, room); });
    }
    add_lanes(world.level);
    line_up(game, world);
}

}  // namespace rogsim
