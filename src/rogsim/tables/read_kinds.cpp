#include <algorithm>

#include "rogsim/core/error.hpp"
#include "rogsim/tables/read.hpp"
#include "rogsim/tables/speed.hpp"

namespace rogsim {
namespace {

constexpr std::size_t kMaxIdBytes = 64;
constexpr json::Bounds kAnyNumber{0, kMaxNumber};
constexpr json::Bounds kRange{0, kMaxMapSide};  // squares

bool valid_id(std::string_view id) {
    return !id.empty() && id.size() <= kMaxIdBytes && std::none_of(id.begin(), id.end(), [](char c) {
        const auto code = static_cast<unsigned char>(c);
        return c == '/' || c == '=' || code < 0x20U || code == 0x7fU;
    });
}

template <class Enum, std::size_t count>
Enum read_enum(const json::Place& place, const std::string (&names)[count], Enum first) {
    std::size_t chosen = 0;
    json::read_choice(place, names, chosen);
    return static_cast<Enum>(static_cast<std::size_t>(first) + chosen);
}

MonsterKind read_monster(const json::Place& place) {
    MonsterKind kind;
    kind.id = name_of(place);
    if (auto object = json::open_object(place)) {
        json::read_text(json::member(*object, "name"), kind.name);
        read_glyph(json::member(*object, "glyph"), kind.glyph);
        json::read_number(json::member(*object, "hp"), {1, kMaxNumber}, kind.hp);
        json::read_number(json::member(*object, "defence"), kAnyNumber, kind.defence);
        json::read_number(json::member(*object, "power"), kAnyNumber, kind.power);
        json::read_number(json::member(*object, "xp"), kAnyNumber, kind.xp);
        read_speed_or_default(json::member(*object, "speed"), kind.speed);
        json::refuse_unknown(*object);
    }
    return kind;
}

void read_effect(json::Object& object, ItemKind& kind) {
    static const std::string kEffects[] = {"heal", "lightning", "fireball", "confusion"};
    kind.effect = read_enum(json::member(object, "effect"), kEffects, ItemEffect::heal);
    json::read_number(json::member(object, "amount"), kAnyNumber, kind.amount);
    if (kind.effect == ItemEffect::lightning || kind.effect == ItemEffect::fireball) {
        json::read_number(json::member(object, "range"), kRange, kind.range);
    } else {
        json::refuse(object, "range", "only the effects lightning and fireball have a range");
    }
    for (const char* const bonus : {"power", "defence"}) {
        json::refuse(object, bonus, "only an item with a slot can be worn and give a bonus");
    }
}

void read_equipment(json::Object& object, ItemKind& kind) {
    static const std::string kSlots[] = {"weapon", "armour"};
    kind.slot = read_enum(json::member(object, "slot"), kSlots, Slot::weapon);
    json::read_number_or_default(json::member(object, "power"), kAnyNumber, kind.power);
    json::read_number_or_default(json::member(object, "defence"), kAnyNumber, kind.defence);
    for (const char* const parameter : {"amount", "range"}) {
        json::refuse(object, parameter, "only an item with an effect takes it");
    }
}

ItemKind read_item(const json::Place& place) {
    ItemKind kind;
    kind.id = name_of(place);
    auto object = json::open_object(place);
    if (!object) {
        return kind;
    }
    json::read_text(json::member(*object, "name"), kind.name);
    read_glyph(json::member(*object, "glyph"), kind.glyph);
    const bool has_effect = json::find_member(*place.node, "effect") != nullptr;
    const bool has_slot = json::find_member(*place.node, "slot") != nullptr;
    if (has_effect == has_slot) {
        const std::string both = has_effect ? "both \"effect\" and" : "neither \"effect\" nor";
        json::add_fault(place, "has " + both +
                                   " \"slot\"; needed: one of them, \"effect\" for what is used up, \"slot\" for what "
                                   "is worn");
        return kind;
    }
    if (has_effect) {
        read_effect(*object, kind);
    } else {
        read_equipment(*object, kind);
    }
    json::refuse_unknown(*object);
    return kind;
}

template <class Kind, class ReadKind>
KnownIds read_all(const json::Place& root, std::vector<Kind>& kinds, ReadKind read_kind) {
    KnownIds known;
    for (const json::Place& place : kinds_of(root)) {
        kinds.push_back(read_kind(place));
        known.ids.push_back(kinds.back().id);
    }
    known.known = root.node->kind == json::Kind::object && root.node->children.size() == known.ids.size();
    return known;
}

}  // namespace

std::string name_of(const json::Place& place) {
    return place.node != nullptr ? place.node->key : place.path.substr(place.path.rfind('/') + 1);
}

std::vector<json::Place> kinds_of(const json::Place& root) {
    std::vector<json::Place> places = json::members(root);
    if (places.size() > kMaxKinds) {
        json::add_fault(root, std::to_string(places.size()) + " kinds; allowed: up to " + std::to_string(kMaxKinds));
        return {};
    }
    for (const json::Place& place : places) {
        if (!valid_id(place.node->key)) {
            json::add_fault(place, in_quotes(place.node->key) +
                                       " is no id; allowed: 1 to 64 bytes without /, = and control characters");
        }
    }
    return places;
}

void read_glyph(const json::Place& place, char& out) {
    std::string text;
    const std::size_t before = place.reading->faults.list.size();
    json::read_text(place, text);
    if (place.reading->faults.list.size() != before) {
        return;
    }
    if (text.size() != 1 || text[0] <= ' ' || text[0] > '~') {
        json::add_fault(place, in_quotes(text) + " is no glyph; allowed: one printable ASCII character");
        return;
    }
    out = text[0];
}

KnownIds read_monsters(const json::Place& root, std::vector<MonsterKind>& monsters) {
    return read_all(root, monsters, read_monster);
}

KnownIds read_items(const json::Place& root, std::vector<ItemKind>& items) { return read_all(root, items, read_item); }

}  // namespace rogsim
