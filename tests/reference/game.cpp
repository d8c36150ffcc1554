#include "tests/reference/game.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rogsim/core/crc32.hpp"
#include "tests/reference/fov.hpp"
#include "tests/reference/items.hpp"
#include "tests/reference/monsters.hpp"

namespace reference {
namespace {

void look(Game& game) {
    const int radius = game.rules->rules.fov_radius;
    const Point hero = game.hero.at;
    compute_fov(game.floor.tiles, hero, radius, game.visible);
    for (int y = std::max(0, hero.y - radius); y <= std::min(game.visible.height - 1, hero.y + radius); ++y) {
        for (int x = std::max(0, hero.x - radius); x <= std::min(game.visible.width - 1, hero.x + radius); ++x) {
            game.explored.at(x, y) |= game.visible.at(x, y);
        }
    }
}

// Nothing is visible yet: the monsters of a new floor do not act on the turn of arrival.
void enter_floor(Game& game, int number) {
    const rogsim::Ruleset& rules = *game.rules;
    game.floor_number = number;
    game.floor = generate_floor(rules, game.source, number);
    game.hero.at = game.floor.start;
    game.monsters.clear();
    game.items.clear();
    for (const Spawn& spawn : game.floor.spawns) {
        if (spawn.is_item) {
            game.items.push_back({spawn.kind, spawn.at});
        } else {
            Monster monster;
            monster.kind = spawn.kind;
            monster.at = spawn.at;
            monster.hp = rules.monsters[spawn.kind].hp;
            game.monsters.push_back(std::move(monster));
        }
    }
    game.visible = Grid<std::uint8_t>(rules.map.width, rules.map.height, 0);
    game.explored = game.visible;
    game.tally = FloorTally{};
    game.tally.kills.assign(rules.monsters.size(), 0);
}

bool bump(Game& game, int dx, int dy) {
    const Point to{game.hero.at.x + dx, game.hero.at.y + dy};
    if (const auto monster = living_monster_at(game, to)) {
        const int armour = game.rules->monsters[game.monsters[*monster].kind].defence;
        hurt_monster(game, *monster, power(game) - armour, true);
        return true;
    }
    if (!can_enter(game, to)) {
        return false;
    }
    game.hero.at = to;
    return true;
}

bool descend(Game& game) {
    if (!(game.hero.at == game.floor.stairs)) {
        return false;
    }
    enter_floor(game, game.floor_number + 1);
    return true;
}

bool perform(Game& game, const Action& action) {
    const auto index = static_cast<std::size_t>(action.index);
    const bool carried = action.index >= 0 && index < game.hero.inventory.size();
    switch (action.kind) {
        case ActionKind::wait:
            return true;
        case ActionKind::bump:
            return bump(game, action.dx, action.dy);
        case ActionKind::pickup:
            return pick_up(game);
        case ActionKind::descend:
            return descend(game);
        case ActionKind::equip:
            return carried && toggle_equipment(game, index);
        case ActionKind::use:
            return carried && use(game, index, action.target);
        case ActionKind::drop:
            return carried && drop(game, index);
    }
    return false;
}

int xp_to_next_level(const Game& game) {
    const rogsim::Levelling& levelling = game.rules->hero.levelling;
    return levelling.base + game.hero.level * levelling.factor;
}

}  // namespace

Game new_game(const rogsim::Ruleset& rules, Source source, int first_floor) {
    Game game;
    game.rules = &rules;
    game.source = source;
    game.hero.hp = rules.hero.hp;
    game.hero.max_hp = rules.hero.hp;
    game.hero.power = rules.hero.power;
    game.hero.defence = rules.hero.defence;
    for (const std::uint16_t kind : rules.hero.carried) {
        game.hero.inventory.push_back({kind, false});
    }
    for (const std::uint16_t kind : rules.hero.worn) {
        const auto item = std::find_if(game.hero.inventory.begin(), game.hero.inventory.end(),
                                       [&](const CarriedItem& carried) { return carried.kind == kind; });
        item->worn = true;
    }
    enter_floor(game, first_floor);
    look(game);
    return game;
}

bool act(Game& game, const Action& action) {
    if (!perform(game, action)) {
        return false;
    }
    monsters_act(game);
    look(game);
    return true;
}

bool level_up_due(const Game& game) { return game.hero.hp > 0 && game.hero.xp > xp_to_next_level(game); }

void level_up(Game& game, rogsim::LevelUpChoice choice) {
    const rogsim::Levelling& levelling = game.rules->hero.levelling;
    Hero& hero = game.hero;
    hero.xp -= xp_to_next_level(game);
    ++hero.level;
    switch (choice) {
        case rogsim::LevelUpChoice::constitution:
            hero.max_hp += levelling.constitution;
            hero.hp += levelling.constitution;
            return;
        case rogsim::LevelUpChoice::strength:
            hero.power += levelling.strength;
            return;
        case rogsim::LevelUpChoice::agility:
            hero.defence += levelling.agility;
            return;
    }
}

int power(const Game& game) {
    int sum = game.hero.power;
    for (const CarriedItem& item : game.hero.inventory) {
        sum += item.worn ? game.rules->items[item.kind].power : 0;
    }
    return sum;
}

int defence(const Game& game) {
    int sum = game.hero.defence;
    for (const CarriedItem& item : game.hero.inventory) {
        sum += item.worn ? game.rules->items[item.kind].defence : 0;
    }
    return sum;
}

int visible_squares(const Game& game) {
    return static_cast<int>(std::count(game.visible.cells.begin(), game.visible.cells.end(), std::uint8_t{1}));
}

bool sees(const Game& game, Point at) { return game.visible.holds(at.x, at.y) && game.visible.at(at.x, at.y) != 0; }

std::optional<std::size_t> living_monster_at(const Game& game, Point at) {
    for (std::size_t i = 0; i < game.monsters.size(); ++i) {
        if (game.monsters[i].hp > 0 && game.monsters[i].at == at) {
            return i;
        }
    }
    return std::nullopt;
}

int distance_squared(Point a, Point b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

std::vector<long> state(const Game& game) {
    const Hero& hero = game.hero;
    std::vector<long> values{
        game.floor_number, hero.at.x,     hero.at.y,  hero.hp, hero.max_hp,
        power(game),       defence(game), hero.level, hero.xp, static_cast<long>(hero.inventory.size())};
    for (const Monster& monster : game.monsters) {
        values.insert(values.end(), {monster.at.x, monster.at.y, monster.hp});
    }
    return values;
}

std::uint32_t crc(const Game& game) {
    std::string text;
    for (const long value : state(game)) {
        text += std::to_string(value) + ",";
    }
    return rogsim::crc32(text + std::to_string(visible_squares(game)));
}

}  // namespace reference
