#include <algorithm>

#include "rogsim/tables/read.hpp"
#include "rogsim/tables/speed.hpp"

namespace rogsim {
namespace {

constexpr json::Bounds kAnyNumber{0, kMaxNumber};

// A list of item ids; a missing one is empty.
std::vector<std::uint16_t> read_item_list(const json::Place& place, const KnownIds& items) {
    std::vector<std::uint16_t> list;
    if (place.node == nullptr) {
        return list;
    }
    const std::vector<json::Place> elements = json::elements(place);
    if (elements.size() > kMaxInventory) {
        json::add_fault(place,
                        std::to_string(elements.size()) + " items; allowed: up to " + std::to_string(kMaxInventory));
        return list;
    }
    for (const json::Place& element : elements) {
        std::size_t kind = 0;
        if (items.known) {
            json::read_choice(element, items.ids, kind);
        }
        list.push_back(static_cast<std::uint16_t>(kind));
    }
    return list;
}

void check_worn(const json::Place& place, const HeroRules& hero, const std::vector<ItemKind>& kinds) {
    std::vector<Slot> filled;
    std::vector<std::uint16_t> left = hero.carried;
    for (const std::uint16_t kind : hero.worn) {
        const ItemKind& item = kinds[kind];
        const auto carried = std::find(left.begin(), left.end(), kind);
        if (carried == left.end()) {
            json::add_fault(place, item.id + " is not carried; allowed: items of \"carried\"");
        } else {
            left.erase(carried);
        }
        if (item.slot == Slot::none) {
            json::add_fault(place, item.id + " cannot be worn; allowed: items with a slot");
        } else if (std::find(filled.begin(), filled.end(), item.slot) != filled.end()) {
            const std::string slot = item.slot == Slot::weapon ? "weapon" : "armour";
            json::add_fault(place, item.id + " is a second " + slot + "; allowed: one");
        }
        filled.push_back(item.slot);
    }
}

void read_levelling(const json::Place& place, Levelling& levelling) {
    if (auto object = json::open_object(place)) {
        json::read_number(json::member(*object, "base"), kAnyNumber, levelling.base);
        json::read_number(json::member(*object, "factor"), kAnyNumber, levelling.factor);
        json::read_number(json::member(*object, "constitution"), kAnyNumber, levelling.constitution);
        json::read_number(json::member(*object, "strength"), kAnyNumber, levelling.strength);
        json::read_number(json::member(*object, "agility"), kAnyNumber, levelling.agility);
        json::refuse_unknown(*object);
    }
}

}  // namespace

void read_hero(const json::Place& root, const KnownIds& items, const std::vector<ItemKind>& kinds, HeroRules& hero) {
    auto object = json::open_object(root);
    if (!object) {
        return;
    }
    json::read_number(json::member(*object, "hp"), {1, kMaxNumber}, hero.hp);
    json::read_number(json::member(*object, "defence"), kAnyNumber, hero.defence);
    json::read_number(json::member(*object, "power"), kAnyNumber, hero.power);
    read_speed_or_default(json::member(*object, "speed"), hero.speed);
    json::read_number_or_default(json::member(*object, "inventory"), {0, kMaxInventory}, hero.inventory);
    const std::size_t faults = root.reading->faults.list.size();
    const json::Place carried = json::member(*object, "carried");
    const json::Place worn = json::member(*object, "worn");
    hero.carried = read_item_list(carried, items);
    hero.worn = read_item_list(worn, items);
    if (items.known && root.reading->faults.list.size() == faults) {
        check_worn(worn, hero, kinds);
    }
    if (hero.carried.size() > static_cast<std::size_t>(hero.inventory)) {
        json::add_fault(carried, std::to_string(hero.carried.size()) + " items are carried, but \"inventory\" allows " +
                                     std::to_string(hero.inventory));
    }
    read_levelling(json::member(*object, "levelling"), hero.levelling);
    json::refuse_unknown(*object);
}

}  // namespace rogsim
