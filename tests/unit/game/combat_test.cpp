// Blows, deaths and level-ups (rules 3 and 8).
#include "rogsim/game/combat.hpp"

#include "rogsim/game/play.hpp"
#include "rogsim/game/turns.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/worlds.hpp"

using namespace rogsim;

TEST_CASE("a blow takes power minus defence, worn bonuses included") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        #####
        #@o.#
        #T..#
        #####)");
    CHECK(power_of(game, world, kHero) == 4);
    CHECK(defence_of(game, world, kHero) == 2);
    REQUIRE(act(game, world, bump(1, 0)));
    CHECK(world.actors.hp[1] == 6);           // 4 - 0
    CHECK(world.actors.hp[kHero] == 30 - 3);  // orc 3 - 2, troll 4 - 2
    REQUIRE(act(game, world, bump(0, 1)));
    CHECK(world.actors.hp[2] == 13);  // 4 - 1
    CHECK(world.counts.damage_dealt == 7);
    CHECK(world.counts.hp_lost == 6);
}

TEST_CASE("a blow weaker than the defence takes nothing, and the turn passes") {
    const Game game = game_with({{"monsters/troll/defence", "9"}, {"hero/defence", "4"}});
    World world = seen_world(game, R"(
        ####
        #@T#
        ####)");
    REQUIRE(act(game, world, bump(1, 0)));
    CHECK(world.actors.hp[1] == 16);
    CHECK(world.actors.hp[kHero] == 30);
    CHECK(world.counts.damage_dealt == 0);
}

TEST_CASE("who reaches 0 HP dies at once: three blows for an orc, and the third is not answered") {
    const Game game = game_with();
    World world = seen_world(game, R"(
        ####
        #@o#
        ####)");
    for (int i = 0; i < 3; ++i) {
        REQUIRE(act(game, world, bump(1, 0)));
    }
    CHECK(world.actors.hp[1] == 0);
    CHECK(world.actors.hp[kHero] == 28);
    CHECK(world.counts.damage_dealt == 10);  // overkill does not count
    CHECK(world.hero.xp == 35);
    CHECK(world.counts.kills.at(0) == 1);
}

TEST_CASE("a corpse is no obstacle and is attacked no more") {
    const Game game = game_with({{"monsters/orc/hp", "4"}});
    World world = seen_world(game, R"(
        #####
        #@o.#
        #####)");
    REQUIRE(act(game, world, bump(1, 0)));
    CHECK(picture(game, world) == drawn(R"(
        #####
        #@..#
        #####)"));
    REQUIRE(act(game, world, bump(1, 0)));
    CHECK(position(world, kHero) == Pos{2, 1});
    REQUIRE(act(game, world, bump(1, 0)));
    CHECK(position(world, kHero) == Pos{3, 1});
}

// Orc 1 kills the hero, orc 2 staggers up onto the square, and the blow that orc 3 aims at it hits who stands there.
TEST_CASE("after the hero's death the rest of the turn runs, and others may step onto the square") {
    const Game game = game_with({{"hero/hp", "1"}});
    std::uint64_t seed = 1;
    for (;; ++seed) {
        Rng rng = rng_for({seed, 0, 1, Purpose::monster_choice, 2});
        if (draw_below(rng, 8) == 1) {  // up
            break;
        }
    }
    World world = seen_world(game, R"(
        ####
        #@o#
        #oo#
        ####)",
                             seed);
    world.confusions.assign(1, {10, kNone});
    world.actors.confusion[2] = 0;
    REQUIRE(act(game, world, {}));
    CHECK(!alive(world, kHero));
    CHECK(world.killer == 0);
    CHECK(world.counts.hp_lost == 1);
    CHECK(position(world, 1) == Pos{2, 1});
    CHECK(position(world, 2) == Pos{1, 1});
    CHECK(position(world, 3) == Pos{2, 2});
    CHECK(world.actors.hp[2] == 7);
}

TEST_CASE("a blow at the dead hero hits nobody, and nobody is counted twice") {
    const Game game = game_with({{"hero/hp", "1"}});
    World world = seen_world(game, R"(
        ####
        #@o#
        #oT#
        ####)");
    REQUIRE(act(game, world, {}));
    CHECK(world.actors.hp[kHero] == 0);
    CHECK(world.counts.hp_lost == 1);
    CHECK(world.killer == 0);
    CHECK(picture(game, world) == drawn(R"(
        ####
        #.o#
        #oT#
        ####)"));
}

TEST_CASE("nobody's HP grows back") {
    const Game game = game_with({{"monsters/orc/speed", "0"}});
    World world = seen_world(game, R"(
        ####
        #@o#
        ####)");
    world.actors.hp[kHero] = 7;
    world.actors.hp[1] = 5;
    for (int i = 0; i < 50; ++i) {
        REQUIRE(act(game, world, {}));
    }
    CHECK(world.actors.hp[kHero] == 7);
    CHECK(world.actors.hp[1] == 5);
}

TEST_CASE("a level needs strictly more XP than 200 + level * 150, and that amount is taken") {
    const Game game = game_with();
    World world = seen_world(game, "@.");
    world.hero.xp = 350;
    CHECK(!level_up_due(game, world));
    world.hero.xp = 385;
    CHECK(level_up_due(game, world));
    level_up(game, world, LevelUpChoice::strength);
    CHECK(world.hero.level == 2);
    CHECK(world.hero.xp == 35);
    world.hero.xp = 500;
    CHECK(!level_up_due(game, world));
    world.hero.xp = 501;
    CHECK(level_up_due(game, world));
}

TEST_CASE("a level-up raises one thing") {
    const Game game = game_with();
    World world = seen_world(game, "@.");
    world.hero.xp = 1000;
    world.actors.hp[kHero] = 5;
    SECTION("constitution: 20 maximum HP and 20 HP") {
        level_up(game, world, LevelUpChoice::constitution);
        CHECK(world.hero.max_hp == 50);
        CHECK(world.actors.hp[kHero] == 25);
        CHECK(power_of(game, world, kHero) == 4);
        CHECK(defence_of(game, world, kHero) == 2);
    }
    SECTION("strength: one power") {
        level_up(game, world, LevelUpChoice::strength);
        CHECK(power_of(game, world, kHero) == 5);
        CHECK(defence_of(game, world, kHero) == 2);
        CHECK(world.actors.hp[kHero] == 5);
    }
    SECTION("agility: one defence") {
        level_up(game, world, LevelUpChoice::agility);
        CHECK(power_of(game, world, kHero) == 4);
        CHECK(defence_of(game, world, kHero) == 3);
        CHECK(world.hero.max_hp == 30);
    }
}

TEST_CASE("of two level-ups due, the second waits for the next turn, and strength and constitution alternate") {
    Game game = game_with({{"monsters/orc/xp", "100000"}, {"monsters/orc/power", "0"}});
    game.brain = builtin_brain(game.rules);
    struct Seen {
        std::vector<int> level;
        std::vector<int> power;
        std::vector<int> max_hp;
    } seen;
    Workspace workspace;
    play_run(game, {1, 0, 1, 1, false}, workspace,
             {[](void* context, const World& world) {
                  auto& s = *static_cast<Seen*>(context);
                  s.level.push_back(world.hero.level);
                  s.power.push_back(world.hero.power);
                  s.max_hp.push_back(world.hero.max_hp);
              },
              &seen});
    REQUIRE(seen.level.back() > 10);
    for (std::size_t i = 1; i < seen.level.size(); ++i) {
        CHECK(seen.level[i] - seen.level[i - 1] <= 1);
        CHECK(seen.power[i] == 2 + seen.level[i] / 2);
        CHECK(seen.max_hp[i] == 30 + 20 * ((seen.level[i] - 1) / 2));
    }
}

TEST_CASE("the monsters' numbers are those of the rules") {
    const Game game = game_with();
    const MonsterKind& orc = game.rules.monsters.at(0);
    const MonsterKind& troll = game.rules.monsters.at(1);
    CHECK((orc.hp == 10 && orc.defence == 0 && orc.power == 3 && orc.xp == 35));
    CHECK((troll.hp == 16 && troll.defence == 1 && troll.power == 4 && troll.xp == 100));
}
