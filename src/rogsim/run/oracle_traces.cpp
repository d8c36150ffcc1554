#include "rogsim/run/oracle_traces.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "rogsim/core/crc32.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/game/combat.hpp"
#include "rogsim/game/floor.hpp"
#include "rogsim/game/perform.hpp"
#include "rogsim/game/state.hpp"
#include "rogsim/game/turns.hpp"

namespace rogsim {
namespace {

constexpr const char* kHeroNumbers[kHeroStateNumbers] = {
    "floor", "hero's x", "hero's y", "HP", "maximum HP", "power", "defence", "level", "experience", "items carried"};
constexpr const char* kMonsterNumbers[] = {"x", "y", "HP"};

std::string number_name(std::size_t i) {
    if (i < kHeroStateNumbers) {
        return kHeroNumbers[i];
    }
    const std::size_t monster = (i - kHeroStateNumbers) / 3;
    return fmt::format("{} of monster {}", kMonsterNumbers[(i - kHeroStateNumbers) % 3], monster + 1);
}

std::string listed_numbers(const OracleState& state) {
    std::string text;
    for (const std::int64_t number : state.numbers) {
        text += fmt::format("{},", number);
    }
    return text + fmt::format("{}", state.visible);
}

std::string described(const OracleTurn& turn) {
    const Action& a = turn.action;
    switch (a.verb) {
        case Verb::bump:
            return fmt::format("bump by ({},{})", a.dx, a.dy);
        case Verb::pick_up:
            return "pick up";
        case Verb::descend:
            return "descend";
        case Verb::equip:
            return fmt::format("equip item {}", a.item);
        case Verb::drop:
            return fmt::format("drop item {}", a.item);
        case Verb::use:
            return fmt::format("use item {} at ({},{})", a.item, a.target.x, a.target.y);
        default:
            return "wait";
    }
}

OracleState state_of(const Game& game, const World& world, std::size_t after) {
    OracleState state;
    state.after = after;
    append_state(game, world, state.numbers);
    state.visible = count(world.view);
    return state;
}

// The hero's action and everybody's until its next one, as play_run has it; "" or why it cannot be.
std::string take_turn(const Game& game, World& world, const OracleTurn& turn) {
    if (!alive(world, kHero)) {
        return "expected an action of the hero, but here it is dead";
    }
    if (!perform(game, world, kHero, turn.action)) {
        return "expected to be possible, came as impossible";
    }
    if (turn.action.verb == Verb::descend) {
        enter_floor(game, world, world.floor + 1);
    }
    pass_turns(game, world);
    if (turn.level_up) {
        if (!alive(world, kHero) || !level_up_due(game, world)) {
            return fmt::format("expected a level-up, came none: level {}, experience {}, HP {}", world.hero.level,
                               world.hero.xp, world.actors.hp[kHero]);
        }
        level_up(game, world, *turn.level_up);
    }
    return "";
}

// A game being played again, and how far its written-out states have been compared.
struct Replay {
    const Game& game;
    World& world;
    const OracleTrace& trace;
    std::size_t next_state = 0;
};

// Compares what is recorded of the state after so many turns.
std::string compare(Replay& replay, std::size_t turns) {
    const OracleTrace& trace = replay.trace;
    const OracleState came = state_of(replay.game, replay.world, turns);
    for (; replay.next_state < trace.states.size() && trace.states[replay.next_state].after == turns;
         ++replay.next_state) {
        const std::string difference = state_difference(trace.states[replay.next_state], came);
        if (!difference.empty()) {
            return difference;
        }
    }
    const std::uint32_t crc = state_crc(came);
    if (turns == 0 || crc == trace.turns[turns - 1].crc) {
        return "";
    }
    return "crc of the state: " +
           expected_but_came(fmt::format("{:08x}", trace.turns[turns - 1].crc), fmt::format("{:08x}", crc)) + " (" +
           listed_numbers(came) + ")";
}

// "" when the whole game is equal.
std::string replay_difference(const Game& game, World& world, const OracleTrace& trace) {
    world.streams.cpython = true;
    world.streams.seed = trace.seed;
    world.streams.run = 0;
    begin_run(game, world);
    enter_floor(game, world, 1);
    pass_turns(game, world);
    Replay replay{game, world, trace};
    std::string difference = compare(replay, 0);
    if (!difference.empty()) {
        return "at the start: " + difference;
    }
    for (std::size_t i = 0; i < trace.turns.size(); ++i) {
        const std::int32_t floor = world.floor;
        difference = take_turn(game, world, trace.turns[i]);
        if (difference.empty()) {
            difference = compare(replay, i + 1);
        }
        if (!difference.empty()) {
            return fmt::format("turn {} ({}, on floor {}): {}", i + 1, described(trace.turns[i]), floor, difference);
        }
    }
    const double draw = static_cast<double>(next_unit53(world.streams.mt)) * 0x1p-53;
    if (trace.next_draw && *trace.next_draw != draw) {
        return "next draw after the last turn: " +
               expected_but_came(fmt::format("{}", *trace.next_draw), fmt::format("{}", draw));
    }
    return "";
}

// The deepest floor that any of the games reaches.
std::int32_t deepest_floor(const std::vector<OracleTrace>& traces) {
    std::ptrdiff_t most = 0;
    for (const OracleTrace& trace : traces) {
        most = std::max(most, std::count_if(trace.turns.begin(), trace.turns.end(),
                                            [](const OracleTurn& turn) { return turn.action.verb == Verb::descend; }));
    }
    return 1 + static_cast<std::int32_t>(most);
}

}  // namespace

std::uint32_t state_crc(const OracleState& state) { return crc32(listed_numbers(state)); }

std::string state_difference(const OracleState& expected, const OracleState& came) {
    const std::size_t common = std::min(expected.numbers.size(), came.numbers.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (expected.numbers[i] != came.numbers[i]) {
            return number_name(i) + ": " +
                   expected_but_came(fmt::format("{}", expected.numbers[i]), fmt::format("{}", came.numbers[i]));
        }
    }
    if (expected.numbers.size() != came.numbers.size()) {
        return "numbers in the state: " +
               expected_but_came(fmt::format("{}", expected.numbers.size()), fmt::format("{}", came.numbers.size()));
    }
    if (expected.visible != came.visible) {
        return "visible squares: " +
               expected_but_came(fmt::format("{}", expected.visible), fmt::format("{}", came.visible));
    }
    return "";
}

OracleReport check_traces(std::string_view text, const std::string& file, const Ruleset& rules) {
    const std::vector<OracleTrace> traces = read_oracle_traces(text, file);
    const Game game = make_game(rules, deepest_floor(traces), {});
    if (game.hero_delay == 0) {
        throw InputError("hero/speed is 0: a hero that never acts cannot play these games again");
    }
    const auto world = std::make_unique<World>();
    OracleReport report;
    report.total = traces.size();
    for (const OracleTrace& trace : traces) {
        const std::string difference = replay_difference(game, *world, trace);
        if (!difference.empty()) {
            report.difference =
                fmt::format("game {} of the file (seed {}): {}", report.equal + 1, trace.seed, difference);
            return report;
        }
        ++report.equal;
        report.turns += trace.turns.size();
    }
    return report;
}

}  // namespace rogsim
