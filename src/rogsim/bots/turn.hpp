// What the hero knows at the start of a turn.
#pragma once

#include <span>

#include "rogsim/game/brain.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// One turn to decide. `visible` are the living monsters in view, in spawn order; they lie in `memory`.
struct HeroTurn {
    const Game& game;
    const World& world;
    HeroMemory& memory;
    std::span<const ActorId> visible;
    int adjacent = 0;  // of them
};

// Looks around. A way kept is dropped when a monster is in view or the hero has left it.
HeroTurn begin_turn(const Game& game, const World& world, HeroMemory& memory);

bool is_adjacent(const HeroTurn& turn, ActorId who);

// HP that one blow takes; 0 when it cannot hurt.
std::int32_t hit_on_hero(const HeroTurn& turn, ActorId by);
std::int32_t hit_by_hero(const HeroTurn& turn, ActorId who);

// Is there a square the hero knows where an item lies?
bool any_known_item(const World& world);

// Squares among the eight around the hero that can be walked on, creatures aside.
int open_neighbours(const World& world, Square square);

// The first carried item with this effect, kNone if there is none.
int first_with_effect(const HeroTurn& turn, ItemEffect effect);

// The first carried weapon or armour with a larger bonus than what is worn in its slot, kNone if there is none.
int first_better_equipment(const HeroTurn& turn);

}  // namespace rogsim
