// The reference game's state and actions, rule by rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rogsim/tables/ruleset.hpp"
#include "tests/reference/floor.hpp"
#include "tests/reference/grid.hpp"
#include "tests/reference/source.hpp"

namespace reference {

enum class ActionKind : std::uint8_t { wait, bump, pickup, descend, equip, use, drop };

struct Action {
    ActionKind kind = ActionKind::wait;
    int dx = 0;  // bump
    int dy = 0;
    int index = 0;  // equip (puts on or takes off), use, drop: place in the inventory
    Point target;   // use: where a fireball or confusion scroll is aimed at
};

struct CarriedItem {
    std::uint16_t kind = 0;
    bool worn = false;
};

struct FloorItem {
    std::uint16_t kind = 0;
    Point at;
};

struct Hero {
    Point at;
    int hp = 0;
    int max_hp = 0;
    int power = 0;    // without equipment
    int defence = 0;  // without equipment
    int level = 1;
    int xp = 0;
    std::vector<CarriedItem> inventory;
};

struct Monster {
    std::uint16_t kind = 0;
    Point at;
    int hp = 0;
    std::vector<Point> path;                // steps not yet tried
    std::vector<int> confusions;            // random steps left, the newest last; at 0 one more turn is lost
    std::optional<rogsim::Rng> directions;  // keyed streams: its own, from its first confused step on
};

// What happened on the present floor.
struct FloorTally {
    int hp_lost = 0;         // HP taken from the hero, overkill not counted
    int damage_dealt = 0;    // HP taken from monsters by the hero, overkill not counted
    std::vector<int> kills;  // by monster kind, whoever killed
};

struct Game {
    const rogsim::Ruleset* rules = nullptr;  // must outlive the game
    Source source;
    int floor_number = 1;
    Floor floor;
    Hero hero;
    std::vector<Monster> monsters;  // in order of placement; the dead stay
    std::vector<FloorItem> items;   // in order of placement; dropped ones last
    Grid<std::uint8_t> visible;     // from the hero's square at the end of the last turn
    Grid<std::uint8_t> explored;
    FloorTally tally;
};

// The starting hero on `first_floor`.
Game new_game(const rogsim::Ruleset& rules, Source source, int first_floor);

// The hero's action, the monsters' turns, the view. False when the action is impossible: nothing has changed then.
bool act(Game& game, const Action& action);

bool level_up_due(const Game& game);
void level_up(Game& game, rogsim::LevelUpChoice choice);

int power(const Game& game);    // of the hero, with equipment
int defence(const Game& game);  // of the hero, with equipment
int visible_squares(const Game& game);

bool sees(const Game& game, Point at);
std::optional<std::size_t> living_monster_at(const Game& game, Point at);

// Distance squared, Euclid's.
int distance_squared(Point a, Point b);

// floor, x, y, hp, max_hp, power, defence, level, xp, items carried; then x, y, hp of every monster, dead ones too.
std::vector<long> state(const Game& game);

// CRC-32 of the state and the count of visible squares, decimal, joined by commas.
std::uint32_t crc(const Game& game);

}  // namespace reference
