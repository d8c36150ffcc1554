#include <algorithm>
#include <charconv>
#include <optional>

#include "rogsim/core/error.hpp"
#include "rogsim/tables/read.hpp"

namespace rogsim {
namespace {

// So many kinds of such a weight cannot overflow the sum of a floor.
static_assert(std::int64_t{kMaxKinds} * kMaxNumber <= INT32_MAX);

std::optional<std::int32_t> parse_floor(std::string_view key) {
    std::int32_t floor = 0;
    const char* const end = key.data() + key.size();
    const auto [stopped, error] = std::from_chars(key.data(), end, floor);
    const bool whole = error == std::errc{} && stopped == end && std::to_string(floor) == key;
    return whole && floor >= 0 && floor <= kMaxFloor ? std::optional(floor) : std::nullopt;
}

struct FloorRow {
    std::int32_t from_floor = 0;
    json::Place place;
};

// The members named by floors. They are read in order up to the first one beyond the floor played.
std::vector<FloorRow> floor_rows(const json::Place& place) {
    std::vector<FloorRow> rows;
    for (const json::Place& row : json::members(place)) {
        const std::string key = name_of(row);
        const auto floor = parse_floor(key);
        if (!floor) {
            json::add_fault(row,
                            in_quotes(key) + " is no floor; allowed: whole numbers 0.." + std::to_string(kMaxFloor));
        } else if (!rows.empty() && *floor <= rows.back().from_floor) {
            json::add_fault(row, "floor " + key + " stands behind floor " + std::to_string(rows.back().from_floor) +
                                     " and would never be read; allowed: floors in ascending order");
        } else {
            rows.push_back({*floor, row});
        }
    }
    return rows;
}

void read_weights(const json::Place& place, const KnownIds& kinds, std::vector<WeightStep>& weights) {
    for (const FloorRow& row : floor_rows(place)) {
        for (const json::Place& entry : json::members(row.place)) {
            const std::string id = name_of(entry);
            WeightStep step{row.from_floor, 0, 0};
            json::read_number(entry, {0, kMaxNumber}, step.weight);
            const auto found = std::find(kinds.ids.begin(), kinds.ids.end(), id);
            if (found != kinds.ids.end()) {
                step.kind = static_cast<std::uint16_t>(found - kinds.ids.begin());
                weights.push_back(step);
            } else if (kinds.known) {
                json::add_fault(entry, unknown_name(id, kinds.ids));
            }
        }
    }
}

std::int32_t max_on(const SpawnTable& table, std::int32_t floor) {
    std::int32_t max = 0;
    for (const FloorStep& step : table.max_per_room) {
        max = step.from_floor <= floor ? step.value : max;
    }
    return max;
}

std::int64_t total_weight_on(const SpawnTable& table, std::int32_t floor, std::size_t kinds) {
    std::vector<std::int32_t> weights(kinds);
    for (const WeightStep& step : table.weights) {
        if (step.from_floor <= floor) {
            weights[step.kind] = step.weight;
        }
    }
    std::int64_t total = 0;
    for (const std::int32_t weight : weights) {
        total += weight;
    }
    return total;
}

// Things change only on the floors that the table names, and floor 1 is the first that is played.
void check_something_to_draw(const json::Place& place, const SpawnTable& table, std::size_t kinds) {
    std::vector<std::int32_t> floors{1};
    for (const FloorStep& step : table.max_per_room) {
        floors.push_back(step.from_floor);
    }
    for (const WeightStep& step : table.weights) {
        floors.push_back(step.from_floor);
    }
    std::sort(floors.begin(), floors.end());
    floors.erase(std::unique(floors.begin(), floors.end()), floors.end());
    for (const std::int32_t floor : floors) {
        const std::int32_t max = max_on(table, floor);
        if (floor >= 1 && max > 0 && total_weight_on(table, floor, kinds) == 0) {
            json::add_fault(place, "floor " + std::to_string(floor) + " may hold up to " + std::to_string(max) +
                                       " a room, but every weight there is 0");
            return;
        }
    }
}

void read_table(const json::Place& place, const KnownIds& kinds, SpawnTable& table) {
    const std::size_t faults = place.reading->faults.list.size();
    auto object = json::open_object(place);
    if (!object) {
        return;
    }
    for (const FloorRow& row : floor_rows(json::member(*object, "max_per_room"))) {
        FloorStep step{row.from_floor, 0};
        json::read_number(row.place, {0, kMaxPerRoom}, step.value);
        table.max_per_room.push_back(step);
    }
    read_weights(json::member(*object, "weights"), kinds, table.weights);
    json::refuse_unknown(*object);
    if (kinds.known && place.reading->faults.list.size() == faults) {
        check_something_to_draw(place, table, kinds.ids.size());
    }
}

}  // namespace

void read_spawns(const json::Place& root, const KnownIds& monsters, const KnownIds& items, Ruleset& ruleset) {
    if (auto object = json::open_object(root)) {
        read_table(json::member(*object, "monsters"), monsters, ruleset.monster_spawns);
        read_table(json::member(*object, "items"), items, ruleset.item_spawns);
        json::refuse_unknown(*object);
    }
}

}  // namespace rogsim
