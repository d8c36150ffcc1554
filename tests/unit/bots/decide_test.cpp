// How a list of rules decides.
#include <cmath>

#include "rogsim/core/error.hpp"
#include "rogsim/game/play.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scenes.hpp"

using namespace rogsim;

namespace {

// Where a run is refused while it plays.
std::string fault_of(Scene& scene) {
    try {
        scene.decide();
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("the first rule that holds and is possible is followed") {
    Scene scene("@..>");
    play_by(scene, {{"hp < 30", "wait"}, {"", "attack"}, {"hp == 30", "descend"}, {"", "wait"}});
    CHECK(scene.decide().doing == Doing::descend);
    scene.hp() = 29;
    CHECK(scene.decide().doing == Doing::wait);
}

TEST_CASE("a condition holds when it is not 0") {
    Scene scene("@..>");
    play_by(scene, {{"hp - 30", "descend"}});
    CHECK(scene.decide().doing == Doing::wait);
    scene.hp() = 28;
    CHECK(scene.decide().doing == Doing::descend);
}

TEST_CASE("without a rule a turn is waited, and turns waited are counted until something is done") {
    Scene scene("@..>");
    play_by(scene, {{"waited == 2", "descend"}});
    for (const int waited : {1, 2, 0, 1, 2, 0}) {
        const Action action = scene.decide();
        CHECK((action.verb == Verb::wait) == (waited != 0));
        CHECK(scene.memory->waited == waited);
    }
}

TEST_CASE("mistakes are random steps in so many percent of the turns") {
    constexpr int kTurns = 8000;
    for (const std::int32_t percent : {0, 1, 30, 100}) {
        CAPTURE(percent);
        Scene scene("@..>");
        play_by(scene, {{"", "descend"}}, percent);
        int mistakes = 0;
        for (int i = 0; i < kTurns; ++i) {
            const Action action = scene.decide();
            mistakes += action.doing == Doing::mistake ? 1 : 0;
            CHECK((action.doing == Doing::mistake || action.doing == Doing::descend));
            if (action.doing == Doing::mistake) {
                CHECK(action.verb == Verb::bump);
                CHECK((action.dx != 0 || action.dy != 0));
            }
            scene.memory->errand = Errand::none;
        }
        const double share = percent / 100.0;
        CHECK(std::abs(mistakes - kTurns * share) <= 4 * std::sqrt(kTurns * share * (1 - share)));
    }
}

TEST_CASE("who errs does so by the floor's own stream: the same in every play, another in every run and floor") {
    const auto steps = [](std::uint64_t seed, std::uint64_t run, std::int32_t floor) {
        Scene scene("@..>");
        play_by(scene, {{"", "wait"}}, 100);
        scene.world.streams.seed = seed;
        scene.world.streams.run = run;
        scene.world.floor = floor;
        std::string text;
        for (int i = 0; i < 30; ++i) {
            const Action action = scene.decide();
            text += std::to_string(action.dx) + "," + std::to_string(action.dy) + " ";
        }
        return text;
    };
    CHECK(steps(1, 0, 1) == steps(1, 0, 1));
    CHECK(steps(1, 0, 1) != steps(2, 0, 1));
    CHECK(steps(1, 0, 1) != steps(1, 1, 1));
    CHECK(steps(1, 0, 1) != steps(1, 0, 2));
}

TEST_CASE("a fault of a formula ends the program with its place, its situation and a caret") {
    Scene scene("@..>");
    scene.world.streams.run = 7;
    scene.world.floor = 3;
    scene.world.counts.turns = 21;
    play_by(scene, {{"hp < 0", "wait"}, {"hp / (hp - 30) > 1", "wait"}, {"", "descend"}});
    CHECK(fault_of(scene) ==
          "x.json:2: /tested/rules/1/when: division by zero in run 7, floor 3, turn 21\n"
          "    hp / (hp - 30) > 1\n"
          "       ^");
    scene.hp() = 29;
    CHECK(fault_of(scene).empty());
    play_by(scene, {{"hp > 0 and 9223372036854775807 + hp > 0", "wait"}});
    CHECK(fault_of(scene) ==
          "x.json:1: /tested/rules/0/when: overflow in run 7, floor 3, turn 21\n"
          "    hp > 0 and 9223372036854775807 + hp > 0\n"
          "                                   ^");
}

TEST_CASE("a rule is not asked when one before it is followed") {
    Scene scene("@..>");
    play_by(scene, {{"hp == 30", "descend"}, {"1 / 0", "wait"}});
    CHECK(scene.decide().doing == Doing::descend);
    scene.hp() = 29;
    CHECK(!fault_of(scene).empty());
}
