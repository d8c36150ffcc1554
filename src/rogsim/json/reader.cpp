#include "rogsim/json/reader.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "rogsim/core/error.hpp"

namespace rogsim::json {
namespace {

constexpr std::size_t kMostText = 200;

std::string allowed_text(Bounds bounds) {
    return "; allowed: " + std::to_string(bounds.lowest) + ".." + std::to_string(bounds.highest);
}

// RFC 6901.
std::string pointer_step(std::string_view name) {
    std::string step = "/";
    for (const char c : name) {
        if (c == '~') {
            step += "~0";
        } else if (c == '/') {
            step += "~1";
        } else {
            step += c;
        }
    }
    return step;
}

Place child_place(const Place& parent, const Node* node, std::string_view name) {
    return {parent.reading,
            parent.file,
            node,
            node == nullptr ? parent.line : node->line,
            parent.pointer + pointer_step(name),
            parent.path + "/" + std::string(name)};
}

// Only digits behind an optional minus: too large for any bound, but a whole number.
bool looks_whole(std::string_view digits) {
    if (!digits.empty() && digits.front() == '-') {
        digits.remove_prefix(1);
    }
    return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

// `shown` is the value as it stands in messages.
std::optional<std::int64_t> parse_whole(const Place& place, std::string_view digits, const std::string& shown,
                                        Bounds bounds) {
    std::int64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stopped, error] = std::from_chars(digits.data(), end, value);
    const bool whole = error == std::errc{} && stopped == end;
    if (whole && value >= bounds.lowest && value <= bounds.highest) {
        return value;
    }
    const bool out_of_range = whole || looks_whole(digits);
    add_number_fault(place,
                     shown + (out_of_range ? " is out of range" : " is not a whole number") + allowed_text(bounds));
    return std::nullopt;
}

void read_given_number(const Place& place, Bounds bounds, std::int32_t& out) {
    std::optional<std::int64_t> value = out;
    if (const Override* const given = find_override(place)) {
        const std::string shown = looks_whole(given->value) ? given->value : in_quotes(given->value);
        value = parse_whole(place, given->value, shown, bounds);
    } else if (place.node != nullptr) {
        const bool number = place.node->kind == Kind::number;
        value = parse_whole(place, number ? place.node->text : "", described(*place.node), bounds);
    }
    if (value) {
        out = static_cast<std::int32_t>(*value);
    }
    place.reading->values.push_back({place.path, std::to_string(out), true, bounds.lowest, bounds.highest, true});
}

// The text in this place; nothing, and a fault, when it is missing or something else.
const std::string* find_text(const Place& place, std::string_view allowed) {
    if (place.node != nullptr && place.node->kind == Kind::text) {
        return &place.node->text;
    }
    const std::string what = place.node == nullptr ? "is missing" : described(*place.node) + " is not a text";
    add_fault(place, what + "; allowed: " + std::string(allowed));
    return nullptr;
}

std::vector<Place> children(const Place& place, Kind kind) {
    std::vector<Place> places;
    if (place.node == nullptr || place.node->kind != kind) {
        const std::string needed = kind == Kind::list ? "a list" : "an object";
        const std::string what = place.node == nullptr ? "is missing" : described(*place.node) + " stands here";
        add_fault(place, what + "; needed: " + needed);
        return places;
    }
    for (std::size_t i = 0; i < place.node->children.size(); ++i) {
        const Node& child = place.node->children[i];
        places.push_back(child_place(place, &child, kind == Kind::list ? std::to_string(i) : child.key));
    }
    return places;
}

}  // namespace

Place root_place(Reading& reading, std::string file, std::string_view name, const Node& root) {
    return {&reading, std::move(file), &root, root.line, "", std::string(name)};
}

void add_fault(const Place& place, const std::string& text) {
    // Control characters in names must not break the line.
    std::string where = in_quotes(place.pointer);
    where = where.substr(1, where.size() - 2);
    add_fault(place.reading->faults, {place.file, place.line, where.empty() ? text : where + ": " + text});
}

const Override* find_override(const Place& place) {
    const auto& all = place.reading->overrides;
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Override& o) { return o.path == place.path; });
    return found == all.rend() ? nullptr : &*found;
}

void add_number_fault(const Place& place, const std::string& text) {
    if (const Override* const given = find_override(place)) {
        add_fault(place.reading->faults, {"", 0, given->origin + given->path + ": " + text});
    } else {
        add_fault(place, text);
    }
}

std::optional<Object> open_object(const Place& place) {
    if (place.node == nullptr || place.node->kind != Kind::object) {
        children(place, Kind::object);
        return std::nullopt;
    }
    return Object{place, std::vector<bool>(place.node->children.size()), {}};
}

Place member(Object& object, std::string_view name) {
    object.allowed.emplace_back(name);
    const std::vector<Node>& all = object.place.node->children;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].key == name) {
            object.taken[i] = true;
            return child_place(object.place, &all[i], name);
        }
    }
    return child_place(object.place, nullptr, name);
}

std::vector<Place> members(const Place& place) { return children(place, Kind::object); }
std::vector<Place> elements(const Place& place) { return children(place, Kind::list); }

void refuse(Object& object, std::string_view name, std::string_view why) {
    const std::vector<Node>& all = object.place.node->children;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].key == name) {
            object.taken[i] = true;
            add_fault(child_place(object.place, &all[i], name), "does not belong here: " + std::string(why));
        }
    }
}

void refuse_unknown(const Object& object) {
    for (std::size_t i = 0; i < object.taken.size(); ++i) {
        if (!object.taken[i]) {
            const Node& child = object.place.node->children[i];
            add_fault(child_place(object.place, &child, child.key), unknown_name(child.key, object.allowed));
        }
    }
}

void read_number(const Place& place, Bounds bounds, std::int32_t& out) {
    if (place.node == nullptr && find_override(place) == nullptr) {
        add_fault(place, "is missing" + allowed_text(bounds));
        return;
    }
    read_given_number(place, bounds, out);
}

void read_number_or_default(const Place& place, Bounds bounds, std::int32_t& out) {
    read_given_number(place, bounds, out);
}

void read_text(const Place& place, std::string& out) {
    const std::string* const text = find_text(place, "a text of 1 to 200 bytes");
    if (text == nullptr) {
        return;
    }
    if (text->empty() || text->size() > kMostText || text->find('\0') != std::string::npos) {
        add_fault(place, in_quotes(*text) + "; allowed: a text of 1 to 200 bytes without NUL");
        return;
    }
    out = *text;
    place.reading->values.push_back({place.path, out});
}

void read_choice(const Place& place, std::span<const std::string> names, std::size_t& out) {
    const std::string* const text = find_text(place, listed(names));
    if (text == nullptr) {
        return;
    }
    const auto found = std::find(names.begin(), names.end(), *text);
    if (found == names.end()) {
        add_fault(place, unknown_name(*text, names));
        return;
    }
    out = static_cast<std::size_t>(found - names.begin());
    place.reading->values.push_back({place.path, *text});
}

}  // namespace rogsim::json
