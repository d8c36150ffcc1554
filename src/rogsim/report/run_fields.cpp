#include "rogsim/report/run_fields.hpp"

#include <fmt/core.h>

namespace rogsim {
namespace {

using P = const Plan&;
using R = const RunRow&;

std::string number(std::int64_t value) { return std::to_string(value); }

constexpr RunField kFields[] = {
    {"persona", "", "who played", true, [](P p, R) { return p.persona.id; }},
    {"run", "", "number of the run", false, [](P, R r) { return std::to_string(r.run); }},
    {"outcome", "", "won, died or stuck", true, [](P, R r) { return std::string(name_of(r.outcome)); }},
    {"floor", "", "where it ended", false, [](P, R r) { return number(r.floor); }},
    {"killer", "", "monster that killed the hero, or own_fire", true,
     [](P p, R r) { return killer_name(p.rules, r.killer); }},
    {"turns", "turns", "hero's actions", false, [](P, R r) { return number(r.turns); }},
    {"hp", "HP", "the hero's at the end", false, [](P, R r) { return number(r.hero.hp); }},
    {"max_hp", "HP", "the hero's at the end", false, [](P, R r) { return number(r.hero.max_hp); }},
    {"level", "levels", "the hero's at the end", false, [](P, R r) { return number(r.hero.level); }},
    {"power", "HP", "the hero's at the end, with what is worn", false, [](P, R r) { return number(r.hero.power); }},
    {"defence", "HP", "the hero's at the end, with what is worn", false, [](P, R r) { return number(r.hero.defence); }},
    {"hp_lost", "HP", "taken from the hero, overkill not counted", false, [](P, R r) { return number(r.hp_lost); }},
    {"healed", "HP", "given back by items", false, [](P, R r) { return number(r.healed); }},
    {"hp_gained", "HP", "given by level-ups", false, [](P, R r) { return number(r.hp_gained); }},
    {"damage_dealt", "HP", "taken from monsters by the hero", false, [](P, R r) { return number(r.damage_dealt); }},
    {"kills", "monsters", "died, whoever killed them", false, [](P, R r) { return number(r.kills); }},
    {"xp", "XP", "the hero got", false, [](P, R r) { return number(r.xp); }},
    {"encounters", "times", "monsters came into view when none was", false,
     [](P, R r) { return number(r.encounters); }},
    {"digest", "", "over all that happened, turn by turn", true,
     [](P, R r) { return fmt::format("{:016x}", r.digest); }},
};

}  // namespace

std::span<const RunField> run_fields() { return kFields; }

const char* name_of(Outcome outcome) {
    constexpr const char* kNames[] = {"won", "died", "stuck"};
    return kNames[static_cast<std::size_t>(outcome)];
}

std::string killer_name(const Ruleset& rules, std::int32_t killer) {
    if (killer >= 0) {
        return rules.monsters[static_cast<std::size_t>(killer)].id;
    }
    return killer == -1 ? "" : "own_fire";
}

}  // namespace rogsim
