// The players agile, berserker, diver and random, rule by rule: where it is the first that acts, and beside that where
// it is not. prudent and methodical have files of their own.
#include <algorithm>
#include <set>

#include "rogsim/game/perform.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

std::size_t rules_of(const std::string& persona) { return builtin_persona(persona).rules.size(); }

}  // namespace

TEST_CASE("agile plays as prudent and takes agility") {
    const PersonaText agile = builtin_persona("agile");
    const PersonaText prudent = builtin_persona("prudent");
    CHECK(agile.level_up == std::vector{LevelUpChoice::agility});
    CHECK(prudent.level_up == std::vector{LevelUpChoice::strength, LevelUpChoice::constitution});
    PersonaText same = agile;
    same.level_up = prudent.level_up;
    CHECK(canonical_text(same) == canonical_text(prudent));
    CHECK(canonical_text(agile) != canonical_text(prudent));
    Scene scene("@....T");
    scene.carry("lightning_scroll");
    scene.hp() = 6;
    CHECK(rule_taken(scene, "agile") == 2);
    scene.hp() = 7;
    CHECK(rule_taken(scene, "agile") == 9);
}

TEST_CASE("berserker 1: of adjacent monsters the one with the least HP is attacked") {
    REQUIRE(rules_of("berserker") == 4);
    Scene scene("o@T", "berserker");
    CHECK(rule_taken(scene, "berserker") == 1);
    scene.hp(1) = 8;
    scene.hp(2) = 7;
    CHECK(is_bump(scene.decide(), 1, 0));
    scene.hp() = 1;
    scene.carry("health_potion");
    CHECK(rule_taken(scene, "berserker") == 1);
}

TEST_CASE("berserker 2: what is seen is approached") {
    Scene scene("@.!.o", "berserker");
    CHECK(rule_taken(scene, "berserker") == 2);
    CHECK(is_bump(scene.decide(), 1, 0));
    remove(scene.world.explored, square_at(scene.world.level.shape, {3, 0}));
    CHECK(rule_taken(scene, "berserker") == 3);
}

TEST_CASE("berserker 3 and 4: explores, then leaves, and takes no item") {
    Scene scene("@.........!>", "berserker");
    scene.carry("sword");
    CHECK(rule_taken(scene, "berserker") == 3);
    Scene known("@!>", "berserker");
    CHECK(rule_taken(known, "berserker") == 4);
    REQUIRE(act(known.game, known.world, known.decide()));
    CHECK(is_bump(known.decide(), 1, 0));  // past the potion
}

TEST_CASE("diver 1: a potion is drunk below 40 %") {
    REQUIRE(rules_of("diver") == 8);
    Scene scene("@o..>");
    scene.carry("health_potion");
    scene.hp() = 11;
    CHECK(rule_taken(scene, "diver") == 1);
    scene.hp() = 12;
    CHECK(rule_taken(scene, "diver") == 2);
    Scene none("@o..>");
    none.hp() = 11;
    CHECK(rule_taken(none, "diver") == 2);
}

TEST_CASE("diver 2: known stairs are taken, whoever stands around") {
    Scene scene(R"(
        o@o
        .>.)",
                "diver");
    CHECK(rule_taken(scene, "diver") == 2);
    CHECK(is_bump(scene.decide(), 0, 1));
    remove(scene.world.explored, square_at(scene.world.level.shape, {1, 1}));
    CHECK(rule_taken(scene, "diver") == 3);
}

TEST_CASE("diver 3: while the stairs are unknown, who stands beside is attacked, first who falls first") {
    Scene scene("o@T..........>", "diver");
    CHECK(rule_taken(scene, "diver") == 3);
    scene.hp(1) = 8;
    scene.hp(2) = 7;
    CHECK(is_bump(scene.decide(), -1, 0));
    CHECK(rule_taken(Scene("o.@..........>"), "diver") == 7);
}

TEST_CASE("diver 4: lightning strikes who comes") {
    Scene scene("o.@..........>");
    scene.carry("lightning_scroll");
    CHECK(rule_taken(scene, "diver") == 4);
    kill(scene, 1);
    CHECK(rule_taken(scene, "diver") == 7);
}

TEST_CASE("diver 5 and 6: equips and fetches while nobody is seen") {
    Scene scene("!.@..........>");
    CHECK(rule_taken(scene, "diver") == 6);
    scene.carry("sword");
    CHECK(rule_taken(scene, "diver") == 5);
    Scene seen("!.@.o..........>");
    seen.carry("sword");
    CHECK(rule_taken(seen, "diver") == 7);
}

TEST_CASE("diver 7 and 8: explores, and fights on where a monster stands in the only way") {
    CHECK(rule_taken(Scene("@..........>"), "diver") == 7);
    Scene closed("#@..o");  // all is known, and no stairs
    closed.world.level.stairs = {0, 0};
    CHECK(rule_taken(closed, "diver") == 8);
    kill(closed, 1);
    CHECK(rule_taken(closed, "diver") == 0);
}

TEST_CASE("diver walks on to the stairs step by step after a fight in the way") {
    Scene scene("@o...>", "diver");
    scene.hp(1) = 1;
    const Action blow = scene.decide();
    REQUIRE(is_bump(blow, 1, 0));
    REQUIRE(act(scene.game, scene.world, blow));
    REQUIRE(!alive(scene.world, 1));
    for (int x = 1; x <= 5; ++x) {
        REQUIRE(act(scene.game, scene.world, scene.decide()));
        CHECK(position(scene.world, kHero).x == x);
    }
    CHECK(scene.decide().verb == Verb::descend);
}

TEST_CASE("random does all that can be done, wherever it stands") {
    REQUIRE(rules_of("random") == 1);
    Scene scene(R"(
        ...
        .@o
        ...)",
                "random");
    scene.carry("health_potion");
    CHECK(rule_taken(scene, "random") == 1);
    std::set<Verb> verbs;
    std::set<std::pair<int, int>> steps;
    std::set<int> items;
    for (int i = 0; i < 400; ++i) {
        const Action action = scene.decide();
        CHECK(action.doing == Doing::random);
        verbs.insert(action.verb);
        if (action.verb == Verb::bump) {
            steps.insert({action.dx, action.dy});
        } else if (action.verb == Verb::use) {
            items.insert(action.item);
            CHECK(chebyshev(action.target, position(scene.world, kHero)) == 1);
        }
    }
    CHECK(verbs == std::set{Verb::bump, Verb::pick_up, Verb::use, Verb::equip, Verb::descend});
    CHECK(steps.size() == 8);
    CHECK(items == std::set{0, 1, 2});
}

TEST_CASE("the players that come with the program are these") {
    std::vector<std::string> names;
    for (const PersonaText& persona : game_with().rules.personas) {
        names.push_back(persona.id);
        CHECK(!persona.summary.empty());
        CHECK(persona.mistakes == 0);
    }
    CHECK(names == std::vector<std::string>{"methodical", "prudent", "agile", "berserker", "diver", "random"});
}
