// A ruleset: what the JSON tables say, checked and turned into numbers. Names stand in the files; in memory a kind is
// its index. Every number here has a path that follows the files, such as monsters/troll/hp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rogsim/tables/personas.hpp"

namespace rogsim {

// Bounds that loading enforces, so that nothing inside needs to check.
inline constexpr int kMinMapSide = 5;       // squares
inline constexpr int kMaxMapSide = 256;     // squares
inline constexpr int kMinRoomSize = 3;      // squares, outer walls included on one side
inline constexpr int kMaxFovRadius = 15;    // squares
inline constexpr int kMaxNumber = 1000000;  // any HP, power, damage, weight ...
inline constexpr int kMaxKinds = 250;
inline constexpr int kMaxPerRoom = 200;     // spawns
inline constexpr int kMaxInventory = 1000;  // items
inline constexpr int kMaxBlockerCost = 1000;
inline constexpr int kMaxFloor = 1000;

// Turns an actor takes per base delay, as an exact fraction: 3/2 acts three times in two turns. 0 never acts.
struct Speed {
    std::uint32_t numerator = 1;
    std::uint32_t denominator = 1;
};

struct MonsterKind {
    std::string id;    // "troll"
    std::string name;  // "Troll"
    char glyph = 'm';
    std::int32_t hp = 1;
    std::int32_t defence = 0;
    std::int32_t power = 0;
    std::int32_t xp = 0;  // given to the hero at its death, whoever killed it
    Speed speed;
};

enum class ItemEffect : std::uint8_t { none, heal, lightning, fireball, confusion };
enum class Slot : std::uint8_t { none, weapon, armour };

struct ItemKind {
    std::string id;
    std::string name;
    char glyph = '?';
    ItemEffect effect = ItemEffect::none;
    std::int32_t amount = 0;  // heal: HP; lightning and fireball: damage; confusion: turns
    std::int32_t range = 0;   // lightning: reaches distances strictly below range + 1; fireball: radius (Euclid)
    Slot slot = Slot::none;
    std::int32_t power = 0;    // bonus while worn
    std::int32_t defence = 0;  // bonus while worn
};

// From this floor on the value holds, until the next step.
struct FloorStep {
    std::int32_t from_floor = 0;
    std::int32_t value = 0;
};

// A weight that holds from this floor on; a later row of the same kind replaces it, and 0 removes the kind.
struct WeightStep {
    std::int32_t from_floor = 0;
    std::uint16_t kind = 0;
    std::int32_t weight = 0;
};

struct SpawnTable {
    std::vector<FloorStep> max_per_room;  // ascending floors; before the first: 0
    std::vector<WeightStep> weights;      // ascending floors, in the order written
};

struct Levelling {
    std::int32_t base = 200;  // XP needed beyond level L: base + L * factor, strictly exceeded
    std::int32_t factor = 150;
    std::int32_t constitution = 20;  // maximum HP and HP
    std::int32_t strength = 1;       // base power
    std::int32_t agility = 1;        // base defence
};

struct HeroRules {
    std::int32_t hp = 30;
    std::int32_t defence = 1;
    std::int32_t power = 2;
    Speed speed;
    std::int32_t inventory = 26;         // items carried at most, worn ones included
    std::vector<std::uint16_t> carried;  // item kinds at the start, in inventory order
    std::vector<std::uint16_t> worn;     // those of `carried` that are worn
    Levelling levelling;
};

struct MapRules {
    std::int32_t width = 80;   // squares
    std::int32_t height = 43;  // squares
    std::int32_t room_attempts = 30;
    std::int32_t room_min_size = 6;
    std::int32_t room_max_size = 10;
};

struct GameRules {
    std::string name;                      // "tcod-part13"
    std::int32_t fov_radius = 8;           // squares
    std::int32_t blocker_cost = 10;        // added to the cost 1 of a square that holds a blocking creature
    std::int32_t floor_turn_limit = 5000;  // hero's actions on one floor before the run counts as stuck
};

struct Ruleset {
    GameRules rules;
    MapRules map;
    HeroRules hero;
    std::vector<MonsterKind> monsters;
    std::vector<ItemKind> items;
    SpawnTable monster_spawns;
    SpawnTable item_spawns;
    std::vector<PersonaText> personas;  // its own, then the built-in ones that it does not replace
};

}  // namespace rogsim
