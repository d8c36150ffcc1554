#include "tests/reference/floor.hpp"

#include <algorithm>
#include <cstddef>

namespace reference {
namespace {

using rogsim::CpythonRng;
using rogsim::Rng;

struct Choice {
    std::uint16_t kind = 0;
    int weight = 0;
};

struct Digger {
    const rogsim::Ruleset& rules;
    Source& source;
    int floor_number = 0;
    Floor floor;
};

Point centre(const Room& room) { return {(room.x1 + room.x2) / 2, (room.y1 + room.y2) / 2}; }

bool touch(const Room& a, const Room& b) { return a.x1 <= b.x2 && a.x2 >= b.x1 && a.y1 <= b.y2 && a.y2 >= b.y1; }

int max_per_room(const rogsim::SpawnTable& table, int floor_number) {
    int most = 0;
    for (const rogsim::FloorStep& step : table.max_per_room) {
        if (step.from_floor > floor_number) {
            break;
        }
        most = step.value;
    }
    return most;
}

// In order of first mention; a later row replaces a kind's weight.
std::vector<Choice> choices(const rogsim::SpawnTable& table, int floor_number) {
    std::vector<Choice> found;
    for (const rogsim::WeightStep& step : table.weights) {
        if (step.from_floor > floor_number) {
            break;
        }
        const auto known = std::find_if(found.begin(), found.end(), [&](Choice c) { return c.kind == step.kind; });
        if (known == found.end()) {
            found.push_back({step.kind, step.weight});
        } else {
            known->weight = step.weight;
        }
    }
    return found;
}

int total_weight(const std::vector<Choice>& from) {
    int total = 0;
    for (const Choice& choice : from) {
        total += choice.weight;
    }
    return total;
}

std::uint16_t pick(Rng& rng, const std::vector<Choice>& from) {
    int rest = static_cast<int>(draw_below(rng, static_cast<std::uint32_t>(total_weight(from))));
    for (const Choice& choice : from) {
        if (rest < choice.weight) {
            return choice.kind;
        }
        rest -= choice.weight;
    }
    return from.back().kind;
}

// random.choices: bisect_right(cumulative, random() * total), capped at the last index.
std::uint16_t pick(CpythonRng& rng, const std::vector<Choice>& from) {
    const double unit = static_cast<double>(next_unit53(rng)) / 9007199254740992.0;
    const double point = unit * static_cast<double>(total_weight(from));
    int cumulative = 0;
    for (const Choice& choice : from) {
        cumulative += choice.weight;
        if (point < static_cast<double>(cumulative)) {
            return choice.kind;
        }
    }
    return from.back().kind;
}

template <class Generator>
std::vector<std::uint16_t> pick_kinds(Generator& rng, const std::vector<Choice>& from, int count) {
    std::vector<std::uint16_t> kinds;
    for (int i = 0; i < count && total_weight(from) > 0; ++i) {
        kinds.push_back(pick(rng, from));
    }
    return kinds;
}

// Dropped when something is there already.
template <class Generator>
void place(Floor& floor, Generator& rng, const Room& room, bool is_item, std::uint16_t kind) {
    const int x = uniform(rng, room.x1 + 1, room.x2 - 1);
    const int y = uniform(rng, room.y1 + 1, room.y2 - 1);
    const Point at{x, y};
    const bool taken = at == floor.start || std::any_of(floor.spawns.begin(), floor.spawns.end(),
                                                        [&](const Spawn& spawn) { return spawn.at == at; });
    if (!taken) {
        floor.spawns.push_back({is_item, kind, at});
    }
}

void populate_cpython(Digger& digger, const Room& room) {
    CpythonRng& rng = digger.source.cpython;
    const rogsim::Ruleset& rules = digger.rules;
    const int number = digger.floor_number;
    const int monster_count = uniform(rng, 0, max_per_room(rules.monster_spawns, number));
    const int item_count = uniform(rng, 0, max_per_room(rules.item_spawns, number));
    const auto monsters = pick_kinds(rng, choices(rules.monster_spawns, number), monster_count);
    const auto items = pick_kinds(rng, choices(rules.item_spawns, number), item_count);
    for (const std::uint16_t kind : monsters) {
        place(digger.floor, rng, room, false, kind);
    }
    for (const std::uint16_t kind : items) {
        place(digger.floor, rng, room, true, kind);
    }
}

void populate_keyed(Digger& digger, const Room& room, bool items) {
    const rogsim::SpawnTable& table = items ? digger.rules.item_spawns : digger.rules.monster_spawns;
    const rogsim::Purpose purpose = items ? rogsim::Purpose::loot : rogsim::Purpose::spawn;
    const auto room_number = static_cast<std::uint32_t>(digger.floor.rooms.size() - 1);
    Rng rng = keyed_rng(digger.source, digger.floor_number, purpose, room_number);
    const int count = uniform(rng, 0, max_per_room(table, digger.floor_number));
    const std::vector<Choice> from = choices(table, digger.floor_number);
    for (int i = 0; i < count && total_weight(from) > 0; ++i) {
        const std::uint16_t kind = pick(rng, from);
        place(digger.floor, rng, room, items, kind);
    }
}

void dig(Floor& floor, int x1, int y1, int x2, int y2) {
    for (int y = std::min(y1, y2); y <= std::max(y1, y2); ++y) {
        for (int x = std::min(x1, x2); x <= std::max(x1, x2); ++x) {
            floor.tiles.at(x, y) = Tile::floor;
        }
    }
}

bool draw_horizontal_first(CpythonRng& rng) { return next_unit53(rng) < std::uint64_t{1} << 52U; }

bool draw_horizontal_first(Rng& rng) { return draw_below(rng, 2) == 0; }

template <class Generator>
void attempt_room(Digger& digger, Generator& rng) {
    const rogsim::MapRules& map = digger.rules.map;
    Floor& floor = digger.floor;
    const int w = uniform(rng, map.room_min_size, map.room_max_size);
    const int h = uniform(rng, map.room_min_size, map.room_max_size);
    const int x = uniform(rng, 0, map.width - w - 1);
    const int y = uniform(rng, 0, map.height - h - 1);
    const Room room{x, y, x + w, y + h};
    if (std::any_of(floor.rooms.begin(), floor.rooms.end(), [&](const Room& other) { return touch(room, other); })) {
        return;
    }
    dig(floor, room.x1 + 1, room.y1 + 1, room.x2 - 1, room.y2 - 1);
    const Point to = centre(room);
    if (floor.rooms.empty()) {
        floor.start = to;
    } else {
        const Point from = centre(floor.rooms.back());
        const Point corner = draw_horizontal_first(rng) ? Point{to.x, from.y} : Point{from.x, to.y};
        dig(floor, from.x, from.y, corner.x, corner.y);
        dig(floor, corner.x, corner.y, to.x, to.y);
        floor.stairs = to;
    }
    floor.rooms.push_back(room);
    if (digger.source.stream == Stream::cpython) {
        populate_cpython(digger, room);
    } else {
        populate_keyed(digger, room, false);
        populate_keyed(digger, room, true);
    }
    // After the first room this is (0, 0), and nothing ever takes that stairs tile away.
    floor.tiles.at(floor.stairs.x, floor.stairs.y) = Tile::stairs;
}

}  // namespace

Floor generate_floor(const rogsim::Ruleset& rules, Source& source, int floor_number) {
    const rogsim::MapRules& map = rules.map;
    Digger digger{rules, source, floor_number, {}};
    digger.floor.tiles = Grid<Tile>(map.width, map.height, Tile::wall);
    Rng layout = keyed_rng(source, floor_number, rogsim::Purpose::layout, 0);
    for (int i = 0; i < map.room_attempts; ++i) {
        if (source.stream == Stream::cpython) {
            attempt_room(digger, source.cpython);
        } else {
            attempt_room(digger, layout);
        }
    }
    return digger.floor;
}

}  // namespace reference
