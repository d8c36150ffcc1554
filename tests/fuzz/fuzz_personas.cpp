// The input is a personas.json beside the tables of part 13. It is refused with InputError, or its personas play: the
// hero goes a step a turn, and a fault of a formula is told with its place.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "rogsim/bots/persona.hpp"
#include "rogsim/game/play.hpp"
#include "tests/support/ruleset_text.hpp"

namespace {

using namespace rogsim;

constexpr std::size_t kMostPlayed = 4;  // personas of one input

// Where the hero stood a turn ago.
struct Trail {
    std::int32_t floor = 0;
    Pos at;
};

void follow_hero(void* context, const World& world) {
    Trail& trail = *static_cast<Trail*>(context);
    const Pos now = position(world, kHero);
    if (trail.floor == world.floor && chebyshev(trail.at, now) > 1) {
        std::abort();
    }
    trail = {world.floor, now};
}

// Two small floors with more on them than usual.
Ruleset playground(const Ruleset& loaded) {
    Ruleset rules = loaded;
    rules.rules.floor_turn_limit = 60;
    rules.map.width = 40;
    rules.map.height = 25;
    return rules;
}

void play(const PersonaText& persona, const Ruleset& rules) {
    static const auto ws = std::make_unique<Workspace>();
    const Game game = make_game(rules, 7, brain_of(persona, rules));
    Trail trail;
    RunSpec spec;
    spec.first_floor = 6;
    spec.last_floor = 7;
    play_run(game, spec, *ws, {follow_hero, &trail});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const RulesetText part13 = part13_text();
    RulesetText ruleset = part13;
    TableText& table = ruleset.tables.emplace_back();
    table.name = "personas.json";
    table.shown = "personas.json";
    table.text.assign(data, data + size);
    try {
        const Ruleset rules = playground(load_tables(ruleset, {}).ruleset);
        check_personas(rules);
        for (std::size_t i = 0; i < std::min(kMostPlayed, rules.personas.size()); ++i) {
            if (rules.personas[i].site.file == "personas.json") {
                play(rules.personas[i], rules);
            }
        }
    } catch (const InputError& error) {
        if (std::string_view(error.what()).find("personas.json:") == std::string_view::npos) {
            std::abort();
        }
    }
    return 0;
}
