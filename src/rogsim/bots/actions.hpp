// What a persona's rule can do. A row each: name, one line, its arguments, and what it does this turn.
#pragma once

#include <cstdint>
#include <span>

#include "rogsim/bots/choose.hpp"
#include "rogsim/bots/turn.hpp"

namespace rogsim {

// What stands in a rule beside its action; each action uses those that it names.
struct RuleArguments {
    ItemEffect effect = ItemEffect::none;  // "item" by effect ...
    int item_kind = kNone;                 // ... or one kind of items
    const ChoiceRule* choose = nullptr;
    std::int32_t within = 8;  // steps
    std::int32_t open = 3;    // squares
};

enum class ArgumentKind : std::uint8_t { item, choice, number };

struct ArgumentRow {
    const char* name;
    ArgumentKind kind;
    bool needed;
    const char* summary;
    std::int32_t RuleArguments::*number = nullptr;  // where a number goes
};

struct ActionRow {
    const char* name;
    const char* summary;
    Doing doing;
    std::span<const ArgumentRow> arguments;
    // False when it is impossible now; then the next rule is tried.
    bool (*act)(const HeroTurn& turn, const RuleArguments& arguments, Action& action);
};

std::span<const ActionRow> action_rows();

// The stream of the persona's own draws on this floor, made when first asked for.
Rng& hero_choice(const HeroTurn& turn);

// One of the eight directions.
Action random_step(const HeroTurn& turn);

}  // namespace rogsim
