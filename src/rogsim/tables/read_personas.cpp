#include <algorithm>

#include "rogsim/core/error.hpp"
#include "rogsim/tables/personas.hpp"
#include "rogsim/tables/read.hpp"

namespace rogsim {
namespace {

const std::string kChoices[] = {"constitution", "strength", "agility"};

Site site_of(const json::Place& place) { return {place.file, place.line, place.pointer}; }

SitedText read_sited(const json::Place& place, std::string name) {
    SitedText text{std::move(name), "", site_of(place)};
    if (place.node != nullptr && place.node->kind == json::Kind::number) {
        text.text = place.node->text;
    } else {
        json::read_text(place, text.text);
    }
    return text;
}

// A formula may be longer than a name.
SitedText read_condition(const json::Place& place) {
    SitedText when{"when", "", site_of(place)};
    if (place.node == nullptr) {
        return when;
    }
    if (place.node->kind != json::Kind::text || place.node->text.empty()) {
        json::add_fault(place, "is " + json::described(*place.node) + "; allowed: a formula as text");
        return when;
    }
    when.text = place.node->text;
    return when;
}

RuleText read_rule(const json::Place& place) {
    RuleText rule;
    auto object = json::open_object(place);
    if (!object) {
        return rule;
    }
    rule.when = read_condition(json::member(*object, "when"));
    rule.action = read_sited(json::member(*object, "do"), "do");
    const json::Place note = json::member(*object, "note");
    if (note.node != nullptr) {
        json::read_text(note, rule.note);
    }
    for (const json::Node& child : place.node->children) {
        if (child.key != "when" && child.key != "do" && child.key != "note") {
            rule.arguments.push_back(read_sited(json::member(*object, child.key), child.key));
        }
    }
    return rule;
}

void read_level_up(const json::Place& place, std::vector<LevelUpChoice>& choices) {
    const std::vector<json::Place> listed = json::elements(place);
    if (place.node != nullptr && place.node->kind == json::Kind::list &&
        (listed.empty() || listed.size() > kMaxLevelUpChoices)) {
        json::add_fault(place, "has " + std::to_string(listed.size()) + " choices; allowed: 1 to " +
                                   std::to_string(kMaxLevelUpChoices));
        return;
    }
    for (const json::Place& one : listed) {
        std::size_t chosen = 0;
        json::read_choice(one, kChoices, chosen);
        choices.push_back(static_cast<LevelUpChoice>(chosen));
    }
}

void read_rules_of(const json::Place& list, std::vector<RuleText>& rules) {
    const std::vector<json::Place> listed = json::elements(list);
    if (listed.size() > kMaxPersonaRules) {
        json::add_fault(list, "has " + std::to_string(listed.size()) + " rules; allowed: up to " +
                                  std::to_string(kMaxPersonaRules));
        return;
    }
    for (const json::Place& rule : listed) {
        rules.push_back(read_rule(rule));
    }
}

PersonaText read_persona(const json::Place& place) {
    PersonaText persona;
    persona.id = name_of(place);
    persona.site = site_of(place);
    auto object = json::open_object(place);
    if (!object) {
        return persona;
    }
    json::read_text(json::member(*object, "summary"), persona.summary);
    read_level_up(json::member(*object, "level_up"), persona.level_up);
    json::read_number_or_default(json::member(*object, "mistakes"), {0, 100}, persona.mistakes);
    const json::Place like = json::member(*object, "like");
    if (like.node != nullptr) {
        persona.like = read_sited(like, "like");
        json::refuse(*object, "rules", "they are those of the persona that it is like");
    } else {
        read_rules_of(json::member(*object, "rules"), persona.rules);
    }
    json::refuse_unknown(*object);
    return persona;
}

}  // namespace

void read_personas(const json::Place& root, std::vector<PersonaText>& personas) {
    const std::size_t before = personas.size();
    for (const json::Place& place : kinds_of(root)) {
        const auto known = std::find_if(personas.begin(), personas.begin() + static_cast<std::ptrdiff_t>(before),
                                        [&](const PersonaText& persona) { return persona.id == place.node->key; });
        if (known == personas.begin() + static_cast<std::ptrdiff_t>(before)) {
            personas.push_back(read_persona(place));
        }
    }
}

void share_rules(std::vector<PersonaText>& personas, json::Faults& faults) {
    std::vector<std::string> known;
    for (const PersonaText& persona : personas) {
        if (persona.like.name.empty()) {
            known.push_back(persona.id);
        }
    }
    for (PersonaText& persona : personas) {
        if (persona.like.name.empty()) {
            continue;
        }
        const auto model = std::find_if(personas.begin(), personas.end(), [&](const PersonaText& other) {
            return other.like.name.empty() && other.id == persona.like.text;
        });
        if (model == personas.end()) {
            const Site& site = persona.like.site;
            json::add_fault(faults,
                            {site.file, site.line, site.pointer + ": " + unknown_name(persona.like.text, known)});
        } else {
            persona.rules = model->rules;
        }
    }
}

const std::string& name_of(LevelUpChoice choice) { return kChoices[static_cast<std::size_t>(choice)]; }

std::string level_ups_text(const std::vector<LevelUpChoice>& choices) {
    std::string text;
    for (const LevelUpChoice choice : choices) {
        text += (text.empty() ? "" : "-") + name_of(choice);
    }
    return text;
}

std::vector<LevelUpChoice> parse_level_ups(std::string_view text) {
    std::vector<LevelUpChoice> choices;
    while (true) {
        const std::size_t end = std::min(text.find('-'), text.size());
        const std::string name(text.substr(0, end));
        const auto* const found = std::find(std::begin(kChoices), std::end(kChoices), name);
        if (found == std::end(kChoices)) {
            throw InputError(unknown_name(name, kChoices));
        }
        choices.push_back(static_cast<LevelUpChoice>(found - std::begin(kChoices)));
        if (choices.size() > kMaxLevelUpChoices) {
            throw InputError("more than " + std::to_string(kMaxLevelUpChoices) + " choices");
        }
        if (end == text.size()) {
            return choices;
        }
        text.remove_prefix(end + 1);
    }
}

std::string canonical_text(const PersonaText& persona) {
    std::string text =
        "mistakes " + std::to_string(persona.mistakes) + "\nlevel_up " + level_ups_text(persona.level_up);
    for (const RuleText& rule : persona.rules) {
        text += "\nwhen " + rule.when.text + "\ndo " + rule.action.text;
        for (const SitedText& argument : rule.arguments) {
            text += " " + argument.name + "=" + argument.text;
        }
    }
    return text + '\n';
}

}  // namespace rogsim
