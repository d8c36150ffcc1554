#include <fmt/core.h>

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/plan_of.hpp"
#include "cli/scenario.hpp"
#include "rogsim/bots/actions.hpp"
#include "rogsim/bots/conditions.hpp"
#include "rogsim/bots/persona.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/metrics/metrics.hpp"

namespace rogsim {
namespace {

// A name with its unit and one line.
struct Entry {
    std::string name;
    std::string unit;
    std::string summary;
};

std::string as_text(const std::vector<Entry>& entries) {
    std::size_t names = 0;
    std::size_t units = 0;
    for (const Entry& entry : entries) {
        names = std::max(names, entry.name.size());
        units = std::max(units, entry.unit.size());
    }
    std::string text;
    for (const Entry& entry : entries) {
        const std::string unit = units > 0 ? fmt::format("  {:<{}}", entry.unit, units) : "";
        text += fmt::format("{:<{}}{}  {}\n", entry.name, names, unit, entry.summary);
    }
    return text;
}

std::string rule_text(const RuleText& rule) {
    std::string text = rule.action.text;
    for (const SitedText& argument : rule.arguments) {
        text += fmt::format(" {} {}", argument.name, argument.text);
    }
    if (!rule.when.text.empty()) {
        text += "  when " + rule.when.text;
    }
    return rule.note.empty() ? text : text + "  (" + rule.note + ")";
}

// Each with its rules, the first that holds and is possible being done.
std::string list_personas(const Options& options) {
    const Plan plan = plan_of(options.plan);
    std::string text;
    for (const PersonaText& persona : plan.rules.personas) {
        text += fmt::format("{}{}: {}\n", text.empty() ? "" : "\n", persona.id, persona.summary);
        text += fmt::format("  level-up {}, mistakes {} %\n", level_ups_text(persona.level_up), persona.mistakes);
        int number = 0;
        for (const RuleText& rule : persona.rules) {
            text += fmt::format("  {:>2}. {}\n", ++number, rule_text(rule));
        }
    }
    return text;
}

std::string list_metrics(const Options& options) {
    const Plan plan = plan_of(options.plan);
    std::vector<Entry> entries;
    for (const MetricColumn& column : metric_columns(plan.rules)) {
        entries.push_back({column.name, column.metric->unit, column.metric->summary});
    }
    return as_text(entries);
}

std::string list_rulesets(const Options&) {
    std::vector<Entry> entries;
    for (const std::string& name : builtin_rulesets()) {
        const Ruleset rules = load_ruleset({name, {}});
        entries.push_back(
            {name, "", fmt::format("{} kinds of monsters, {} of items", rules.monsters.size(), rules.items.size())});
    }
    return as_text(entries);
}

std::string list_scenarios(const Options&) {
    std::vector<Entry> entries;
    for (const std::string& name : builtin_scenarios()) {
        entries.push_back({name, "", about_scenario(find_scenario(name))});
    }
    return as_text(entries);
}

std::string list_conditions(const Options&) {
    std::vector<Entry> entries;
    for (const Condition& condition : conditions()) {
        entries.push_back({condition.name, condition.unit, condition.summary});
    }
    return as_text(entries);
}

std::string list_actions(const Options&) {
    std::vector<Entry> entries;
    for (const ActionRow& action : action_rows()) {
        entries.push_back({action.name, "", action.summary});
        for (const ArgumentRow& argument : action.arguments) {
            entries.push_back({std::string("  ") + argument.name, "",
                               std::string(argument.summary) + (argument.needed ? "" : " (optional)")});
        }
    }
    return as_text(entries);
}

struct Listing {
    const char* name;
    std::string (*text)(const Options& options);
};

constexpr Listing kListings[] = {
    {"personas", list_personas},   {"metrics", list_metrics},       {"rulesets", list_rulesets},
    {"scenarios", list_scenarios}, {"conditions", list_conditions}, {"actions", list_actions},
};

}  // namespace

int run_list(const Options& options) {
    std::vector<std::string> known;
    for (const Listing& listing : kListings) {
        if (options.words[0] == listing.name) {
            write_standard_output(listing.text(options));
            return 0;
        }
        known.emplace_back(listing.name);
    }
    throw InputError("list: " + unknown_name(options.words[0], known));
}

}  // namespace rogsim
