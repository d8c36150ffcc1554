#include "rogsim/study/schedule.hpp"

#include "rogsim/core/error.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

ScheduleResult schedule_of(const std::vector<std::string>& texts, std::uint64_t turns) {
    std::vector<ScheduledCreature> creatures;
    creatures.reserve(texts.size());
    for (const std::string& text : texts) {
        creatures.push_back(parse_scheduled_creature(text));
    }
    return simulate_schedule(creatures, turns);
}

std::string text_of(const ScheduleResult& result) {
    std::string text;
    for (const ScheduleRow& row : result.rows) {
        text += result.creatures[row.creature].name + "@" + row.time_fraction + " ";
    }
    return text;
}

std::string refusal(std::string_view text) {
    try {
        parse_scheduled_creature(text);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("the article's player, slug and bat: two turns and three for the slug's one") {
    const ScheduleResult result = schedule_of({"player=2", "slug=1", "bat=3"}, 20);
    // Worked by hand: at 1 the slug waits since 0, the player since 1/2 and the bat since 2/3.
    CHECK(text_of(result) ==
          "bat@1/3 player@1/2 bat@2/3 slug@1 player@1 bat@1 "
          "bat@4/3 player@3/2 bat@5/3 slug@2 player@2 bat@2 "
          "bat@7/3 player@5/2 bat@8/3 slug@3 player@3 bat@3 "
          "bat@10/3 player@7/2 ");
    CHECK(result.turns_taken == std::vector<std::uint64_t>{7, 3, 10});
    CHECK(result.rows.front().turn == 1);
    CHECK(result.rows.back().turn == 20);
    CHECK(result.rows.back().time == 3.5);
}

TEST_CASE("ties follow insertion, whatever the names") {
    CHECK(text_of(schedule_of({"z=1", "a=1", "m=2/2"}, 6)) == "z@1 a@1 m@1 z@2 a@2 m@2 ");
}

TEST_CASE("speeds are fractions or decimals, and 0 never acts") {
    CHECK(text_of(schedule_of({"ooze=0.75", "rock=0", "ape=3/2"}, 4)) == "ape@2/3 ooze@4/3 ape@4/3 ape@2 ");
    CHECK(schedule_of({"rock=0", "wall=0/5"}, 4).rows.empty());
    const ScheduledCreature named = parse_scheduled_creature("a=b=1.50");
    CHECK(named.name == "a=b");
    CHECK(named.speed.numerator == 3);
    CHECK(named.speed.denominator == 2);
}

TEST_CASE("no speed is taken that is none") {
    for (const char* text : {"bat",       "=3",
                             "bat=",      "bat=-1",
                             "bat=+1",    "bat=1e3",
                             "bat=nan",   "bat=1/0",
                             "bat=1/",    "bat=/2",
                             "bat=1/2/3", "bat=.5",
                             "bat=1.",    "bat=1.0000001",
                             "bat= 1",    "bat=1000001",
                             "bat=3,5",   "bat=99999999999999999999",
                             "bat=1/-2",  "bat=999999.5"}) {
        CAPTURE(text);
        CHECK(refusal(text).find(text) != std::string::npos);
    }
}

TEST_CASE("a name given twice, no creature, no turns, too many turns are faults") {
    CHECK_THROWS_AS(schedule_of({"bat=1", "player=1", "bat=2"}, 5), InputError);
    CHECK_THROWS_AS(schedule_of({}, 5), InputError);
    CHECK_THROWS_AS(schedule_of({"bat=1"}, 0), InputError);
    CHECK_THROWS_AS(schedule_of({"bat=1"}, kMaxScheduleTurns + 1), InputError);
    CHECK_THROWS_AS(schedule_of({"a=999983", "b=999979", "c=999961"}, 5), InputError);
}

TEST_CASE("a million turns of the slowest speed stay within the clock") {
    const ScheduleResult result = schedule_of({"glacier=1/1000000"}, kMaxScheduleTurns);
    CHECK(result.rows.size() == kMaxScheduleTurns);
    CHECK(result.rows.back().time_fraction == "1000000000000");
}
