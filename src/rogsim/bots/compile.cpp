#include <algorithm>
#include <charconv>
#include <memory>

#include "rogsim/bots/conditions.hpp"
#include "rogsim/bots/persona.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/expr/parse.hpp"
#include "rogsim/json/faults.hpp"

namespace rogsim {
namespace {

const std::string kEffects[] = {"heal", "lightning", "fireball", "confusion"};

template <class Rows>
std::vector<std::string> names_of(const Rows& rows) {
    std::vector<std::string> names;
    for (const auto& row : rows) {
        names.emplace_back(row.name);
    }
    return names;
}

template <class Rows>
auto find_row(const Rows& rows, const std::string& name) {
    return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; });
}

void add_fault(json::Faults& faults, const Site& site, const std::string& text) {
    json::add_fault(faults, {site.file, site.line, site.pointer + ": " + text});
}

void compile_when(const SitedText& when, PersonaRule& rule, json::Faults& faults) {
    rule.site = when.site;
    rule.always = when.text.empty();
    if (rule.always) {
        return;
    }
    try {
        rule.when = parse_formula(when.text, names_of(conditions()));
    } catch (const FormulaFault& fault) {
        add_fault(faults, when.site, fault.text + "\n" + with_caret(when.text, fault.column));
    }
}

void read_item(const SitedText& from, const Ruleset& rules, RuleArguments& to, json::Faults& faults) {
    const auto* const effect = std::find(std::begin(kEffects), std::end(kEffects), from.text);
    if (effect != std::end(kEffects)) {
        to.effect = static_cast<ItemEffect>(1 + (effect - std::begin(kEffects)));
        return;
    }
    std::vector<std::string> known(std::begin(kEffects), std::end(kEffects));
    for (std::size_t kind = 0; kind < rules.items.size(); ++kind) {
        const ItemKind& item = rules.items[kind];
        if (item.effect != ItemEffect::none) {
            known.push_back(item.id);
        }
        if (item.id == from.text && item.effect != ItemEffect::none) {
            to.item_kind = static_cast<int>(kind);
            return;
        }
    }
    add_fault(faults, from.site, unknown_name(from.text, known));
}

void read_argument(const SitedText& from, const ArgumentRow& row, const Ruleset& rules, RuleArguments& to,
                   json::Faults& faults) {
    if (row.kind == ArgumentKind::item) {
        read_item(from, rules, to, faults);
    } else if (row.kind == ArgumentKind::choice) {
        const auto found = find_row(choice_rules(), from.text);
        if (found == choice_rules().end()) {
            add_fault(faults, from.site, unknown_name(from.text, names_of(choice_rules())));
        } else {
            to.choose = &*found;
        }
    } else {
        const char* const end = from.text.data() + from.text.size();
        std::int32_t number = 0;
        const auto [rest, error] = std::from_chars(from.text.data(), end, number);
        if (error != std::errc() || rest != end || number < 0 || number > kMaxMapSide) {
            add_fault(
                faults, from.site,
                in_quotes(from.text) + " is not allowed; allowed: whole numbers 0 to " + std::to_string(kMaxMapSide));
        } else {
            to.*row.number = number;
        }
    }
}

void read_arguments(const RuleText& text, const Ruleset& rules, PersonaRule& rule, json::Faults& faults) {
    const std::span<const ArgumentRow> rows = rule.action->arguments;
    for (const SitedText& argument : text.arguments) {
        const auto row = find_row(rows, argument.name);
        if (row == rows.end()) {
            std::vector<std::string> allowed = names_of(rows);
            allowed.insert(allowed.end(), {"when", "note"});
            add_fault(faults, argument.site,
                      rows.empty() && nearest_name(argument.name, allowed).empty()
                          ? in_quotes(rule.action->name) + " takes no " + in_quotes(argument.name)
                          : unknown_name(argument.name, allowed));
        } else {
            read_argument(argument, *row, rules, rule.arguments, faults);
        }
    }
    for (const ArgumentRow& row : rows) {
        const bool given = std::any_of(text.arguments.begin(), text.arguments.end(),
                                       [&](const SitedText& argument) { return argument.name == row.name; });
        if (row.needed && !given) {
            add_fault(faults, text.action.site,
                      in_quotes(rule.action->name) + " needs " + in_quotes(row.name) + ": " + row.summary);
        }
    }
    if (rule.arguments.choose == nullptr) {
        const char* const usual = rule.action->doing == Doing::use ? "deadliest" : "weakest";
        rule.arguments.choose = &*find_row(choice_rules(), usual);
    }
}

Persona compile(const PersonaText& text, const Ruleset& rules, json::Faults& faults) {
    Persona persona{text.id, {}, text.mistakes};
    for (const RuleText& from : text.rules) {
        PersonaRule& rule = persona.rules.emplace_back();
        compile_when(from.when, rule, faults);
        const auto row = find_row(action_rows(), from.action.text);
        if (row == action_rows().end()) {
            add_fault(faults, from.action.site, unknown_name(from.action.text, names_of(action_rows())));
            continue;
        }
        rule.action = &*row;
        read_arguments(from, rules, rule, faults);
    }
    return persona;
}

}  // namespace

Persona compile_persona(const PersonaText& text, const Ruleset& rules) {
    json::Faults faults;
    Persona persona = compile(text, rules, faults);
    json::throw_faults(faults);
    return persona;
}

const PersonaText& persona_named(const Ruleset& rules, const std::string& id) {
    const auto found = std::find_if(rules.personas.begin(), rules.personas.end(),
                                    [&](const PersonaText& persona) { return persona.id == id; });
    if (found == rules.personas.end()) {
        std::vector<std::string> known;
        for (const PersonaText& persona : rules.personas) {
            known.push_back(persona.id);
        }
        throw InputError("--persona: " + unknown_name(id, known));
    }
    return *found;
}

void check_personas(const Ruleset& rules) {
    json::Faults faults;
    for (const PersonaText& persona : rules.personas) {
        compile(persona, rules, faults);
    }
    json::throw_faults(faults);
}

Brain brain_of(const PersonaText& text, const Ruleset& rules) {
    return {decide_by_rules, std::make_shared<const Persona>(compile_persona(text, rules)), text.level_up};
}

}  // namespace rogsim
