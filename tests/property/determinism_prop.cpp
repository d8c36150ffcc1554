// What the floors of a result depend on, and what they do not: a monster's HP changes none, a seed changes all.
#include <string>
#include <vector>

#include "rogsim/run/runner.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

Plan plan_with(const std::vector<std::string>& overrides) {
    RulesetSource source;
    for (const std::string& text : overrides) {
        source.overrides.push_back(parse_override(text));
    }
    Plan plan;
    plan.rules = load_ruleset(source);
    plan.persona = builtin_persona("methodical");
    return plan;
}

struct Hashes {
    std::string result;
    std::string layout;
    std::string spawn;
};

Hashes hashes_of(const Plan& plan) {
    const Result result = run_plan(plan);
    return {result_hash(result), layout_hash(result), spawn_hash(result)};
}

}  // namespace

TEST_CASE("with keyed streams floors depend on what generates them alone") {
    Plan plan = plan_with({});
    plan.runs = 600;
    const Hashes before = hashes_of(plan);
    SECTION("what fights leaves them as they were") {
        for (const std::string fight : {"monsters/troll/hp=30", "monsters/orc/power=9", "items/sword/power=7",
                                        "hero/hp=60", "items/health_potion/amount=1"}) {
            CAPTURE(fight);
            Plan changed = plan_with({fight});
            changed.runs = plan.runs;
            const Hashes after = hashes_of(changed);
            CHECK(after.layout == before.layout);
            CHECK(after.spawn == before.spawn);
            CHECK(after.result != before.result);
        }
    }
    SECTION("what spawns leaves the layout") {
        Plan changed = plan_with({"spawns/monsters/weights/3/troll=16"});
        changed.runs = plan.runs;
        CHECK(hashes_of(changed).layout == before.layout);
        CHECK(hashes_of(changed).spawn != before.spawn);
    }
    SECTION("what digs changes all") {
        Plan changed = plan_with({"map/room_attempts=31"});
        changed.runs = plan.runs;
        CHECK(hashes_of(changed).layout != before.layout);
        CHECK(hashes_of(changed).spawn != before.spawn);
    }
    SECTION("the hero's choices leave them") {
        plan.persona.level_up = {LevelUpChoice::agility};
        CHECK(hashes_of(plan).layout == before.layout);
        CHECK(hashes_of(plan).spawn == before.spawn);
        CHECK(hashes_of(plan).result != before.result);
    }
    SECTION("another seed changes all") {
        plan.seed = 2;
        CHECK(hashes_of(plan).layout != before.layout);
        CHECK(hashes_of(plan).spawn != before.spawn);
        CHECK(hashes_of(plan).result != before.result);
    }
}
