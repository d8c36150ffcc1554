#include <fmt/core.h>

#include <charconv>
#include <cstdint>

#include "rogsim/core/error.hpp"
#include "rogsim/run/oracle_json.hpp"
#include "rogsim/run/oracle_traces.hpp"

namespace rogsim {
namespace {

// One kind of action as it is written: its letter and how many numbers follow.
struct Written {
    std::string_view letter;
    Verb verb;
    std::size_t numbers;
    const char* form;
};

constexpr Written kWritten[] = {
    {"b", Verb::bump, 2, "[\"b\", dx, dy]"},    {"w", Verb::wait, 0, "[\"w\"]"},
    {"g", Verb::pick_up, 0, "[\"g\"]"},         {">", Verb::descend, 0, "[\">\"]"},
    {"e", Verb::equip, 1, "[\"e\", item]"},     {"d", Verb::drop, 1, "[\"d\", item]"},
    {"u", Verb::use, 3, "[\"u\", item, x, y]"},
};

const Written& written_as(const OracleSpot& letter) {
    for (const Written& row : kWritten) {
        if (row.letter == text_of(letter)) {
            return row;
        }
    }
    std::vector<std::string> known;
    for (const Written& row : kWritten) {
        known.emplace_back(row.letter);
    }
    fail(letter, unknown_name(text_of(letter), known));
}

LevelUpChoice read_choice(const OracleSpot& spot) {
    const std::string& text = text_of(spot);
    if (text == "S") {
        return LevelUpChoice::strength;
    }
    if (text == "C") {
        return LevelUpChoice::constitution;
    }
    if (text != "A") {
        fail(spot, in_quotes(text) + " is no level-up choice; allowed: S, C, A");
    }
    return LevelUpChoice::agility;
}

Action action_of(const Written& row, const int (&number)[3]) {
    Action action;
    action.verb = row.verb;
    if (row.verb == Verb::bump) {
        action.dx = number[0];
        action.dy = number[1];
    } else {
        action.item = number[0];
        action.target = {number[1], number[2]};
    }
    return action;
}

OracleTurn read_turn(const OracleSpot& spot) {
    const std::size_t size = list_size(spot);
    const Written& row = written_as(element(spot, 0));
    if (size < 1 + row.numbers || size > 2 + row.numbers) {
        fail(spot, fmt::format("needed: {}, and perhaps a level-up choice behind", row.form));
    }
    int number[3] = {};
    for (std::size_t i = 0; i < row.numbers; ++i) {
        const OracleSpot argument = element(spot, 1 + i);
        number[i] = static_cast<int>(whole_number(argument, -kMaxMapSide, kMaxMapSide));
    }
    OracleTurn turn;
    turn.action = action_of(row, number);
    if (size == 2 + row.numbers) {
        turn.level_up = read_choice(element(spot, size - 1));
    }
    return turn;
}

std::uint32_t read_crc(const OracleSpot& spot) {
    const std::string& text = text_of(spot);
    std::uint32_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value, 16);
    if (error != std::errc{} || stopped != end) {
        fail(spot, in_quotes(text) + " stands here; allowed: up to 8 hexadecimal digits");
    }
    return value;
}

OracleState read_state(const OracleSpot& spot, std::size_t first, std::size_t last) {
    if (list_size(spot) != 3) {
        fail(spot, "needed: [turns so far, state, visible squares]");
    }
    OracleState state;
    state.after = static_cast<std::size_t>(
        whole_number(element(spot, 0), static_cast<std::int64_t>(first), static_cast<std::int64_t>(last)));
    const OracleSpot numbers = element(spot, 1);
    const std::size_t size = list_size(numbers);
    for (std::size_t i = 0; i < size; ++i) {
        state.numbers.push_back(whole_number(element(numbers, i), INT64_MIN, INT64_MAX));
    }
    state.visible = whole_number(element(spot, 2), 0, INT64_MAX);
    return state;
}

void read_turns(const OracleSpot& spot, OracleTrace& trace) {
    const OracleSpot actions = member(spot, "actions");
    const OracleSpot crcs = member(spot, "crc");
    const std::size_t size = list_size(actions);
    if (list_size(crcs) != size) {
        fail(crcs, fmt::format("has {} elements; needed: {}, one for each action", list_size(crcs), size));
    }
    std::int32_t floor = 1;
    for (std::size_t i = 0; i < size; ++i) {
        const OracleSpot action = element(actions, i);
        OracleTurn& turn = trace.turns.emplace_back(read_turn(action));
        turn.crc = read_crc(element(crcs, i));
        floor += turn.action.verb == Verb::descend ? 1 : 0;
        if (floor > kMaxFloor) {
            fail(action, fmt::format("descends below floor {}", kMaxFloor));
        }
    }
}

OracleTrace read_trace(const OracleSpot& spot) {
    OracleTrace trace;
    trace.seed = seed_of(member(spot, "seed"));
    read_turns(spot, trace);
    if (has_member(spot, "full_states")) {
        const OracleSpot states = member(spot, "full_states");
        const std::size_t size = list_size(states);
        std::size_t first = 0;
        for (std::size_t i = 0; i < size; ++i) {
            trace.states.push_back(read_state(element(states, i), first, trace.turns.size()));
            first = trace.states.back().after;
        }
    }
    if (has_member(spot, "next_random")) {
        trace.next_draw = draw_of(member(spot, "next_random"));
    }
    return trace;
}

}  // namespace

std::vector<OracleTrace> read_oracle_traces(std::string_view text, const std::string& file) {
    const json::Node tree = parse_oracle(file, text);
    const OracleSpot root{&file, &tree};
    const OracleSpot list = member(root, "traces");
    std::vector<OracleTrace> traces;
    const std::size_t size = list_size(list);
    for (std::size_t i = 0; i < size; ++i) {
        traces.push_back(read_trace(element(list, i)));
    }
    if (traces.empty()) {
        fail(list, "holds no game");
    }
    return traces;
}

}  // namespace rogsim
