#include <fmt/core.h>

#include "rogsim/report/replay_report.hpp"
#include "rogsim/report/run_fields.hpp"

namespace rogsim {
namespace {

// A floor under telling: the HP that everybody has left.
struct Telling {
    const ReplayFloor& floor;
    const Ruleset& rules;
    std::vector<std::int32_t> hp;  // by actor
};

Telling begin_telling(const ReplayFloor& floor, const Ruleset& rules) {
    Telling telling{floor, rules, {floor.record.entry.hp}};
    for (std::size_t i = 1; i < floor.kinds.size(); ++i) {
        telling.hp.push_back(rules.monsters[floor.kinds[i]].hp);
    }
    return telling;
}

std::string place(const Telling& telling, Square square) {
    const Pos p = pos_of(telling.floor.shape, square);
    return fmt::format("({},{})", p.x, p.y);
}

std::string item_name(const Telling& telling, const Event& event) {
    return telling.rules.items[static_cast<std::size_t>(event.item)].id;
}

std::string told(Telling& telling, const Event& event) {
    const auto name = [&](ActorId who) { return actor_name(telling.floor, telling.rules, who); };
    std::int32_t& hp = telling.hp[event.actor];
    switch (event.kind) {
        case EventKind::arrive:
            return fmt::format("hero arrives at {}, {} HP", place(telling, event.square), hp);
        case EventKind::move:
            return fmt::format("{} moves to {}", name(event.actor), place(telling, event.square));
        case EventKind::hit:
            return event.amount > 0
                       ? fmt::format("{} hits {}", name(event.actor), name(event.other))
                       : fmt::format("{} hits {} and does no damage", name(event.actor), name(event.other));
        case EventKind::hurt:
            hp -= event.amount;
            return fmt::format("{} loses {} HP by {}, {} left", name(event.actor), event.amount, name(event.other), hp);
        case EventKind::die:
            return fmt::format("{} dies by {}", name(event.actor), name(event.other));
        case EventKind::heal:
            hp += event.amount;
            return fmt::format("{} regains {} HP, {} left", name(event.actor), event.amount, hp);
        case EventKind::pick_up:
            return fmt::format("hero picks up {} at {}", item_name(telling, event), place(telling, event.square));
        case EventKind::use:
            return fmt::format("hero uses {}", item_name(telling, event));
        case EventKind::equip:
            return fmt::format("hero puts on {}", item_name(telling, event));
        case EventKind::take_off:
            return fmt::format("hero takes off {}", item_name(telling, event));
        case EventKind::drop:
            return fmt::format("hero drops {}", item_name(telling, event));
        case EventKind::confuse:
            return fmt::format("{} is confused for {} turns", name(event.actor), event.amount);
        case EventKind::level_up:
            return fmt::format("hero reaches level {}", event.amount);
        case EventKind::gain:
            hp += event.amount;
            return fmt::format("hero gains {} HP, {} left", event.amount, hp);
        case EventKind::descend:
            return "hero descends";
        case EventKind::act:
            return fmt::format("hero decides: {}", kDoingNames[static_cast<std::size_t>(event.amount)]);
    }
    return "";
}

std::string told_floor(const ReplayFloor& floor, const Ruleset& rules) {
    std::string text = fmt::format("floor {}\n", floor.record.floor);
    Telling telling = begin_telling(floor, rules);
    for (const Event& event : floor.events) {
        text += fmt::format("{:>5}  {}\n", event.turn, told(telling, event));
    }
    return text;
}

}  // namespace

std::string actor_name(const ReplayFloor& floor, const Ruleset& rules, ActorId who) {
    return who == kHero ? "hero" : fmt::format("{} {}", rules.monsters[floor.kinds[who]].id, who);
}

std::string write_trace(const Replay& replay, const Ruleset& rules, std::optional<std::int32_t> floor) {
    std::string text;
    for (const ReplayFloor& one : replay.floors) {
        if (!floor || *floor == one.record.floor) {
            text += told_floor(one, rules);
        }
    }
    return text;
}

std::string write_end(const Plan& plan, const Replay& replay) {
    std::string text = "end\n";
    for (const RunField& field : run_fields()) {
        text += fmt::format("  {} {}\n", field.name, field.text(plan, replay.row));
    }
    return text;
}

}  // namespace rogsim
