// Both engines play the same games: random rulesets, both sources of random numbers, both policies at level-ups; equal
// after every single turn. A first kind of game is the methodical player's; in a second one the hero does odd things.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rogsim/core/mix.hpp"
#include "rogsim/core/rng.hpp"
#include "rogsim/game/game.hpp"
#include "rogsim/game/play.hpp"
#include "rogsim/game/state.hpp"
#include "tests/reference/campaign.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/rulesets.hpp"
#include "tests/support/tables_of.hpp"

namespace {

using rogsim::Rng;
using Numbers = std::vector<std::int64_t>;

// What both engines are asked to play.
struct Match {
    rogsim::Ruleset ruleset;
    reference::CampaignOptions options;
};

// Everything that a turn leaves behind, as one number a turn; the numbers themselves for one turn.
struct Record {
    std::size_t wanted = SIZE_MAX;
    std::vector<std::uint64_t> turns;
    Numbers wanted_numbers;
    Numbers floors;  // floor, turns, HP lost, damage, kills of each
    int outcome = 0;
};

void note(Record& record, const Numbers& numbers) {
    if (record.turns.size() == record.wanted) {
        record.wanted_numbers = numbers;
    }
    std::uint64_t digest = 0;
    for (const std::int64_t number : numbers) {
        digest = rogsim::mixed(digest, static_cast<std::uint64_t>(number));
    }
    record.turns.push_back(digest);
}

void note_slow_floor(Record& record, int number, int turns, const reference::FloorTally& tally) {
    record.floors.insert(record.floors.end(), {number, turns, tally.hp_lost, tally.damage_dealt});
    record.floors.insert(record.floors.end(), tally.kills.begin(), tally.kills.end());
}

Numbers numbers_of(const reference::Game& game) {
    const std::vector<long> values = state(game);
    Numbers numbers(values.begin(), values.end());
    numbers.push_back(visible_squares(game));
    return numbers;
}

Record play_slowly(const Match& match, std::size_t wanted) {
    Record record;
    record.wanted = wanted;
    const reference::CampaignRecord played = play_campaign(
        match.ruleset, match.options, [&](const reference::Game& game) { note(record, numbers_of(game)); });
    for (const reference::FloorRecord& floor : played.floors) {
        note_slow_floor(record, floor.floor_number, floor.turns, floor.tally);
    }
    record.outcome = played.outcome == reference::Outcome::won    ? static_cast<int>(rogsim::Outcome::won)
                     : played.outcome == reference::Outcome::died ? static_cast<int>(rogsim::Outcome::died)
                                                                  : static_cast<int>(rogsim::Outcome::stuck);
    return record;
}

struct Listener {
    const rogsim::Game* game = nullptr;
    Record* record = nullptr;
    Numbers numbers;
};

void listen(void* context, const rogsim::World& world) {
    auto& listener = *static_cast<Listener*>(context);
    listener.numbers.clear();
    append_state(*listener.game, world, listener.numbers);
    listener.numbers.push_back(count(world.view));
    note(*listener.record, listener.numbers);
}

using Decide = rogsim::Action (*)(const rogsim::Game&, const rogsim::World&, rogsim::HeroMemory&);

// Without a function to decide, methodical plays. The workspace is the caller's, because memory that is used again is
// part of what is under test.
Record play_fast(const Match& match, rogsim::Workspace& workspace, Decide decide, std::size_t wanted) {
    const rogsim::Ruleset loaded = load_tables(tables_of(match.ruleset), {}).ruleset;
    const auto& options = match.options;
    const bool agility = options.policy == reference::LevelUpPolicy::agility;
    rogsim::Brain brain = rogsim::builtin_brain(loaded, "methodical", agility ? "agility" : "strength-constitution");
    if (decide != nullptr) {
        brain.decide = decide;
    }
    const rogsim::Game game = make_game(loaded, options.last_floor, brain);
    const bool cpython = options.stream == reference::Stream::cpython;
    Record record;
    record.wanted = wanted;
    Listener listener{&game, &record, {}};
    const rogsim::RunRecord& run =
        play_run(game, {options.seed, options.run, options.first_floor, options.last_floor, cpython}, workspace,
                 {listen, &listener});
    for (std::size_t i = 0; i < run.floor_count; ++i) {
        const rogsim::FloorRecord& floor = run.floors[i];
        record.floors.insert(record.floors.end(), {floor.floor, floor.turns, floor.hp_lost, floor.damage_dealt});
        record.floors.insert(record.floors.end(), floor.kills.begin(), floor.kills.end());
    }
    record.outcome = static_cast<int>(run.outcome);
    return record;
}

Match random_match(Rng& rng) {
    Match match;
    match.ruleset = rogsim::random_ruleset(rng);
    const bool long_seed = draw_below(rng, 2) == 0;
    match.options.seed = next_u64(rng) >> (long_seed ? 0U : 40U);
    match.options.run = draw_below(rng, 100000);
    match.options.first_floor = 1 + static_cast<int>(draw_below(rng, 8));
    match.options.last_floor = match.options.first_floor + static_cast<int>(draw_below(rng, 4));
    match.options.stream = draw_below(rng, 2) == 0 ? reference::Stream::keyed : reference::Stream::cpython;
    match.options.policy =
        draw_below(rng, 2) == 0 ? reference::LevelUpPolicy::strength_constitution : reference::LevelUpPolicy::agility;
    return match;
}

Match builtin_match(std::uint64_t number) {
    Match match;
    match.ruleset = number % 2 == 0 ? rogsim::part13() : rogsim::part12();
    match.options.run = number;
    match.options.stream = number % 4 < 2 ? reference::Stream::keyed : reference::Stream::cpython;
    match.options.policy =
        number % 8 < 4 ? reference::LevelUpPolicy::strength_constitution : reference::LevelUpPolicy::agility;
    return match;
}

std::string described(const Match& match) {
    const auto& options = match.options;
    return shown(tables_of(match.ruleset)) + "seed " + std::to_string(options.seed) + ", run " +
           std::to_string(options.run) + ", floors " + std::to_string(options.first_floor) + ".." +
           std::to_string(options.last_floor) +
           (options.stream == reference::Stream::cpython ? ", CPython's stream" : ", keyed streams") +
           (options.policy == reference::LevelUpPolicy::agility ? ", agility" : ", strength and constitution");
}

std::size_t first_difference(const Record& a, const Record& b) {
    const auto shorter = static_cast<std::ptrdiff_t>(std::min(a.turns.size(), b.turns.size()));
    const auto differ = std::mismatch(a.turns.begin(), a.turns.begin() + shorter, b.turns.begin());
    return static_cast<std::size_t>(differ.first - a.turns.begin());
}

bool equal(const Record& a, const Record& b) {
    return a.turns == b.turns && a.floors == b.floors && a.outcome == b.outcome;
}

// `play` plays a match twice, slowly and fast, and notes the numbers of the wanted turn.
template <class Play>
void check_equal(const Match& match, Play play) {
    const auto [slow, fast] = play(match, SIZE_MAX);
    if (equal(slow, fast)) {
        CHECK(slow.turns.size() == fast.turns.size());
        return;
    }
    const std::size_t turn = first_difference(slow, fast);
    const auto [slow_again, fast_again] = play(match, turn);
    INFO(described(match));
    INFO("first differing turn: " << turn << " of " << slow.turns.size() << " (slow) and " << fast.turns.size());
    CHECK(slow_again.wanted_numbers == fast_again.wanted_numbers);
    CHECK(slow.floors == fast.floors);
    CHECK(slow.outcome == fast.outcome);
    FAIL("the engines differ");
}

std::pair<Record, Record> play_methodical(const Match& match, rogsim::Workspace& workspace, std::size_t wanted) {
    return {play_slowly(match, wanted), play_fast(match, workspace, nullptr, wanted)};
}

// What the fast engine's hero is to do, turn by turn: brains are plain functions and have no place for it.
struct Script {
    std::vector<rogsim::Action> actions;
    std::size_t next = 0;
};
thread_local Script script;

rogsim::Action read_script(const rogsim::Game&, const rogsim::World&, rogsim::HeroMemory&) {
    return script.next < script.actions.size() ? script.actions[script.next++] : rogsim::Action{};
}

rogsim::Action translated(const reference::Action& action) {
    constexpr rogsim::Verb kVerbs[] = {rogsim::Verb::wait,    rogsim::Verb::bump,  rogsim::Verb::pick_up,
                                       rogsim::Verb::descend, rogsim::Verb::equip, rogsim::Verb::use,
                                       rogsim::Verb::drop};
    return {kVerbs[static_cast<std::size_t>(action.kind)],
            action.dx,
            action.dy,
            action.index,
            {action.target.x, action.target.y}};
}

// A square to aim at: a monster's, the hero's own, or any near one, seen or not.
reference::Point random_target(const reference::Game& game, Rng& rng) {
    const reference::Point hero = game.hero.at;
    std::vector<reference::Point> seen{hero};
    for (const reference::Monster& monster : game.monsters) {
        if (sees(game, monster.at)) {
            seen.push_back(monster.at);
        }
    }
    if (draw_below(rng, 4) != 0) {
        return seen[draw_below(rng, static_cast<std::uint32_t>(seen.size()))];
    }
    const int dx = static_cast<int>(draw_below(rng, 9)) - 4;
    const int dy = static_cast<int>(draw_below(rng, 9)) - 4;
    return {hero.x + dx, hero.y + dy};
}

reference::Action odd_action(const reference::Game& game, Rng& rng) {
    using reference::ActionKind;
    constexpr ActionKind kKinds[] = {ActionKind::use,  ActionKind::use,     ActionKind::use,   ActionKind::equip,
                                     ActionKind::drop, ActionKind::pickup,  ActionKind::bump,  ActionKind::bump,
                                     ActionKind::wait, ActionKind::descend, ActionKind::equip, ActionKind::bump};
    reference::Action action;
    action.kind = kKinds[draw_below(rng, std::size(kKinds))];
    if (action.kind == ActionKind::bump) {
        const std::uint32_t way = draw_below(rng, 8);
        const std::uint32_t square = way < 4 ? way : way + 1;
        action.dx = static_cast<int>(square % 3) - 1;
        action.dy = static_cast<int>(square / 3) - 1;
    }
    action.index = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(game.hero.inventory.size() + 1)));
    action.target = random_target(game, rng);
    return action;
}

// The methodical player, seized by odd ideas every few turns; what it did goes into the script.
Record play_oddly(const Match& match, std::size_t wanted) {
    const auto& options = match.options;
    const reference::Source source = options.stream == reference::Stream::cpython
                                         ? reference::cpython_source(options.seed + options.run)
                                         : reference::keyed_source(options.seed, options.run);
    Rng ideas = rogsim::rng_for({options.seed, options.run, 0, rogsim::Purpose::hero_choice, 0});
    Record record;
    record.wanted = wanted;
    script = {};
    reference::Game game = new_game(match.ruleset, source, options.first_floor);
    note(record, numbers_of(game));
    int turns = 0;
    record.outcome = static_cast<int>(rogsim::Outcome::stuck);
    while (turns < match.ruleset.rules.floor_turn_limit) {
        reference::Memory memory;
        const reference::Action action =
            draw_below(ideas, 3) == 0 ? odd_action(game, ideas) : decide_methodical(game, memory);
        script.actions.push_back(translated(action));
        ++turns;
        const int floor = game.floor_number;
        const reference::FloorTally tally = game.tally;
        const bool leaves = action.kind == reference::ActionKind::descend && game.hero.at == game.floor.stairs;
        if (leaves) {
            note_slow_floor(record, floor, turns, tally);
            turns = 0;
        }
        if (leaves && floor == options.last_floor) {
            record.outcome = static_cast<int>(rogsim::Outcome::won);
            return record;
        }
        if (!act(game, action)) {
            act(game, reference::Action{});
        }
        if (level_up_due(game)) {
            level_up(game, level_up_choice(options.policy, game.hero.level - 1));
        }
        note(record, numbers_of(game));
        if (game.hero.hp <= 0) {
            record.outcome = static_cast<int>(rogsim::Outcome::died);
            break;
        }
    }
    note_slow_floor(record, game.floor_number, turns, game.tally);
    return record;
}

std::pair<Record, Record> play_script(const Match& match, rogsim::Workspace& workspace, std::size_t wanted) {
    Record slow = play_oddly(match, wanted);
    return {std::move(slow), play_fast(match, workspace, read_script, wanted)};
}

}  // namespace

TEST_CASE("both engines play the methodical player's campaigns alike, turn by turn", "[slow]") {
    rogsim::Workspace workspace;
    for (std::uint64_t i = 0; i < 2000; ++i) {
        Rng rng = rogsim::rng_for({2601, i, 0, rogsim::Purpose::layout, 0});
        check_equal(random_match(rng),
                    [&](const Match& match, std::size_t turn) { return play_methodical(match, workspace, turn); });
    }
}

TEST_CASE("both engines play the built-in rulesets alike, turn by turn") {
    rogsim::Workspace workspace;
    for (std::uint64_t i = 0; i < 64; ++i) {
        check_equal(builtin_match(i),
                    [&](const Match& match, std::size_t turn) { return play_methodical(match, workspace, turn); });
    }
}

TEST_CASE("both engines take odd actions alike, turn by turn", "[slow]") {
    rogsim::Workspace workspace;
    for (std::uint64_t i = 0; i < 2000; ++i) {
        Rng rng = rogsim::rng_for({2602, i, 0, rogsim::Purpose::layout, 0});
        check_equal(random_match(rng),
                    [&](const Match& match, std::size_t turn) { return play_script(match, workspace, turn); });
    }
}
