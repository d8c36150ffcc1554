// Random programs of entering, leaving, changes of speed, sleeping, waking and acting: order and times equal a plain
// sorted list of the article in exact fractions, in which idle creatures take their turns and do nothing.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "rogsim/core/rng.hpp"
#include "rogsim/stats/int128.hpp"
#include "rogsim/world/ticks.hpp"
#include "rogsim/world/turn_queue.hpp"
#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

// A fraction in lowest terms, numerator >= 0, denominator > 0.
struct Fraction {
    Int128 numerator = 0;
    Int128 denominator = 1;
};

Int128 common_divisor(Int128 a, Int128 b) { return b == 0 ? a : common_divisor(b, a % b); }

Fraction make_fraction(Int128 numerator, Int128 denominator) {
    const Int128 common = common_divisor(numerator, denominator);
    return {numerator / common, denominator / common};
}

Fraction operator+(const Fraction& a, const Fraction& b) {
    return make_fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

bool operator<(const Fraction& a, const Fraction& b) {
    return a.numerator * b.denominator < b.numerator * a.denominator;
}

bool operator==(const Fraction& a, const Fraction& b) { return !(a < b) && !(b < a); }

// One creature of the plain model.
struct Waiting {
    std::uint16_t actor = 0;
    Fraction due;
    Fraction since;
};

struct Model {
    std::vector<Waiting> list;  // ascending by due; equal ones in order of entry
    std::vector<std::optional<Speed>> speeds = std::vector<std::optional<Speed>>(256);
    std::vector<bool> idle = std::vector<bool>(256);
    Fraction now;
    std::optional<std::uint16_t> acting;
};

Fraction delay_of(Speed speed) { return make_fraction(speed.denominator, speed.numerator); }

void insert(Model& model, const Waiting& waiting) {
    const auto at = std::upper_bound(model.list.begin(), model.list.end(), waiting,
                                     [](const Waiting& a, const Waiting& b) { return a.due < b.due; });
    model.list.insert(at, waiting);
}

void go_back(Model& model, std::uint16_t actor) {
    const auto& speed = model.speeds[actor];
    if (speed && speed->numerator != 0) {
        insert(model, {actor, model.now + delay_of(*speed), model.now});
    }
}

std::optional<Waiting> take(Model& model, std::uint16_t actor) {
    const auto at = std::find_if(model.list.begin(), model.list.end(),
                                 [actor](const Waiting& waiting) { return waiting.actor == actor; });
    if (at == model.list.end()) {
        return std::nullopt;
    }
    const Waiting found = *at;
    model.list.erase(at);
    return found;
}

void model_enter(Model& model, std::uint16_t actor, Speed speed) {
    model.speeds[actor] = speed;
    model.idle[actor] = false;
    go_back(model, actor);
}

void model_leave(Model& model, std::uint16_t actor) {
    take(model, actor);
    model.speeds[actor].reset();
    if (model.acting == actor) {
        model.acting.reset();
    }
}

void model_set_speed(Model& model, std::uint16_t actor, Speed speed) {
    const Speed old = *model.speeds[actor];
    const bool same =
        old.numerator == 0 ? speed.numerator == 0 : speed.numerator != 0 && delay_of(old) == delay_of(speed);
    model.speeds[actor] = speed;
    if (same || model.acting == actor) {
        return;
    }
    const auto waited = take(model, actor);
    if (!waited) {
        go_back(model, actor);
    } else if (speed.numerator != 0) {
        const Fraction due = waited->since + delay_of(speed);
        insert(model, {actor, due < model.now ? model.now : due, waited->since});
    }
}

std::optional<std::uint16_t> model_next(Model& model) {
    if (model.acting) {
        const std::uint16_t actor = *model.acting;
        model.acting.reset();
        go_back(model, actor);
    }
    const bool some = std::any_of(model.list.begin(), model.list.end(),
                                  [&model](const Waiting& waiting) { return !model.idle[waiting.actor]; });
    while (some) {
        const Waiting first = model.list.front();
        model.list.erase(model.list.begin());
        model.now = first.due;
        if (!model.idle[first.actor]) {
            model.acting = first.actor;
            return first.actor;
        }
        go_back(model, first.actor);
    }
    return std::nullopt;
}

// A kind of program: which speeds it draws from and how many creatures it may hold.
struct Kind {
    const char* name;
    std::vector<Speed> speeds;
    std::uint16_t actors;
    std::uint32_t unruly;  // of 100 steps, this many are no plain turn
};

const std::vector<Kind> kKinds{
    {"one speed", {{1, 1}}, 40, 30},
    {"one speed, many creatures", {{1, 1}}, 200, 30},
    {"two speeds", {{1, 1}, {2, 1}}, 30, 30},
    {"ratios that meet often", {{1, 1}, {2, 1}, {3, 1}, {3, 2}, {1, 2}, {0, 1}}, 24, 40},
    {"odd fractions", {{1, 1}, {7, 3}, {5, 4}, {2, 9}, {4, 6}, {11, 10}, {0, 1}, {12, 5}}, 24, 40},
    {"few creatures, much change", {{1, 1}, {2, 1}, {3, 1}, {4, 3}, {0, 1}}, 5, 80},
    {"many creatures, little change", {{1, 1}, {1, 2}, {2, 1}}, 150, 8},
};

// Plays one program on both and tells the first difference, or "".
struct Program {
    Rng rng;
    const Kind* kind = nullptr;
    TurnQueue queue;
    Model model;
    std::string log;
};

Speed pick_speed(Program& program) {
    const auto count = static_cast<std::uint32_t>(program.kind->speeds.size());
    return program.kind->speeds[draw_below(program.rng, count)];
}

void enter_both(Program& program, std::uint16_t actor) {
    const Speed speed = pick_speed(program);
    const auto delay = fit_speed(program.queue, speed);
    REQUIRE(delay.has_value());
    enter(program.queue, actor, *delay);
    model_enter(program.model, actor, speed);
}

void change(Program& program) {
    const auto actor = static_cast<std::uint16_t>(draw_below(program.rng, program.kind->actors));
    const std::uint32_t what = draw_below(program.rng, 10);
    if (!program.model.speeds[actor]) {
        program.log += " enter" + std::to_string(actor);
        enter_both(program, actor);
    } else if (what < 2) {
        program.log += " leave" + std::to_string(actor);
        leave(program.queue, actor);
        model_leave(program.model, actor);
    } else if (what < 5) {
        program.log += " speed" + std::to_string(actor);
        const Speed speed = pick_speed(program);
        const auto delay = fit_speed(program.queue, speed);
        REQUIRE(delay.has_value());
        set_delay(program.queue, actor, *delay);
        model_set_speed(program.model, actor, speed);
    } else {
        const bool sleeps = draw_below(program.rng, 2) == 0;
        program.log += (sleeps ? " sleep" : " wake") + std::to_string(actor);
        set_idle(program.queue, actor, sleeps);
        program.model.idle[actor] = sleeps;
    }
}

bool act(Program& program) {
    const Turn turn = next_turn(program.queue);
    const std::optional<std::uint16_t> expected = model_next(program.model);
    program.log += " turn" + std::to_string(turn.actor);
    const Fraction time = make_fraction(Int128{turn.time}, Int128{program.queue.unit});
    return turn.actor == expected.value_or(kNobody) && time == program.model.now && turn.time == program.queue.now;
}

bool play(Program& program, int steps) {
    reset(program.queue, 1);
    const std::uint32_t at_first = draw_below(program.rng, program.kind->actors);
    for (std::uint16_t actor = 0; actor < at_first; ++actor) {
        enter_both(program, actor);
        if (draw_below(program.rng, 3) != 0) {
            set_idle(program.queue, actor, true);
            program.model.idle[actor] = true;
        }
    }
    for (int step = 0; step < steps; ++step) {
        if (draw_below(program.rng, 100) < program.kind->unruly) {
            change(program);
        } else if (!act(program)) {
            return false;
        }
        if (!check_turn_queue(program.queue)) {
            program.log += " (parts disagree)";
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("random programs on the turn queue equal the sorted list of the article") {
    TurnQueue reused;
    for (const Kind& kind : kKinds) {
        for (std::uint32_t seed = 0; seed < 600; ++seed) {
            Program program;
            program.rng = rng_for({.seed = 20, .run = seed, .entity = kind.actors});
            program.kind = &kind;
            std::swap(program.queue, reused);
            const bool equal = play(program, 250);
            if (!equal) {
                CAPTURE(kind.name, seed, program.log);
                REQUIRE(equal);
            }
            std::swap(program.queue, reused);
        }
    }
}

TEST_CASE("twin: the comparison with the model notices a wrong order and a wrong time") {
    Program program;
    program.kind = &kKinds[0];
    program.rng = rng_for({.seed = 1});
    for (std::uint16_t actor = 0; actor < 3; ++actor) {
        enter_both(program, actor);
    }
    CHECK(act(program));
    std::swap(program.model.list[0], program.model.list[1]);
    CHECK_FALSE(act(program));
    Program late = program;
    late.model = Model{};
    late.queue = TurnQueue{};
    enter_both(late, 0);
    CHECK(act(late));
    set_delay(late.queue, 0, 2);
    CHECK_FALSE(act(late));
}
