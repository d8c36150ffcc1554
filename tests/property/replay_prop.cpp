// A replay is the run that the batch played, and its events explain every HP of everybody.
#include "rogsim/run/replay.hpp"
#include "rogsim/run/runner.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/rulesets.hpp"

using namespace rogsim;

namespace {

Plan plan_of(const std::string& persona, std::uint64_t runs, std::uint64_t seed, Ruleset rules) {
    Plan plan;
    plan.rules = std::move(rules);
    plan.persona = builtin_persona(persona);
    plan.last_floor = 6;
    plan.runs = runs;
    plan.seed = seed;
    return plan;
}

Result played(const Plan& plan) {
    RunnerOptions options;
    options.keep_rows = true;
    return run_plan(plan, options);
}

// HP by actor at the end of the floor, by events alone.
std::vector<std::int64_t> hp_by_events(const ReplayFloor& floor, const Ruleset& rules) {
    std::vector<std::int64_t> hp = {floor.record.entry.hp};
    for (std::size_t i = 1; i < floor.kinds.size(); ++i) {
        hp.push_back(rules.monsters[floor.kinds[i]].hp);
    }
    for (const Event& event : floor.events) {
        const bool up = event.kind == EventKind::heal || event.kind == EventKind::gain;
        const bool down = event.kind == EventKind::hurt;
        hp[event.actor] += up ? event.amount : down ? -event.amount : 0;
    }
    return hp;
}

std::int64_t sum_of(const ReplayFloor& floor, EventKind kind, bool of_hero) {
    std::int64_t sum = 0;
    for (const Event& event : floor.events) {
        sum += event.kind == kind && (event.actor == kHero) == of_hero ? event.amount : 0;
    }
    return sum;
}

// Nobody's HP are below 0, and those who died are those who have none left.
bool deaths_agree(const ReplayFloor& floor, const std::vector<std::int64_t>& hp) {
    std::vector<int> deaths(hp.size());
    for (const Event& event : floor.events) {
        deaths[event.actor] += event.kind == EventKind::die ? 1 : 0;
    }
    for (std::size_t who = 0; who < hp.size(); ++who) {
        if (hp[who] < 0 || deaths[who] != (hp[who] == 0 ? 1 : 0)) {
            return false;
        }
    }
    return true;
}

bool hp_add_up(const ReplayFloor& floor, const Ruleset& rules) {
    const std::vector<std::int64_t> hp = hp_by_events(floor, rules);
    const FloorRecord& record = floor.record;
    return hp[kHero] == record.exit.hp && deaths_agree(floor, hp) &&
           sum_of(floor, EventKind::hurt, true) == record.hp_lost &&
           sum_of(floor, EventKind::heal, true) == record.healed &&
           sum_of(floor, EventKind::gain, true) == record.hp_gained &&
           record.entry.hp + record.healed + record.hp_gained - record.hp_lost == record.exit.hp;
}

void check_replays(const Plan& plan) {
    const Result result = played(plan);
    for (std::uint64_t run = 0; run < plan.runs; ++run) {
        const Replay replay = replay_run(plan, run);
        if (replay.row != result.rows[run]) {
            FAIL("run " << run << " of " << plan.persona.id << " is played otherwise");
        }
        for (std::size_t i = 0; i < replay.floors.size(); ++i) {
            if (!hp_add_up(replay.floors[i], plan.rules)) {
                FAIL("run " << run << " of " << plan.persona.id << ", floor " << i + 1 << ": HP do not add up");
            }
        }
    }
}

}  // namespace

TEST_CASE("a thousand replays equal their rows, and the HP of everybody add up") {
    check_replays(plan_of("methodical", 350, 17, part13()));
    check_replays(plan_of("diver", 350, 18, part13()));
    check_replays(plan_of("berserker", 200, 19, part12()));
    check_replays(plan_of("random", 60, 20, part13()));
    Rng rng = rng_for({21, 0, 0, Purpose::layout, 0});
    for (int i = 0; i < 20; ++i) {
        check_replays(plan_of("prudent", 2, 22, random_ruleset(rng)));
    }
}

TEST_CASE("a replay that went another way is noticed") {
    Plan plan = plan_of("methodical", 1, 17, part13());
    const Result result = played(plan);
    plan.rules.monsters[0].power += 1;
    CHECK(replay_run(plan, 0).row != result.rows[0]);
}

TEST_CASE("shots are taken at the turns asked for, the last one at the floor's end") {
    const Plan plan = plan_of("methodical", 1, 17, part13());
    const ShotRequest wanted[] = {{1, {0, 7, 100000, -1}}};
    const Replay replay = replay_run(plan, 0, wanted);
    REQUIRE(replay.shots.size() == 3);
    CHECK(replay.shots[0].turn == 0);
    CHECK(replay.shots[1].turn == 7);
    CHECK(replay.shots[2].turn == replay.floors[0].turns.back().turn);
    for (const Shot& shot : replay.shots) {
        CHECK(shot.world.floor == 1);
    }
}
