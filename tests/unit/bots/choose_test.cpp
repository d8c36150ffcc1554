#include "rogsim/bots/choose.hpp"

#include <algorithm>

#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

const auto kAnyone = [](ActorId) { return true; };

ActorId chosen(Scene& scene, std::string_view name) {
    INFO(name);
    const auto rule =
        std::find_if(choice_rules().begin(), choice_rules().end(), [&](const ChoiceRule& r) { return r.name == name; });
    REQUIRE(rule != choice_rules().end());
    return choose(scene.turn(), *rule, kAnyone);
}

}  // namespace

TEST_CASE("each rule of choice has its own favourite") {
    Scene scene("o.o@.T..o");
    scene.hp(1) = 4;   // an orc: one blow
    scene.hp(2) = 30;  // beside the hero
    scene.hp(3) = 3;   // the troll: one blow, and it hits harder
    scene.hp(4) = 5;   // an orc: two blows
    CHECK(chosen(scene, "weakest") == 3);
    CHECK(chosen(scene, "strongest") == 2);
    CHECK(chosen(scene, "quickest") == 3);
    CHECK(chosen(scene, "deadliest") == 3);
    CHECK(chosen(scene, "nearest") == 2);
    scene.hp(3) = 6;  // two blows
    CHECK(chosen(scene, "weakest") == 1);
    CHECK(chosen(scene, "quickest") == 1);
    kill(scene, 3);
    CHECK(chosen(scene, "deadliest") == 2);  // all orcs hit alike: the one with the most HP
}

TEST_CASE("who cannot be hurt is the last to be struck quickly") {
    Scene scene("o@T", "methodical", {{"monsters/orc/defence", "4"}});
    scene.hp(1) = 1;
    CHECK(chosen(scene, "quickest") == 2);
    CHECK(chosen(scene, "weakest") == 1);
}

TEST_CASE("ties go to the smaller x, then the smaller y, whoever came first") {
    Scene scene(R"(
        ..o
        .@.
        o.o)");
    for (const ChoiceRule& rule : choice_rules()) {
        CAPTURE(rule.name);
        CHECK(chosen(scene, rule.name) == 2);
    }
    kill(scene, 2);
    for (const ChoiceRule& rule : choice_rules()) {
        CAPTURE(rule.name);
        CHECK(chosen(scene, rule.name) == 1);
    }
}

TEST_CASE("only those that are allowed are chosen, or nobody") {
    Scene scene("o@o");
    const HeroTurn turn = scene.turn();
    CHECK(choose(turn, choice_rules()[0], [](ActorId who) { return who == 2; }) == 2);
    CHECK(choose(turn, choice_rules()[0], [](ActorId) { return false; }) == kHero);
}
