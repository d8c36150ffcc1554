#include "tests/reference/monsters.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tests/reference/path.hpp"

namespace reference {
namespace {

constexpr std::array<Point, 8> kDirections{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

bool is_living_hero_at(const Game& game, Point at) { return game.hero.hp > 0 && game.hero.at == at; }

const rogsim::MonsterKind& kind_of(const Game& game, const Monster& monster) {
    return game.rules->monsters[monster.kind];
}

void strike_hero(Game& game, const Monster& monster) {
    if (game.hero.hp > 0) {
        hurt_hero(game, kind_of(game, monster).power - defence(game));
    }
}

void move_to(Game& game, Monster& monster, Point to) {
    if (can_enter(game, to)) {
        monster.at = to;
    }
}

std::vector<Point> path_to_hero(const Game& game, const Monster& monster) {
    const Grid<Tile>& tiles = game.floor.tiles;
    Grid<int> cost(tiles.width, tiles.height, 0);
    for (std::size_t i = 0; i < cost.cells.size(); ++i) {
        cost.cells[i] = walkable(tiles.cells[i]) ? 1 : 0;
    }
    const int extra = game.rules->rules.blocker_cost;
    for (const Monster& other : game.monsters) {
        if (other.hp > 0) {
            cost.at(other.at.x, other.at.y) += extra;
        }
    }
    if (game.hero.hp > 0) {
        cost.at(game.hero.at.x, game.hero.at.y) += extra;
    }
    return find_path(cost, monster.at, game.hero.at);
}

void act_hostile(Game& game, Monster& monster) {
    if (sees(game, monster.at)) {
        const int dx = std::abs(game.hero.at.x - monster.at.x);
        const int dy = std::abs(game.hero.at.y - monster.at.y);
        if (std::max(dx, dy) <= 1) {
            strike_hero(game, monster);
            return;
        }
        monster.path = path_to_hero(game, monster);
    }
    if (!monster.path.empty()) {
        // The step is used up even when it turns out to be blocked, so the next one may be a jump.
        const Point next = monster.path.front();
        monster.path.erase(monster.path.begin());
        move_to(game, monster, next);
    }
}

Point draw_direction(Game& game, std::size_t number) {
    if (game.source.stream == Stream::cpython) {
        return kDirections[draw_below(game.source.cpython, 8)];
    }
    Monster& monster = game.monsters[number];
    if (!monster.directions) {
        const auto actor = static_cast<std::uint32_t>(number + 1);
        monster.directions = keyed_rng(game.source, game.floor_number, rogsim::Purpose::monster_choice, actor);
    }
    return kDirections[draw_below(*monster.directions, 8)];
}

void act_confused(Game& game, std::size_t number) {
    Monster& monster = game.monsters[number];
    if (monster.confusions.back() <= 0) {
        monster.confusions.pop_back();
        return;
    }
    const Point step = draw_direction(game, number);
    --monster.confusions.back();
    const Point to{monster.at.x + step.x, monster.at.y + step.y};
    if (is_living_hero_at(game, to)) {
        strike_hero(game, monster);
    } else if (const auto other = living_monster_at(game, to)) {
        const int armour = kind_of(game, game.monsters[*other]).defence;
        hurt_monster(game, *other, kind_of(game, monster).power - armour, false);
    } else {
        move_to(game, monster, to);
    }
}

}  // namespace

bool can_enter(const Game& game, Point at) {
    return game.floor.tiles.holds(at.x, at.y) && walkable(game.floor.tiles.at(at.x, at.y)) &&
           !is_living_hero_at(game, at) && !living_monster_at(game, at);
}

void hurt_monster(Game& game, std::size_t monster, int damage, bool by_hero) {
    Monster& victim = game.monsters[monster];
    const int taken = std::clamp(damage, 0, victim.hp);
    victim.hp -= taken;
    if (by_hero) {
        game.tally.damage_dealt += taken;
    }
    if (taken > 0 && victim.hp == 0) {
        game.hero.xp += kind_of(game, victim).xp;
        ++game.tally.kills[victim.kind];
    }
}

void hurt_hero(Game& game, int damage) {
    const int taken = std::clamp(damage, 0, game.hero.hp);
    game.hero.hp -= taken;
    game.tally.hp_lost += taken;
}

void monsters_act(Game& game) {
    for (std::size_t i = 0; i < game.monsters.size(); ++i) {
        Monster& monster = game.monsters[i];
        if (monster.hp <= 0) {
            continue;
        }
        if (monster.confusions.empty()) {
            act_hostile(game, monster);
        } else {
            act_confused(game, i);
        }
    }
}

}  // namespace reference
