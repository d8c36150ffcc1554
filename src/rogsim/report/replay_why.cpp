#include <fmt/core.h>

#include <algorithm>

#include "rogsim/report/replay_report.hpp"
#include "rogsim/report/run_fields.hpp"

namespace rogsim {
namespace {

constexpr std::size_t kLastTurns = 20;

std::string hp_line(const ReplayFloor& floor) {
    std::string text;
    const std::size_t first = floor.turns.size() > kLastTurns + 1 ? floor.turns.size() - kLastTurns - 1 : 0;
    for (std::size_t i = first; i < floor.turns.size(); ++i) {
        text += fmt::format(" {}", floor.turns[i].hp);
    }
    return fmt::format("HP over the last {} turns:{}, of {}\n", floor.turns.size() - 1 - first, text,
                       floor.turns.back().max_hp);
}

// What is not worn, by kind.
std::string carried_line(const Hero& hero, const Ruleset& rules) {
    std::vector<int> carried(rules.items.size());
    for (std::size_t i = 0; i < hero.inventory.size(); ++i) {
        const auto index = static_cast<std::int32_t>(i);
        carried[hero.inventory[i]] += index != hero.weapon && index != hero.armour ? 1 : 0;
    }
    std::string text;
    for (std::size_t kind = 0; kind < carried.size(); ++kind) {
        if (carried[kind] > 0) {
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", carried[kind], rules.items[kind].id);
        }
    }
    return "carried and not used: " + (text.empty() ? "nothing" : text) + '\n';
}

// The last turn for which `saved` holds, dead ones aside.
template <class Saved>
std::string last_turn_line(const char* what, const ReplayFloor& floor, const Saved& saved) {
    for (std::size_t i = floor.turns.size() - 1; i > 0; --i) {
        const ReplayTurn& before = floor.turns[i - 1];
        if (saved(before)) {
            return fmt::format("{}: turn {}, HP {}/{}\n", what, before.turn, before.hp, before.max_hp);
        }
    }
    return fmt::format("{}: never on this floor\n", what);
}

}  // namespace

std::string write_why(const Replay& replay, const Ruleset& rules) {
    const RunRow& row = replay.row;
    if (row.outcome != Outcome::died) {
        return fmt::format("run {}: the hero did not die; {} on floor {}\n", row.run, name_of(row.outcome), row.floor);
    }
    const ReplayFloor& floor = replay.floors.back();
    const auto death = std::find_if(floor.events.rbegin(), floor.events.rend(), [](const Event& event) {
        return event.kind == EventKind::die && event.actor == kHero;
    });
    const std::string killer = row.killer == kOwnFire ? "his own fire" : actor_name(floor, rules, death->other);
    std::string text =
        fmt::format("run {}: died on floor {}, turn {}, by {}\n", row.run, row.floor, floor.record.turns, killer);
    text += hp_line(floor) + carried_line(replay.hero, rules);
    text +=
        last_turn_line("drinking would last have outlasted the blows of those next to him at", floor,
                       [](const ReplayTurn& turn) { return turn.healing > 0 && turn.hp + turn.healing > turn.threat; });
    text += last_turn_line("nobody last stood next to him, so that he could still flee, at", floor,
                           [](const ReplayTurn& turn) { return turn.adjacent == 0; });
    return text;
}

}  // namespace rogsim
