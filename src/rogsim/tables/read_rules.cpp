#include <algorithm>

#include "rogsim/tables/read.hpp"

namespace rogsim {

void read_rules(const json::Place& root, GameRules& rules) {
    auto object = json::open_object(root);
    if (!object) {
        return;
    }
    json::read_text(json::member(*object, "name"), rules.name);
    json::read_number_or_default(json::member(*object, "fov_radius"), {1, kMaxFovRadius}, rules.fov_radius);
    json::read_number_or_default(json::member(*object, "blocker_cost"), {0, kMaxBlockerCost}, rules.blocker_cost);
    json::read_number_or_default(json::member(*object, "floor_turn_limit"), {1, kMaxNumber}, rules.floor_turn_limit);
    json::refuse_unknown(*object);
}

void read_map(const json::Place& root, MapRules& map) {
    auto object = json::open_object(root);
    if (!object) {
        return;
    }
    const std::size_t faults = root.reading->faults.list.size();
    constexpr json::Bounds kSide{kMinMapSide, kMaxMapSide};
    constexpr json::Bounds kRoom{kMinRoomSize, kMaxMapSide - 1};
    json::read_number(json::member(*object, "width"), kSide, map.width);
    json::read_number(json::member(*object, "height"), kSide, map.height);
    json::read_number(json::member(*object, "room_attempts"), {1, 1000}, map.room_attempts);
    const json::Place smallest = json::member(*object, "room_min_size");
    const json::Place largest = json::member(*object, "room_max_size");
    json::read_number(smallest, kRoom, map.room_min_size);
    json::read_number(largest, kRoom, map.room_max_size);
    json::refuse_unknown(*object);
    if (root.reading->faults.list.size() != faults) {
        return;
    }
    if (map.room_min_size > map.room_max_size) {
        json::add_number_fault(smallest, std::to_string(map.room_min_size) + " is more than room_max_size, " +
                                             std::to_string(map.room_max_size));
    }
    // A room and the wall around it are room_max_size + 1 squares across.
    if (map.room_max_size + 1 > std::min(map.width, map.height)) {
        json::add_number_fault(largest, std::to_string(map.room_max_size) + " is too large for a map of " +
                                            std::to_string(map.width) + " x " + std::to_string(map.height) +
                                            "; allowed: up to " + std::to_string(std::min(map.width, map.height) - 1));
    }
}

}  // namespace rogsim
