// The methodical player fares as player A and D of the reference game do (players.md): clear rates by a score test
// (exact where a cell is 0 or 1), mean turns of cleared floors, HP lost and damage dealt by combined standard error,
// Holm's adjustment over all at 1 %. Twins with a slightly wrong table must fail.
#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "rogsim/metrics/metrics.hpp"
#include "rogsim/run/runner.hpp"
#include "rogsim/stats/test.hpp"
#include "rogsim/tables/load.hpp"
#include "tests/support/brains.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/oracle_data.hpp"

using namespace rogsim;

namespace {

constexpr double kLevel = 0.01;

// "394.8 (64.9)": a mean and a standard deviation.
struct MeanSd {
    double mean = 0;
    double sd = 0;
};

// A row of a player's table.
struct FloorRow {
    std::uint64_t entered = 0;
    std::uint64_t cleared = 0;
    MeanSd turns;  // cleared floors only
    MeanSd hp_lost;
    MeanSd damage_dealt;
};

MeanSd read_mean_sd(const std::string& cell) {
    MeanSd value;
    char bracket = 0;
    std::istringstream in(cell);
    in >> value.mean >> bracket >> value.sd;
    REQUIRE(bracket == '(');
    return value;
}

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream in(line);
    for (std::string cell; std::getline(in, cell, '|');) {
        cells.push_back(cell);
    }
    return cells;
}

// The ten rows of the table behind "### Player NAME".
std::vector<FloorRow> read_player(const std::string& name) {
    std::istringstream in(oracle_text("players.md"));
    std::vector<FloorRow> rows;
    bool here = false;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("### Player ", 0) == 0) {
            here = line.rfind("### Player " + name + " ", 0) == 0;
        }
        const std::vector<std::string> cells = cells_of(line);
        if (!here || cells.size() < 11 || cells[1].find_first_of("0123456789") == std::string::npos) {
            continue;
        }
        rows.push_back({std::stoull(cells[2]), std::stoull(cells[3]), read_mean_sd(cells[7]), read_mean_sd(cells[8]),
                        read_mean_sd(cells[10])});
    }
    REQUIRE(rows.size() == 10);
    return rows;
}

// The table's numbers are rounded to one decimal, which adds a variance of 0.1^2 / 12.
double mean_p(const MeanSd& reference, std::uint64_t n, const Tally& ours) {
    const double rounding = 0.1 * 0.1 / 12;
    const double variance = reference.sd * reference.sd / static_cast<double>(n) + rounding;
    return mean_test({reference.mean, std::sqrt(variance)}, estimate_mean(ours));
}

struct Comparison {
    std::string name;  // "turns, floor 3 of A"
    double p = 1;
};

// Of a column that every ruleset has.
const Tally& tally_of(const FloorTally& floor, const std::string& name) {
    const auto rows = metrics();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Metric& metric) { return metric.name == name; });
    REQUIRE(found != rows.end());
    REQUIRE(found->of == Of::floor);
    return floor.metric[static_cast<std::size_t>(found - rows.begin())].moments;
}

void compare_player(const std::string& name, const Tallies& ours, std::vector<Comparison>& out) {
    const std::vector<FloorRow> rows = read_player(name);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const FloorRow& row = rows[i];
        const FloorTally& floor = ours.floors[i];
        REQUIRE(floor.cleared >= 20);
        CHECK(floor.stuck == 0);
        const std::string where = ", floor " + std::to_string(i + 1) + " of " + name;
        out.push_back(
            {"clear rate" + where, proportion_test({row.cleared, row.entered}, {floor.cleared, floor.entered})});
        out.push_back({"turns" + where, mean_p(row.turns, row.cleared, tally_of(floor, "turns"))});
        out.push_back({"HP lost" + where, mean_p(row.hp_lost, row.entered, tally_of(floor, "hp_lost"))});
        out.push_back({"damage" + where, mean_p(row.damage_dealt, row.entered, tally_of(floor, "damage_dealt"))});
    }
}

struct Campaigns {
    std::uint64_t a = 0;
    std::uint64_t d = 0;
};

Tallies play(const std::string& level_up, std::uint64_t runs, const std::vector<std::string>& overrides) {
    RulesetSource source;
    for (const std::string& text : overrides) {
        source.overrides.push_back(parse_override(text));
    }
    Plan plan;
    plan.rules = load_ruleset(source);
    plan.persona = builtin_persona("methodical", level_up);
    plan.runs = runs;
    return run_plan(plan).tallies;
}

// What is rejected, by name.
std::vector<std::string> rejected(const Campaigns& campaigns, const std::vector<std::string>& overrides) {
    std::vector<Comparison> all;
    compare_player("A", play("strength-constitution", campaigns.a, overrides), all);
    compare_player("D", play("agility", campaigns.d, overrides), all);
    REQUIRE(all.size() == 80);
    std::vector<double> p;
    for (const Comparison& comparison : all) {
        p.push_back(comparison.p);
    }
    const std::vector<double> adjusted = holm_adjusted(p);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (adjusted[i] <= kLevel) {
            names.push_back(all[i].name + ": " + std::to_string(adjusted[i]));
        }
    }
    return names;
}

}  // namespace

TEST_CASE("methodical fares as the reference game's players A and D", "[slow]") {
    const std::vector<std::string> names = rejected({20000, 5000}, {});
    CAPTURE(names);
    CHECK(names.empty());
}

TEST_CASE("methodical in slightly wrong tables is rejected", "[slow]") {
    for (const std::string wrong : {"items/health_potion/amount=5", "monsters/orc/hp=11", "monsters/troll/power=5"}) {
        CAPTURE(wrong);
        CHECK(!rejected({4000, 1000}, {wrong}).empty());
    }
}
