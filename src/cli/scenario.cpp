#include "cli/scenario.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "rogsim/core/error.hpp"
#include "rogsim/json/parse.hpp"
#include "rogsim/json/reader.hpp"
#include "rogsim/tables/builtin.hpp"
#include "rogsim/tables/files.hpp"
#include "rogsim/tables/overrides.hpp"

namespace rogsim {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFolder = "scenarios";
constexpr std::string_view kEnding = ".json";

std::string_view name_of(const OptionRow& row) { return std::string_view(row.name).substr(2); }

bool belongs(const OptionRow& row) {
    const std::string_view group = row.group;
    return (row.commands & kForRun) != 0 && !group.empty() && group != "Help" && name_of(row) != "scenario";
}

// A folder of tables stands beside the scenario.
std::string tables_of(const ScenarioText& scenario, const std::string& value) {
    const std::vector<std::string> names = builtin_rulesets();
    const bool builtin = std::find(names.begin(), names.end(), value) != names.end();
    return builtin || scenario.folder.empty() ? value : (fs::path(scenario.folder) / value).string();
}

// Gives a value to an option as the command line would; what is wrong with it becomes a fault of the place.
void set_value(const ScenarioText& scenario, const OptionRow& row, const json::Place& place, Options& options) {
    const json::Node& node = *place.node;
    if (node.kind != json::Kind::text && node.kind != json::Kind::number) {
        json::add_fault(place, "must be a text or a number, is " + json::described(node));
        return;
    }
    const bool is_tables = name_of(row) == "tables";
    try {
        row.set(options, is_tables ? tables_of(scenario, node.text) : node.text);
    } catch (const InputError& error) {
        const std::string text = error.what();
        const std::string prefix = std::string(row.name) + ": ";
        json::add_fault(place, text.starts_with(prefix) ? text.substr(prefix.size()) : text);
    }
}

void set_flag(const OptionRow& row, const json::Place& place, Options& options) {
    if (place.node->kind != json::Kind::boolean) {
        json::add_fault(place, "must be true or false, is " + json::described(*place.node));
    } else if (place.node->truth) {
        row.set(options, {});
    }
}

// "set": {"monsters/troll/hp": 20}; the command line's own stand behind, so that they hold.
void set_overrides(const json::Place& place, Options& options) {
    std::vector<json::Override> overrides;
    for (const json::Place& number : json::members(place)) {
        const json::Node& node = *number.node;
        if (node.kind != json::Kind::number && node.kind != json::Kind::text) {
            json::add_fault(number, "must be a number, is " + json::described(node));
            continue;
        }
        overrides.push_back({node.key, node.text, place.file + ":" + std::to_string(node.line) + ": /set/"});
    }
    options.plan.overrides.insert(options.plan.overrides.begin(), overrides.begin(), overrides.end());
}

void apply_row(const ScenarioText& scenario, const OptionRow& row, const json::Place& place, Options& options) {
    if (name_of(row) == "set") {
        set_overrides(place, options);
    } else if (row.value[0] == '\0') {
        set_flag(row, place, options);
    } else if (row.repeatable && place.node->kind == json::Kind::list) {
        for (const json::Place& element : json::elements(place)) {
            set_value(scenario, row, element, options);
        }
    } else {
        set_value(scenario, row, place, options);
    }
}

// Reads it with `read`, and throws what was found wrong.
template <class Read>
void read_scenario(const ScenarioText& scenario, const Read& read) {
    json::Reading reading;
    const std::optional<json::Node> root = json::parse(scenario.shown, scenario.text, reading.faults);
    if (root) {
        std::optional<json::Object> object =
            json::open_object(json::root_place(reading, scenario.shown, "scenario", *root));
        if (object) {
            read(*object);
        }
    }
    json::throw_faults(reading.faults);
}

}  // namespace

std::vector<std::string> builtin_scenarios() {
    std::vector<std::string> names;
    for (const BuiltinFile& file : builtin_files()) {
        if (file.ruleset == kFolder) {
            names.emplace_back(file.file.substr(0, file.file.size() - kEnding.size()));
        }
    }
    return names;
}

ScenarioText find_scenario(const std::string& file_or_name) {
    for (const BuiltinFile& file : builtin_files()) {
        if (file.ruleset == kFolder && file.file == file_or_name + std::string(kEnding)) {
            return {"built-in " + std::string(kFolder) + "/" + std::string(file.file), "", std::string(file.text)};
        }
    }
    std::error_code error;
    if (fs::exists(file_or_name, error)) {
        return {file_or_name, fs::path(file_or_name).parent_path().string(), read_start(file_or_name)};
    }
    const std::vector<std::string> names = builtin_scenarios();
    const std::string nearest = nearest_name(file_or_name, names);
    throw InputError("--scenario: " + in_quotes(file_or_name) + " is neither a file nor a built-in scenario; " +
                     (nearest.empty() ? "built in: " + listed(names) : "did you mean " + in_quotes(nearest) + "?"));
}

std::string about_scenario(const ScenarioText& scenario) {
    std::string about;
    read_scenario(scenario, [&](json::Object& object) {
        const json::Place place = json::member(object, "about");
        if (place.node != nullptr) {
            json::read_text(place, about);
        }
    });
    return about;
}

void apply_scenario(const ScenarioText& scenario, unsigned command_bit,
                    const std::function<bool(const OptionRow&)>& given, Options& options) {
    read_scenario(scenario, [&](json::Object& object) {
        const json::Place about = json::member(object, "about");
        std::string text;
        if (about.node != nullptr) {
            json::read_text(about, text);
        }
        Options passed_over;  // what the command line decides is checked all the same
        for (const OptionRow& row : option_rows()) {
            if (!belongs(row)) {
                continue;
            }
            const json::Place place = json::member(object, name_of(row));
            if (place.node != nullptr) {
                const bool counts = (row.commands & command_bit) != 0 && (name_of(row) == "set" || !given(row));
                apply_row(scenario, row, place, counts ? options : passed_over);
            }
        }
        json::refuse_unknown(object);
    });
}

}  // namespace rogsim
