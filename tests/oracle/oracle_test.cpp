// Floors and games of the reference game, equal bit for bit; and that each kind of difference is found and named.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

#include "rogsim/core/error.hpp"
#include "rogsim/run/oracle_floors.hpp"
#include "rogsim/run/oracle_traces.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/oracle_data.hpp"

using namespace rogsim;
using Json = nlohmann::json;

namespace {

Ruleset part(int number) { return load_ruleset({"tcod-part" + std::to_string(number), {}}); }

Json floors() { return Json::parse(oracle_text("floors.json")); }
Json traces() { return Json::parse(oracle_text("traces.json")); }

std::string floors_difference(const Json& changed) {
    return check_floors(changed.dump(), "f.json", part(13)).difference;
}
std::string traces_difference(const Json& changed) {
    return check_traces(changed.dump(), "t.json", part(13)).difference;
}

// One short game of its own: the first `turns` turns of the first game.
Json beginning(std::size_t turns) {
    Json file = traces();
    Json& list = file["traces"];
    list.erase(list.begin() + 1, list.end());
    Json& game = list[0];
    game["actions"].erase(game["actions"].begin() + static_cast<std::ptrdiff_t>(turns), game["actions"].end());
    game["crc"].erase(game["crc"].begin() + static_cast<std::ptrdiff_t>(turns), game["crc"].end());
    Json states = Json::array();
    for (const Json& state : game["full_states"]) {
        if (state[0].get<std::size_t>() <= turns) {
            states.push_back(state);
        }
    }
    game["full_states"] = states;
    game.erase("next_random");
    return file;
}

std::string fault_of_floors(const std::string& text) {
    try {
        check_floors(text, "f.json", part(13));
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

std::string fault_of_traces(const std::string& text) {
    try {
        check_traces(text, "t.json", part(13));
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("every recorded floor is equal") {
    for (const int number : {12, 13}) {
        const std::string name = number == 12 ? "floors-part12.json" : "floors.json";
        const OracleReport report = check_floors(oracle_text(name), name, part(number));
        CHECK(report.difference == "");
        CHECK(report.equal == 30);
        CHECK(report.total == 30);
    }
}

TEST_CASE("every recorded game is equal") {
    struct Games {
        const char* name;
        int part;
        std::uint64_t games;
        std::uint64_t turns;
    };
    for (const Games& file : {Games{"traces.json", 13, 15, 27351}, Games{"traces-wild.json", 13, 20, 14147},
                              Games{"traces-part12.json", 12, 10, 30595}}) {
        const OracleReport report = check_traces(oracle_text(file.name), file.name, part(file.part));
        CHECK(report.difference == "");
        CHECK(report.equal == file.games);
        CHECK(report.total == file.games);
        CHECK(report.turns == file.turns);
    }
}

TEST_CASE("the other ruleset's floors and games differ") {
    CHECK(check_floors(oracle_text("floors.json"), "f", part(12)).difference ==
          "floor 9 of the file (seed 4001, depth 4): spawn 3: expected \"Confusion Scroll\" at (56,18), came \"Health "
          "Potion\" at (56,18)");
    CHECK(check_traces(oracle_text("traces.json"), "t", part(12)).difference ==
          "game 1 of the file (seed 9001): at the start: power: expected 4, came 5");
}

TEST_CASE("a floor that differs is told with what differs") {
    Json file = floors();
    Json& floor = file[1];
    const std::string where = "floor 2 of the file (seed 1002, depth 1): ";
    SECTION("room") {
        floor["rooms_x1y1x2y2"][2][3] = 77;
        CHECK(floors_difference(file).find(where + "room 3: expected (") == 0);
    }
    SECTION("one room too few") {
        floor["rooms_x1y1x2y2"].erase(floor["rooms_x1y1x2y2"].size() - 1);
        CHECK(floors_difference(file).find(": expected nothing, came (") != std::string::npos);
    }
    SECTION("walkable square") {
        floor["rows"][0] = "#" + std::string(79, '#');
        CHECK(floors_difference(file) == where + "walkable squares: square (0,0): expected '#', came '.'");
    }
    SECTION("rows") {
        floor["rows"].erase(42);
        CHECK(floors_difference(file) == where + "walkable squares: expected 42 rows, came 43 rows");
    }
    SECTION("squares of a row") {
        floor["rows"][7] = "###";
        CHECK(floors_difference(file) == where + "walkable squares: row 7: expected 3 squares, came 80 squares");
    }
    SECTION("hero") {
        floor["player"] = {1, 2};
        CHECK(floors_difference(file).find(where + "the hero's square: expected (1,2), came (") == 0);
    }
    SECTION("stairs") {
        floor["stairs"] = {3, 4};
        CHECK(floors_difference(file).find(where + "stairs: expected (3,4), came (") == 0);
    }
    SECTION("moved spawn") {
        floor["spawn_order"][4][1] = floor["spawn_order"][4][1].get<int>() + 1;
        CHECK(floors_difference(file).find(where + "spawn 5: expected \"") == 0);
    }
    SECTION("kind") {
        floor["spawn_order"][0][0] = "Troll";
        CHECK(floors_difference(file).find(where + "spawn 1: expected \"Troll\" at (") == 0);
    }
    SECTION("spawns in another order") {
        std::swap(floor["spawn_order"][2], floor["spawn_order"][3]);
        CHECK(floors_difference(file).find(where + "spawn 3: expected \"") == 0);
    }
    SECTION("visible square") {
        std::string row = floor["visible_at_start"][5];
        row[6] = row[6] == '0' ? '1' : '0';
        floor["visible_at_start"][5] = row;
        CHECK(floors_difference(file).find(where + "squares visible at the start: square (6,5): expected '") == 0);
    }
    SECTION("next draw") {
        floor["next_random"] = std::nextafter(floor["next_random"].get<double>(), 2.0);
        CHECK(floors_difference(file).find(where + "next draw: expected 0.") == 0);
    }
    SECTION("a next draw need not be recorded") {
        floor.erase("next_random");
        CHECK(floors_difference(file) == "");
    }
    SECTION("another seed") {
        floor["seed"] = 1003;
        CHECK(floors_difference(file).find("floor 2 of the file (seed 1003, depth 1): room 1: expected (") == 0);
    }
    SECTION("CPython takes a seed's amount") {
        floor["seed"] = -1002;
        CHECK(floors_difference(file) == "");
    }
}

TEST_CASE("a game that differs is told with turn and what differs") {
    Json file = beginning(60);
    Json& game = file["traces"][0];
    const std::string where = "game 1 of the file (seed 9001): ";
    REQUIRE(traces_difference(file) == "");
    SECTION("crc") {
        std::string crc = game["crc"][34];
        crc[7] = crc[7] == '0' ? '1' : '0';
        game["crc"][34] = crc;
        const std::string difference = traces_difference(file);
        CHECK(difference.find(where + "turn 35 (bump by (") == 0);
        CHECK(difference.find(", on floor 1): crc of the state: expected " + crc + ", came ") != std::string::npos);
    }
    SECTION("a state's number") {
        game["full_states"][1][1][3] = 19;
        CHECK(traces_difference(file).find("turn 50 (") != std::string::npos);
        CHECK(traces_difference(file).find(": HP: expected 19, came 18") != std::string::npos);
    }
    SECTION("a monster's number") {
        game["full_states"][1][1][14] = 8;
        CHECK(traces_difference(file).find("y of monster 2: expected 8, came 9") != std::string::npos);
    }
    SECTION("a monster too few") {
        Json& state = game["full_states"][0][1];
        state.erase(state.end() - 3, state.end());
        CHECK(traces_difference(file) == where + "at the start: numbers in the state: expected 49, came 52");
    }
    SECTION("visible squares") {
        game["full_states"][0][2] = 76;
        CHECK(traces_difference(file) == where + "at the start: visible squares: expected 76, came 75");
    }
    SECTION("an impossible action") {
        game["actions"][10] = {"e", 25};
        CHECK(traces_difference(file) ==
              where + "turn 11 (equip item 25, on floor 1): expected to be possible, came as impossible");
    }
    SECTION("a level too early") {
        game["actions"][10].push_back("S");
        CHECK(traces_difference(file).find("on floor 1): expected a level-up, came none: level 1, ") !=
              std::string::npos);
    }
    SECTION("another seed") {
        game["seed"] = 9002;
        CHECK(traces_difference(file).find("game 1 of the file (seed 9002): at the start: hero's x: ") == 0);
    }
    SECTION("next draw") {
        game["next_random"] = 0.5;
        CHECK(traces_difference(file).find(where + "next draw after the last turn: expected 0.5, came 0.") == 0);
    }
}

TEST_CASE("an action behind the hero's death differs") {
    Json file = traces();
    Json& game = file["traces"][0];
    REQUIRE(game["outcome"] == "died");
    game["actions"].push_back({"g"});
    game["crc"].push_back("00000000");
    CHECK(traces_difference(file) ==
          "game 1 of the file (seed 9001): turn 1136 (pick up, on floor 4): expected an "
          "action of the hero, but here it is dead");
}

TEST_CASE("a level-up choice left out or changed is found") {
    Json file = traces();
    Json& actions = file["traces"][0]["actions"];
    const auto with_choice =
        std::find_if(actions.begin(), actions.end(), [](const Json& action) { return action.back() == "S"; });
    REQUIRE(with_choice != actions.end());
    SECTION("left out") { with_choice->erase(with_choice->size() - 1); }
    SECTION("changed") { with_choice->back() = "A"; }
    CHECK(traces_difference(file).find("crc of the state") != std::string::npos);
}

TEST_CASE("seeds of any size are taken") {
    Json file = floors();
    file[0]["seed"] = 18446744073709551615ULL;
    CHECK(floors_difference(file).find("floor 1 of the file (seed 18446744073709551615, depth 1): room") == 0);
    CHECK(fault_of_floors("[{\"seed\": 18446744073709551616}]") ==
          "f.json:1: /0/seed: 18446744073709551616 stands here; allowed: whole numbers whose amount is below 2^64");
    CHECK(fault_of_floors("[{\"seed\": 1.5}]").find("f.json:1: /0/seed: 1.5 stands here") == 0);
}

TEST_CASE("deep floors are generated") {
    Json file = floors();
    file[0]["depth"] = 1000;
    CHECK(floors_difference(file).find("floor 1 of the file (seed 1000, depth 1000): room ") == 0);
    file[0]["depth"] = 1001;
    CHECK(fault_of_floors(file.dump()) == "f.json:1: /0/depth: 1001 stands here; allowed: 0..1000");
}

TEST_CASE("malformed floors are told with line and place") {
    CHECK(fault_of_floors("") ==
          "f.json:1: not valid JSON: syntax error while parsing value - unexpected end of "
          "input; expected '[', '{', or a literal");
    CHECK(fault_of_floors("{}") == "f.json:1: an object stands here; needed: a list");
    CHECK(fault_of_floors("[]") == "f.json:1: holds no floor");
    CHECK(fault_of_floors("[\n1]") == "f.json:2: /0: 1 stands here; needed: an object");
    CHECK(fault_of_floors("[\n{}]") == "f.json:2: /0: \"seed\" is missing");
    Json file = floors();
    file[0]["spawn_order"][3] = {"Orc", 1};
    CHECK(fault_of_floors(file.dump()) == "f.json:1: /0/spawn_order/3: needed: [kind, x, y]");
    file = floors();
    file[0]["rows"][2] = "#x.";
    CHECK(fault_of_floors(file.dump()) == "f.json:1: /0/rows/2: allowed: '#' and '.'");
}

TEST_CASE("malformed games are told with line and place") {
    CHECK(fault_of_traces("[]") == "t.json:1: a list stands here; needed: an object");
    CHECK(fault_of_traces("{\"traces\": []}") == "t.json:1: /traces: holds no game");
    CHECK(fault_of_traces("{\"traces\":\n[{\"seed\": 1}]}") == "t.json:2: /traces/0: \"actions\" is missing");
    Json file = beginning(60);
    Json& game = file["traces"][0];
    SECTION("unknown action") {
        game["actions"][3] = {"B", 1, 1};
        CHECK(fault_of_traces(file.dump()) ==
              "t.json:1: /traces/0/actions/3/0: \"B\" is not known; did you mean \"b\"?");
    }
    SECTION("too few numbers") {
        game["actions"][3] = {"u", 1};
        CHECK(fault_of_traces(file.dump()) ==
              "t.json:1: /traces/0/actions/3: needed: [\"u\", item, x, y], and perhaps a "
              "level-up choice behind");
    }
    SECTION("choice") {
        game["actions"][3] = {"g", "X"};
        CHECK(fault_of_traces(file.dump()) ==
              "t.json:1: /traces/0/actions/3/1: \"X\" is no level-up choice; allowed: S, C, A");
    }
    SECTION("crc") {
        game["crc"][3] = "xyz";
        CHECK(fault_of_traces(file.dump()) ==
              "t.json:1: /traces/0/crc/3: \"xyz\" stands here; allowed: up to 8 hexadecimal digits");
    }
    SECTION("crcs") {
        game["crc"].erase(0);
        CHECK(fault_of_traces(file.dump()) ==
              "t.json:1: /traces/0/crc: has 59 elements; needed: 60, one for each action");
    }
    SECTION("state out of order") {
        game["full_states"][1][0] = 61;
        CHECK(fault_of_traces(file.dump()) == "t.json:1: /traces/0/full_states/1/0: 61 stands here; allowed: 0..60");
    }
}
