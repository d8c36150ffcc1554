#include "rogsim/tables/files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "rogsim/core/error.hpp"
#include "rogsim/json/parse.hpp"
#include "rogsim/tables/builtin.hpp"
#include "rogsim/tables/load.hpp"

namespace rogsim {
namespace {

namespace fs = std::filesystem;

// What all rulesets share.
constexpr std::string_view kShared = "tables";

bool is_ruleset(std::string_view folder) { return folder != "scenarios" && folder != "schemas" && folder != kShared; }

bool is_table(const fs::path& path) { return path.extension() == ".json" && path.filename().string().front() != '.'; }

RulesetText builtin_text(const std::string& name) {
    RulesetText text;
    text.shown = "built-in " + name;
    for (const BuiltinFile& file : builtin_files()) {
        if (file.ruleset == name) {
            text.tables.push_back(
                {std::string(file.file), text.shown + "/" + std::string(file.file), std::string(file.text)});
        }
    }
    return text;
}

}  // namespace

std::string read_start(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text(json::kMaxBytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || (file.fail() && !file.eof())) {
        throw IoError(path + ": cannot be read");
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

std::vector<std::string> table_names() {
    return {"hero.json", "items.json", "map.json", "monsters.json", "personas.json", "rules.json", "spawns.json"};
}

std::vector<std::string> builtin_rulesets() {
    std::vector<std::string> names;
    for (const BuiltinFile& file : builtin_files()) {
        if (is_ruleset(file.ruleset) && std::find(names.begin(), names.end(), file.ruleset) == names.end()) {
            names.emplace_back(file.ruleset);
        }
    }
    return names;
}

RulesetText builtin_personas() { return builtin_text(std::string(kShared)); }

RulesetText read_ruleset_folder(const std::string& folder) {
    RulesetText text;
    text.shown = folder;
    std::error_code error;
    std::vector<fs::path> paths;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (is_table(it->path())) {
            paths.push_back(it->path());
        }
    }
    if (error) {
        throw IoError(folder + ": cannot be read: " + error.message());
    }
    std::sort(paths.begin(), paths.end());
    const std::vector<std::string> names = table_names();
    for (const fs::path& path : paths) {
        const std::string name = path.filename().string();
        const bool known = std::find(names.begin(), names.end(), name) != names.end();
        if (known && !fs::is_regular_file(path, error)) {
            throw IoError(path.string() + ": not a file");
        }
        text.tables.push_back({name, path.string(), known ? read_start(path.string()) : ""});
    }
    return text;
}

RulesetText find_ruleset(const std::string& name_or_folder) {
    const std::vector<std::string> names = builtin_rulesets();
    if (std::find(names.begin(), names.end(), name_or_folder) != names.end()) {
        return builtin_text(name_or_folder);
    }
    std::error_code error;
    if (fs::is_directory(name_or_folder, error)) {
        return read_ruleset_folder(name_or_folder);
    }
    const std::string nearest = nearest_name(name_or_folder, names);
    throw InputError(in_quotes(name_or_folder) + " is neither a built-in ruleset nor a folder; " +
                     (nearest.empty() ? "built in: " + listed(names) : "did you mean " + in_quotes(nearest) + "?"));
}

}  // namespace rogsim
