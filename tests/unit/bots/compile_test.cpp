// From a persona's words to rules, and what is said of words that mean nothing.
#include <algorithm>

#include "rogsim/bots/persona.hpp"
#include "rogsim/core/error.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

Persona compiled(const std::vector<RuleWords>& rules) { return compile_persona(persona_of(rules), load_ruleset({})); }

std::string fault_of(const std::vector<RuleWords>& rules) {
    try {
        compiled(rules);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a rule keeps its place, its formula and its action") {
    const Persona persona = compiled({{"hp < 3", "wait"}, {"", "explore"}});
    REQUIRE(persona.rules.size() == 2);
    CHECK(persona.id == "tested");
    CHECK(!persona.rules[0].always);
    CHECK(persona.rules[0].when.source == "hp < 3");
    CHECK(std::string(persona.rules[0].action->name) == "wait");
    CHECK(persona.rules[0].site.file == "x.json");
    CHECK(persona.rules[0].site.line == 1);
    CHECK(persona.rules[0].site.pointer == "/tested/rules/0/when");
    CHECK(persona.rules[1].always);
    CHECK(persona.rules[1].site.line == 2);
}

TEST_CASE("arguments have usual values, which a rule can change") {
    const Persona usual = compiled({{"", "take_cover"}, {"", "attack"}, {"", "use", {{"item", "heal"}}}});
    CHECK(usual.rules[0].arguments.within == 8);
    CHECK(usual.rules[0].arguments.open == 3);
    CHECK(std::string(usual.rules[1].arguments.choose->name) == "weakest");
    CHECK(std::string(usual.rules[2].arguments.choose->name) == "deadliest");
    CHECK(usual.rules[2].arguments.effect == ItemEffect::heal);
    CHECK(usual.rules[2].arguments.item_kind == kNone);
    const Persona changed = compiled({{"", "take_cover", {{"within", "0"}, {"open", "256"}}},
                                      {"", "attack", {{"choose", "nearest"}}},
                                      {"", "use", {{"choose", "strongest"}, {"item", "fireball_scroll"}}}});
    CHECK(changed.rules[0].arguments.within == 0);
    CHECK(changed.rules[0].arguments.open == 256);
    CHECK(std::string(changed.rules[1].arguments.choose->name) == "nearest");
    CHECK(std::string(changed.rules[2].arguments.choose->name) == "strongest");
    CHECK(changed.rules[2].arguments.effect == ItemEffect::none);
    CHECK(changed.rules[2].arguments.item_kind == 3);
}

TEST_CASE("each effect can be asked for by its name") {
    const std::pair<const char*, ItemEffect> effects[] = {{"heal", ItemEffect::heal},
                                                          {"lightning", ItemEffect::lightning},
                                                          {"fireball", ItemEffect::fireball},
                                                          {"confusion", ItemEffect::confusion}};
    for (const auto& [name, effect] : effects) {
        CAPTURE(name);
        CHECK(compiled({{"", "use", {{"item", name}}}}).rules[0].arguments.effect == effect);
    }
}

TEST_CASE("a condition that is no formula is shown with a caret") {
    CHECK(fault_of({{"hp < 3 and visble > 0", "wait"}}) ==
          "x.json:1: /tested/rules/0/when: \"visble\" is not known; did you mean \"visible\"?\n"
          "    hp < 3 and visble > 0\n"
          "               ^");
}

TEST_CASE("unknown words are answered with the nearest") {
    CHECK(fault_of({{"", "atack"}}) ==
          "x.json:1: /tested/rules/0/do: \"atack\" is not known; did you mean \"attack\"?");
    CHECK(fault_of({{"", "attack", {{"chose", "weakest"}}}}) ==
          "x.json:1: /tested/rules/0/chose: \"chose\" is not known; did you mean \"choose\"?");
    CHECK(fault_of({{"", "attack", {{"choose", "weakes"}}}}) ==
          "x.json:1: /tested/rules/0/choose: \"weakes\" is not known; did you mean \"weakest\"?");
    CHECK(fault_of({{"", "use", {{"item", "heall"}}}}) ==
          "x.json:1: /tested/rules/0/item: \"heall\" is not known; did you mean \"heal\"?");
    CHECK(fault_of({{"", "use", {{"item", "lightning_scrol"}}}}) ==
          "x.json:1: /tested/rules/0/item: \"lightning_scrol\" is not known; did you mean \"lightning_scroll\"?");
    CHECK(fault_of({{"", "wait", {{"turns", "3"}}}}) == "x.json:1: /tested/rules/0/turns: \"wait\" takes no \"turns\"");
}

TEST_CASE("what cannot be used is no item to use") {
    const std::string fault = fault_of({{"", "use", {{"item", "sword"}}}});
    CHECK(fault ==
          "x.json:1: /tested/rules/0/item: \"sword\" is not known; allowed: heal, lightning, fireball, "
          "confusion, health_potion, confusion_scroll, lightning_scroll, fireball_scroll");
    CHECK(fault_of({{"", "use"}}).starts_with("x.json:1: /tested/rules/0/do: \"use\" needs \"item\""));
}

TEST_CASE("numbers of arguments are whole and within bounds") {
    for (const char* number : {"-1", "257", "1.5", "x", "", "99999999999", "1 "}) {
        CHECK(fault_of({{"", "take_cover", {{"open", number}}}}) ==
              "x.json:1: /tested/rules/0/open: \"" + std::string(number) +
                  "\" is not allowed; allowed: whole numbers 0 to 256");
    }
}

TEST_CASE("all faults are told, in order of their lines") {
    const std::string fault =
        fault_of({{"hp <", "wait"}, {"", "use"}, {"", "explore"}, {"1 + 1 = 2", "dance", {{"x", "y"}}}});
    CHECK(std::count(fault.begin(), fault.end(), '\n') == 3 + 2 + 2);
    CHECK(fault.find("x.json:1: /tested/rules/0/when: ") == 0);
    CHECK(fault.find("\nx.json:2: /tested/rules/1/do: ") != std::string::npos);
    CHECK(fault.find("\nx.json:4: /tested/rules/3/when: ") != std::string::npos);
    CHECK(fault.find("\nx.json:4: /tested/rules/3/do: \"dance\" is not known; allowed: attack, ") != std::string::npos);
}

TEST_CASE("personas are found by name; a fault in one that does not play is told too") {
    Ruleset rules = load_ruleset({});
    CHECK(persona_named(rules, "diver").id == "diver");
    CHECK_THROWS_WITH(persona_named(rules, "divr"), "--persona: \"divr\" is not known; did you mean \"diver\"?");
    CHECK_NOTHROW(check_personas(rules));
    rules.personas.push_back(persona_of({{"", "wait"}, {"", "dance"}}));
    CHECK_THROWS_AS(check_personas(rules), InputError);
}
