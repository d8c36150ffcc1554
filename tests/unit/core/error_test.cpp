#include "rogsim/core/error.hpp"

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("the nearest name is found through a typo of each kind") {
    const std::vector<std::string> names{"orc", "troll", "strength", "defence"};
    CHECK(nearest_name("trol", names) == "troll");         // left out
    CHECK(nearest_name("trolll", names) == "troll");       // too many
    CHECK(nearest_name("trull", names) == "troll");        // another letter
    CHECK(nearest_name("strenght", names) == "strength");  // swapped
    CHECK(nearest_name("TROLL", names) == "troll");        // capitals
    CHECK(nearest_name("defense", names) == "defence");
    CHECK(nearest_name("dragon", names).empty());
    CHECK(nearest_name("", names).empty());
    CHECK(nearest_name("orc", std::vector<std::string>{}).empty());
}

TEST_CASE("a swap of neighbours counts once") {
    // Two replacements would be too many for three letters.
    CHECK(nearest_name("ocr", std::vector<std::string>{"orc"}) == "orc");
    CHECK(nearest_name("cro", std::vector<std::string>{"orc"}).empty());
}

TEST_CASE("of equally near names the first is taken") {
    CHECK(nearest_name("bat", std::vector<std::string>{"cat", "rat"}) == "cat");
    CHECK(nearest_name("bat", std::vector<std::string>{"rat", "cat"}) == "rat");
}

TEST_CASE("an unknown name is answered with the nearest, else with all") {
    const std::vector<std::string> names{"hp", "power"};
    CHECK(unknown_name("pover", names) == "\"pover\" is not known; did you mean \"power\"?");
    CHECK(unknown_name("speed", names) == "\"speed\" is not known; allowed: hp, power");
    CHECK(unknown_name("x", std::vector<std::string>{}) == "\"x\" is not known; nothing is allowed here");
}

TEST_CASE("a long list is cut and says by how much") {
    std::vector<std::string> names;
    for (int i = 0; i < 13; ++i) {
        names.push_back(std::to_string(i));
    }
    CHECK(listed(names) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12");
    names.push_back("13");
    CHECK(listed(names) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ... and 2 more");
    CHECK(listed(std::vector<std::string>{}).empty());
}

TEST_CASE("the user's text is quoted on one line, without control characters, and cut between characters") {
    CHECK(in_quotes("troll") == "\"troll\"");
    CHECK(in_quotes("a\nb\tc\"d\\e\x1b[1m") == "\"a\\nb\\tc\\\"d\\\\e\\x1b[1m\"");
    CHECK(in_quotes(std::string(60, 'x')) == "\"" + std::string(60, 'x') + "\"");
    CHECK(in_quotes(std::string(61, 'x')) == "\"" + std::string(60, 'x') + "...\"");
    CHECK(in_quotes(std::string(59, 'x') + "\xc3\xa9") == "\"" + std::string(59, 'x') + "...\"");
    CHECK(in_quotes("\xc3\xa9") == "\"\xc3\xa9\"");
}
