#include "rogsim/run/oracle_floors.hpp"

#include <fmt/core.h>

#include <memory>

#include "rogsim/core/error.hpp"
#include "rogsim/game/floor.hpp"
#include "rogsim/game/turns.hpp"
#include "rogsim/run/oracle_json.hpp"

namespace rogsim {
namespace {

std::string shown(Pos p) { return fmt::format("({},{})", p.x, p.y); }
std::string shown(const Room& room) { return fmt::format("({},{})-({},{})", room.x1, room.y1, room.x2, room.y2); }
std::string shown(const OracleSpawn& spawn) {
    return fmt::format("{} at {}", in_quotes(spawn.kind), shown(spawn.square));
}

Room read_room(const OracleSpot& spot) {
    if (list_size(spot) != 4) {
        fail(spot, "needed: [x1, y1, x2, y2]");
    }
    int corner[4] = {};
    for (std::size_t i = 0; i < 4; ++i) {
        const OracleSpot number = element(spot, i);
        corner[i] = static_cast<int>(whole_number(number, -kMaxMapSide, kMaxMapSide));
    }
    return {corner[0], corner[1], corner[2], corner[3]};
}

OracleSpawn read_spawn(const OracleSpot& spot) {
    if (list_size(spot) != 3) {
        fail(spot, "needed: [kind, x, y]");
    }
    const OracleSpot kind = element(spot, 0);
    const OracleSpot x = element(spot, 1);
    const OracleSpot y = element(spot, 2);
    return {text_of(kind),
            {static_cast<int>(whole_number(x, -kMaxMapSide, kMaxMapSide)),
             static_cast<int>(whole_number(y, -kMaxMapSide, kMaxMapSide))}};
}

template <class T, class Read>
std::vector<T> read_list(const OracleSpot& list, const Read& read) {
    std::vector<T> out;
    const std::size_t size = list_size(list);
    for (std::size_t i = 0; i < size; ++i) {
        out.push_back(read(element(list, i)));
    }
    return out;
}

std::vector<std::string> read_grid(const OracleSpot& spot, std::string_view allowed) {
    return read_list<std::string>(spot, [&](const OracleSpot& row) {
        const std::string& text = text_of(row);
        if (text.find_first_not_of(allowed) != std::string::npos) {
            fail(row, fmt::format("allowed: '{}' and '{}'", allowed[0], allowed[1]));
        }
        return text;
    });
}

OracleFloor read_floor(const OracleSpot& spot) {
    OracleFloor floor;
    floor.seed = seed_of(member(spot, "seed"));
    floor.depth = static_cast<std::int32_t>(whole_number(member(spot, "depth"), 0, kMaxFloor));
    floor.rooms = read_list<Room>(member(spot, "rooms_x1y1x2y2"), read_room);
    floor.hero = square_of(member(spot, "player"));
    floor.stairs = square_of(member(spot, "stairs"));
    floor.spawns = read_list<OracleSpawn>(member(spot, "spawn_order"), read_spawn);
    floor.rows = read_grid(member(spot, "rows"), "#.");
    floor.visible = read_grid(member(spot, "visible_at_start"), "01");
    if (has_member(spot, "next_random")) {
        floor.next_draw = draw_of(member(spot, "next_random"));
    }
    return floor;
}

bool within(const Room& room, Pos p) { return p.x > room.x1 && p.x < room.x2 && p.y > room.y1 && p.y < room.y2; }

// Room by room, a room's monsters before its items: the order in which they were placed, which the world keeps for
// monsters and items apart. Whoever stands outside of every room would follow at the end.
std::vector<OracleSpawn> spawns_of(const Game& game, const World& world) {
    std::vector<OracleSpawn> monsters;
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        const auto who = static_cast<ActorId>(i);
        monsters.push_back({game.rules.monsters[world.actors.kind[i]].name, position(world, who)});
    }
    std::vector<OracleSpawn> items;
    for (std::size_t i = 0; i < world.items.square.size(); ++i) {
        items.push_back({game.rules.items[world.items.kind[i]].name, pos_of(world.level.shape, world.items.square[i])});
    }
    std::vector<OracleSpawn> out;
    std::size_t taken[2] = {0, 0};
    const std::vector<OracleSpawn>* const lists[2] = {&monsters, &items};
    for (const Room& room : world.level.rooms) {
        for (std::size_t k = 0; k < 2; ++k) {
            while (taken[k] < lists[k]->size() && within(room, (*lists[k])[taken[k]].square)) {
                out.push_back((*lists[k])[taken[k]++]);
            }
        }
    }
    for (std::size_t k = 0; k < 2; ++k) {
        out.insert(out.end(), lists[k]->begin() + static_cast<std::ptrdiff_t>(taken[k]), lists[k]->end());
    }
    return out;
}

// One text a row, `yes` where `holds` is true of a square.
template <class Holds>
std::vector<std::string> grid_of(const Shape& shape, char yes, char no, const Holds& holds) {
    std::vector<std::string> rows;
    for (int y = 0; y < shape.height; ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < shape.width; ++x) {
            row += holds(Pos{x, y}) ? yes : no;
        }
    }
    return rows;
}

OracleFloor generate(const Game& game, World& world, std::uint64_t seed, std::int32_t depth) {
    world.streams.cpython = true;
    world.streams.seed = seed;
    world.streams.run = 0;
    begin_run(game, world);
    enter_floor(game, world, depth);
    refresh_view(game, world);
    const Level& level = world.level;
    OracleFloor floor;
    floor.seed = seed;
    floor.depth = depth;
    floor.rooms = level.rooms;
    floor.hero = position(world, kHero);
    floor.stairs = level.stairs;
    floor.spawns = spawns_of(game, world);
    floor.rows = grid_of(level.shape, '.', '#', [&](Pos p) { return has(level.open, square_at(level.shape, p)); });
    floor.visible = grid_of(level.shape, '1', '0', [&](Pos p) { return sees(world.view, p); });
    floor.next_draw = static_cast<double>(next_unit53(world.streams.mt)) * 0x1p-53;
    return floor;
}

// The first square in which two grids differ.
std::string grid_difference(const std::string& what, const std::vector<std::string>& expected,
                            const std::vector<std::string>& came) {
    if (expected.size() != came.size()) {
        return what + ": " +
               expected_but_came(fmt::format("{} rows", expected.size()), fmt::format("{} rows", came.size()));
    }
    for (std::size_t y = 0; y < came.size(); ++y) {
        if (expected[y].size() != came[y].size()) {
            return fmt::format("{}: row {}: ", what, y) +
                   expected_but_came(fmt::format("{} squares", expected[y].size()),
                                     fmt::format("{} squares", came[y].size()));
        }
        for (std::size_t x = 0; x < came[y].size(); ++x) {
            if (expected[y][x] != came[y][x]) {
                return fmt::format("{}: square ({},{}): ", what, x, y) +
                       expected_but_came({'\'', expected[y][x], '\''}, {'\'', came[y][x], '\''});
            }
        }
    }
    return "";
}

std::string square_difference(const std::string& what, Pos expected, Pos came) {
    return expected == came ? "" : what + ": " + expected_but_came(shown(expected), shown(came));
}

}  // namespace

std::vector<OracleFloor> read_oracle_floors(std::string_view text, const std::string& file) {
    const json::Node tree = parse_oracle(file, text);
    const OracleSpot root{&file, &tree};
    std::vector<OracleFloor> floors = read_list<OracleFloor>(root, read_floor);
    if (floors.empty()) {
        fail(root, "holds no floor");
    }
    return floors;
}

std::string floor_difference(const OracleFloor& expected, const OracleFloor& came) {
    const auto show = [](const auto& thing) { return shown(thing); };
    std::string text = list_difference("room", expected.rooms, came.rooms, show);
    if (text.empty()) {
        text = grid_difference("walkable squares", expected.rows, came.rows);
    }
    if (text.empty()) {
        text = square_difference("the hero's square", expected.hero, came.hero);
    }
    if (text.empty()) {
        text = square_difference("stairs", expected.stairs, came.stairs);
    }
    if (text.empty()) {
        text = list_difference("spawn", expected.spawns, came.spawns, show);
    }
    if (text.empty()) {
        text = grid_difference("squares visible at the start", expected.visible, came.visible);
    }
    if (text.empty() && expected.next_draw && expected.next_draw != came.next_draw) {
        text = "next draw: " + expected_but_came(fmt::format("{}", *expected.next_draw),
                                                 fmt::format("{}", came.next_draw.value_or(-1)));
    }
    return text;
}

OracleReport check_floors(std::string_view text, const std::string& file, const Ruleset& rules) {
    const std::vector<OracleFloor> floors = read_oracle_floors(text, file);
    const Game game = make_game(rules, kMaxFloor, {});
    const auto world = std::make_unique<World>();
    OracleReport report;
    report.total = floors.size();
    for (const OracleFloor& floor : floors) {
        const OracleFloor came = generate(game, *world, floor.seed, floor.depth);
        const std::string difference = floor_difference(floor, came);
        if (!difference.empty()) {
            report.difference = fmt::format("floor {} of the file (seed {}, depth {}): {}", report.equal + 1,
                                            floor.seed, floor.depth, difference);
            return report;
        }
        ++report.equal;
    }
    return report;
}

}  // namespace rogsim
