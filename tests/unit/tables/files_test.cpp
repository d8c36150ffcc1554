#include "rogsim/tables/files.hpp"

#include <filesystem>
#include <fstream>
#include <memory>

#include "rogsim/json/parse.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/ruleset_text.hpp"

using namespace rogsim;
namespace fs = std::filesystem;

namespace {

void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

// A folder with part 13's tables, removed in the end.
struct Folder {
    fs::path path;

    explicit Folder(const std::string& name) : path(fs::temp_directory_path() / ("rogsim_files_test_" + name)) {
        fs::remove_all(path);
        fs::create_directories(path);
        for (const TableText& table : part13_text().tables) {
            write(path / table.name, table.text);
        }
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
};

std::string fault_of(const std::string& tables) {
    try {
        load_ruleset({tables, {}});
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a folder is read like a built-in ruleset, other files aside") {
    const Folder folder("plain");
    write(folder.path / "notes.txt", "{");
    write(folder.path / ".#monsters.json", "{");
    CHECK(canonical_text(load_tables({folder.path.string(), {}})) == canonical_text(load_tables({"tcod-part13", {}})));
    CHECK(canonical_text(load_tables({folder.path.string() + "/", {}})) ==
          canonical_text(load_tables({"tcod-part13", {}})));
}

TEST_CASE("faults name the files of the folder") {
    const Folder folder("faulty");
    const std::string shown = folder.path.string();
    fs::remove(folder.path / "map.json");
    write(folder.path / "itens.json", "{}");
    std::string monsters = text_of(*std::make_unique<RulesetText>(part13_text()), "monsters.json");
    monsters.replace(monsters.find("16"), 2, "-5");
    write(folder.path / "monsters.json", monsters);
    CHECK(fault_of(shown) == shown + "/itens.json: \"itens.json\" is not known; did you mean \"items.json\"?\n" +
                                 shown + ": map.json is missing\n" + shown +
                                 "/monsters.json:3: /troll/hp: -5 is out of range; allowed: 1..1000000");
}

TEST_CASE("a file that is too large is a fault and is not read whole") {
    const Folder folder("large");
    write(folder.path / "map.json", std::string(json::kMaxBytes + 5, ' '));
    CHECK(fault_of(folder.path.string()) == (folder.path / "map.json").string() + ": larger than 1048576 bytes");
    CHECK(text_of(*std::make_unique<RulesetText>(read_ruleset_folder(folder.path.string())), "map.json").size() ==
          json::kMaxBytes + 1);
}

TEST_CASE("an empty folder lacks every table") {
    const Folder folder("empty");
    fs::remove_all(folder.path);
    fs::create_directories(folder.path);
    const std::string shown = folder.path.string();
    CHECK(fault_of(shown) == shown + ": rules.json is missing\n" + shown + ": map.json is missing\n" + shown +
                                 ": monsters.json is missing\n" + shown + ": items.json is missing\n" + shown +
                                 ": spawns.json is missing\n" + shown + ": hero.json is missing");
}

TEST_CASE("what cannot be read at all is an IoError") {
    const Folder folder("odd");
    fs::remove(folder.path / "map.json");
    fs::create_directories(folder.path / "map.json");
    CHECK_THROWS_AS(load_ruleset({folder.path.string(), {}}), IoError);
    CHECK_THROWS_AS(read_ruleset_folder((folder.path / "nowhere").string()), IoError);
}

TEST_CASE("a name that is neither built in nor a folder is a fault") {
    CHECK(fault_of("tcod-prat13") ==
          "\"tcod-prat13\" is neither a built-in ruleset nor a folder; did you mean \"tcod-part13\"?");
    CHECK(fault_of("nethack") ==
          "\"nethack\" is neither a built-in ruleset nor a folder; built in: tcod-part12, tcod-part13");
    CHECK(fault_of("") == "\"\" is neither a built-in ruleset nor a folder; built in: tcod-part12, tcod-part13");
    // Compiled in as well, but no rulesets; from the root of the repository they are folders.
    CHECK(builtin_rulesets() == std::vector<std::string>{"tcod-part12", "tcod-part13"});
}
