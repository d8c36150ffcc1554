#include "tests/support/worlds.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "rogsim/game/combat.hpp"
#include "rogsim/game/floor.hpp"
#include "rogsim/game/perform.hpp"
#include "rogsim/game/turns.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {
namespace {

struct ItemGlyph {
    char glyph;
    std::string_view id;
};

constexpr std::array<ItemGlyph, 8> kItemGlyphs{{{'!', "health_potion"},
                                                {'?', "confusion_scroll"},
                                                {'*', "lightning_scroll"},
                                                {'^', "fireball_scroll"},
                                                {'/', "sword"},
                                                {'[', "chain_mail"},
                                                {'-', "dagger"},
                                                {']', "leather_armour"}}};

std::vector<std::string> rows_of(std::string_view map) {
    std::vector<std::string> rows(1);
    for (const char c : map) {
        if (c == '\n') {
            rows.emplace_back();
        } else if (c != ' ') {
            rows.back() += c;
        }
    }
    rows.erase(std::remove(rows.begin(), rows.end(), ""), rows.end());
    for (const std::string& row : rows) {
        if (row.size() != rows.front().size()) {
            throw std::logic_error("a row of the drawn map is not as long as the first: " + row);
        }
    }
    return rows;
}

std::size_t place_actor(World& world, std::int32_t hp, std::uint8_t kind, Square square) {
    Actors& actors = world.actors;
    const std::size_t i = actors.count++;
    const std::size_t n = std::max(actors.square.size(), i + 1);
    actors.square.resize(n);
    actors.hp.resize(n);
    actors.kind.resize(n);
    actors.path.resize(n);
    actors.confusion.resize(n, kNone);
    actors.choice.resize(n);
    actors.has_choice.resize(n);
    actors.square[i] = square;
    actors.hp[i] = hp;
    actors.kind[i] = kind;
    actors.confusion[i] = kNone;
    add(world.blockers, square);
    world.actor_on[square] = static_cast<ActorId>(i);
    return i;
}

void place_hero(World& world, Square square) {
    world.actors.square[kHero] = square;
    add(world.blockers, square);
    world.actor_on[square] = kHero;
}

// What stands or lies on a square.
void place(const Game& game, World& world, char glyph, Square square) {
    if (glyph == '@') {
        place_hero(world, square);
        return;
    }
    for (std::size_t kind = 0; kind < game.rules.monsters.size(); ++kind) {
        if (game.rules.monsters[kind].glyph == glyph) {
            place_actor(world, game.rules.monsters[kind].hp, static_cast<std::uint8_t>(kind), square);
            return;
        }
    }
    const auto* const item = std::find_if(kItemGlyphs.begin(), kItemGlyphs.end(),
                                          [&](const ItemGlyph& known) { return known.glyph == glyph; });
    if (item == kItemGlyphs.end()) {
        throw std::logic_error(std::string("nothing is drawn as ") + glyph);
    }
    lay_item(world, item_kind(game, item->id), square);
}

// As on arrival: the hero waits before the monsters, and those are idle until they are seen.
void line_up(const Game& game, World& world) {
    world.awake.assign(world.actors.count / 64U + 1U, 0);
    world.met.assign(world.awake.size(), 0);
    reserve(world.queue, world.actors.count);
    reset(world.queue, game.tick_unit);
    enter(world.queue, kHero, game.hero_delay);
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        enter(world.queue, static_cast<ActorId>(i), game.monster_delay[world.actors.kind[i]]);
        set_idle(world.queue, static_cast<ActorId>(i), true);
    }
}

}  // namespace

Game game_with(const std::vector<Change>& changes) {
    std::vector<json::Override> overrides;
    for (const Change& change : changes) {
        overrides.push_back({change.path, change.value});
    }
    return make_game(load_ruleset({std::string(kDefaultRuleset), overrides}), 20, {});
}

Level level_from(std::string_view map) {
    const std::vector<std::string> rows = rows_of(map);
    Level level;
    reset(level, static_cast<int>(rows.at(0).size()), static_cast<int>(rows.size()));
    for (int y = 0; y < level.shape.height; ++y) {
        for (int x = 0; x < level.shape.width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (glyph != '#') {
                add(level.open, square_at(level.shape, {x, y}));
            }
            if (glyph == '@') {
                level.start = {x, y};
            } else if (glyph == '>') {
                level.stairs = {x, y};
            }
        }
    }
    add_lanes(level);
    return level;
}

Level random_level(Rng& rng, int width, int height, int open_percent) {
    Level level;
    reset(level, width, height);
    for (int x = 0; x < width; ++x) {
        for (int y = 0; y < height; ++y) {
            if (draw_below(rng, 100) < static_cast<std::uint32_t>(open_percent)) {
                add(level.open, square_at(level.shape, {x, y}));
            }
        }
    }
    add_lanes(level);
    return level;
}

World world_from(const Game& game, std::string_view map, std::uint64_t seed) {
    const std::vector<std::string> rows = rows_of(map);
    Game empty = game;  // a floor of this size without rooms
    empty.rules.map.width = static_cast<std::int32_t>(rows.at(0).size());
    empty.rules.map.height = static_cast<std::int32_t>(rows.size());
    empty.rules.map.room_attempts = 0;
    World world;
    world.streams.seed = seed;
    begin_run(empty, world);
    enter_floor(empty, world, 1);
    world.level = level_from(map);
    for (int y = 0; y < world.level.shape.height; ++y) {
        for (int x = 0; x < world.level.shape.width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (glyph != '#' && glyph != '.' && glyph != '>') {
                place(game, world, glyph, square_at(world.level.shape, {x, y}));
            }
        }
    }
    line_up(game, world);
    return world;
}

World seen_world(const Game& game, std::string_view map, std::uint64_t seed) {
    World world = world_from(game, map, seed);
    pass_turns(game, world);
    return world;
}

bool act(const Game& game, World& world, const Action& action) {
    if (!perform(game, world, kHero, action)) {
        return false;
    }
    pass_turns(game, world);
    return true;
}

Action bump(int dx, int dy) { return {Verb::bump, dx, dy}; }
Action use_on(int item, Pos target) { return {Verb::use, 0, 0, item, target}; }

std::uint8_t item_kind(const Game& game, std::string_view id) {
    for (std::size_t kind = 0; kind < game.rules.items.size(); ++kind) {
        if (game.rules.items[kind].id == id) {
            return static_cast<std::uint8_t>(kind);
        }
    }
    throw std::logic_error("no item is called " + std::string(id));
}

int carry(const Game& game, World& world, std::string_view id) {
    world.hero.inventory.push_back(item_kind(game, id));
    return static_cast<int>(world.hero.inventory.size()) - 1;
}

std::string drawn(std::string_view text) {
    std::string out;
    for (const std::string& row : rows_of(text)) {
        out += row + '\n';
    }
    return out;
}

std::string picture(const Game& game, const World& world) {
    const Shape& shape = world.level.shape;
    std::string out;
    for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
            const Square square = square_at(shape, {x, y});
            char glyph = has(world.level.open, square) ? '.' : '#';
            glyph = Pos{x, y} == world.level.stairs && glyph == '.' ? '>' : glyph;
            for (std::size_t i = world.items.square.size(); i-- > 0;) {
                if (world.items.square[i] == square && world.items.taken[i] == 0) {
                    const std::string& id = game.rules.items[world.items.kind[i]].id;
                    glyph = std::find_if(kItemGlyphs.begin(), kItemGlyphs.end(), [&](const ItemGlyph& known) {
                                return known.id == id;
                            })->glyph;
                }
            }
            if (has(world.blockers, square)) {
                const ActorId who = world.actor_on[square];
                glyph = who == kHero ? '@' : game.rules.monsters[world.actors.kind[who]].glyph;
            }
            out += glyph;
        }
        out += '\n';
    }
    return out;
}

std::string seen_picture(const Level& level, const View& view) {
    std::string out;
    for (int y = 0; y < level.shape.height; ++y) {
        for (int x = 0; x < level.shape.width; ++x) {
            const Pos p{x, y};
            const char ground = has(level.open, square_at(level.shape, p)) ? '.' : '#';
            out += !sees(view, p) ? '-' : (p == view.viewer ? '@' : ground);
        }
        out += '\n';
    }
    return out;
}

}  // namespace rogsim
