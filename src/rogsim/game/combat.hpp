// Fighting, dying, wearing and levelling: the parts of perform that change a creature (rules 3, 7, 8).
#pragma once

#include "rogsim/game/game.hpp"
#include "rogsim/world/world.hpp"

namespace rogsim {

// Base value and the bonuses of what is worn in both slots; a monster's own number.
std::int32_t power_of(const Game& game, const World& world, ActorId who);
std::int32_t defence_of(const Game& game, const World& world, ActorId who);

// The hero's HP, in percent of the maximum, rounded down.
std::int32_t hp_percent(const World& world);

// The inventory index worn in this slot, kNone if nothing is.
std::int32_t& worn_in(Hero& hero, Slot slot);
std::int32_t worn_in(const Hero& hero, Slot slot);

// Takes HP, at most what is left; at 0 the creature dies at once. `by` did it.
void hurt(const Game& game, World& world, ActorId who, std::int32_t damage, ActorId by);

// Damage = power - defence if positive; no roll, no minimum.
void melee(const Game& game, World& world, ActorId by, ActorId who);

// Lays an item at the end of the floor's order.
void lay_item(World& world, std::uint8_t kind, Square square);

// Takes inventory item `index` away; what is worn keeps its place.
void remove_from_inventory(Hero& hero, std::int32_t index);

// Is the hero's XP strictly above what the next level needs?
bool level_up_due(const Game& game, const World& world);
void level_up(const Game& game, World& world, LevelUpChoice choice);

}  // namespace rogsim
