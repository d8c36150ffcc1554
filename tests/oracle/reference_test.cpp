// The slow engine against floors and whole games of the reference game itself.
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "rogsim/core/cpython_rng.hpp"
#include "tests/reference/game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/rulesets.hpp"

namespace {

using nlohmann::json;
using reference::ActionKind;
using reference::Game;

json oracle(const std::string& name) {
    std::ifstream file(std::string(ROGSIM_SOURCE_DIR) + "/tests/oracle/" + name);
    REQUIRE(file);
    return json::parse(file);
}

double next_unit(Game& game) { return static_cast<double>(next_unit53(game.source.cpython)) / 9007199254740992.0; }

json point(reference::Point p) { return json::array({p.x, p.y}); }

json rooms_of(const Game& game) {
    json rooms = json::array();
    for (const reference::Room& room : game.floor.rooms) {
        rooms.push_back({room.x1, room.y1, room.x2, room.y2});
    }
    return rooms;
}

json spawns_of(const Game& game) {
    json spawns = json::array();
    for (const reference::Spawn& spawn : game.floor.spawns) {
        const std::string& name =
            spawn.is_item ? game.rules->items[spawn.kind].name : game.rules->monsters[spawn.kind].name;
        spawns.push_back({name, spawn.at.x, spawn.at.y});
    }
    return spawns;
}

json rows_of(const Game& game, bool visible) {
    json rows = json::array();
    for (int y = 0; y < game.visible.height; ++y) {
        std::string row;
        for (int x = 0; x < game.visible.width; ++x) {
            if (visible) {
                row += game.visible.at(x, y) != 0 ? '1' : '0';
            } else {
                row += walkable(game.floor.tiles.at(x, y)) ? '.' : '#';
            }
        }
        rows.push_back(row);
    }
    return rows;
}

void check_floors(const rogsim::Ruleset& rules, const std::string& file) {
    const json floors = oracle(file);
    REQUIRE(floors.size() == 30);
    for (const json& floor : floors) {
        const auto seed = floor["seed"].get<std::uint64_t>();
        CAPTURE(seed);
        Game game = new_game(rules, reference::cpython_source(seed), floor["depth"].get<int>());
        CHECK(rooms_of(game) == floor["rooms_x1y1x2y2"]);
        CHECK(rows_of(game, false) == floor["rows"]);
        CHECK(point(game.hero.at) == floor["player"]);
        CHECK(point(game.floor.stairs) == floor["stairs"]);
        CHECK(spawns_of(game) == floor["spawn_order"]);
        CHECK(rows_of(game, true) == floor["visible_at_start"]);
        CHECK(next_unit(game) == floor["next_random"].get<double>());
    }
}

reference::Action parse_action(const json& words) {
    reference::Action action;
    switch (words[0].get<std::string>()[0]) {
        case 'b':
            action.kind = ActionKind::bump;
            action.dx = words[1].get<int>();
            action.dy = words[2].get<int>();
            return action;
        case 'g':
            action.kind = ActionKind::pickup;
            return action;
        case '>':
            action.kind = ActionKind::descend;
            return action;
        case 'e':
            action.kind = ActionKind::equip;
            break;
        case 'd':
            action.kind = ActionKind::drop;
            break;
        case 'u':
            action.kind = ActionKind::use;
            action.target = {words[2].get<int>(), words[3].get<int>()};
            break;
        default:
            throw std::runtime_error("unknown action " + words.dump());
    }
    action.index = words[1].get<int>();
    return action;
}

rogsim::LevelUpChoice parse_choice(const std::string& letter) {
    REQUIRE((letter == "S" || letter == "C" || letter == "A"));
    return letter == "S"   ? rogsim::LevelUpChoice::strength
           : letter == "C" ? rogsim::LevelUpChoice::constitution
                           : rogsim::LevelUpChoice::agility;
}

bool ends_in_choice(const json& words) { return words.size() > 1 && words.back().is_string(); }

std::string hex(std::uint32_t value) {
    char text[9];
    std::snprintf(text, sizeof text, "%08x", value);
    return text;
}

void replay(const rogsim::Ruleset& rules, const json& trace) {
    const auto seed = trace["seed"].get<std::uint64_t>();
    CAPTURE(seed);
    Game game = new_game(rules, reference::cpython_source(seed), 1);
    const json& actions = trace["actions"];
    REQUIRE(actions.size() == trace["crc"].size());
    auto full = trace["full_states"].begin();
    for (std::size_t turn = 0; turn <= actions.size(); ++turn) {
        CAPTURE(turn);
        if (turn > 0) {
            const json& words = actions[turn - 1];
            CAPTURE(words.dump());
            REQUIRE(act(game, parse_action(words)));
            REQUIRE(level_up_due(game) == ends_in_choice(words));
            if (ends_in_choice(words)) {
                level_up(game, parse_choice(words.back().get<std::string>()));
            }
            REQUIRE(hex(crc(game)) == trace["crc"][turn - 1].get<std::string>());
        }
        for (; full != trace["full_states"].end() && (*full)[0] == turn; ++full) {
            REQUIRE(json(state(game)) == (*full)[1]);
            REQUIRE(visible_squares(game) == (*full)[2].get<int>());
        }
    }
    CHECK(full == trace["full_states"].end());
    CHECK(game.floor_number == trace["floor"].get<int>());
    CHECK((game.hero.hp == 0) == (trace["outcome"] == "died"));
    CHECK(next_unit(game) == trace["next_random"].get<double>());
}

void replay_all(const rogsim::Ruleset& rules, const std::string& file, std::size_t games) {
    const json traces = oracle(file)["traces"];
    REQUIRE(traces.size() == games);
    for (const json& trace : traces) {
        replay(rules, trace);
    }
}

}  // namespace

TEST_CASE("the slow engine makes the reference game's floors") {
    check_floors(rogsim::part13(), "floors.json");
    check_floors(rogsim::part12(), "floors-part12.json");
}

TEST_CASE("the slow engine plays the reference game's games, turn by turn") {
    replay_all(rogsim::part13(), "traces.json", 15);
    replay_all(rogsim::part12(), "traces-part12.json", 10);
}

TEST_CASE("the slow engine plays games with odd actions, turn by turn") {
    replay_all(rogsim::part13(), "traces-wild.json", 20);
}
