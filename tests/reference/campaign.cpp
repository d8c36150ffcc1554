#include "tests/reference/campaign.hpp"

namespace reference {
namespace {

enum class FloorEnd : std::uint8_t { died, cleared, stuck };

struct Campaign {
    const CampaignOptions& options;
    const TurnCallback& after_turn;
    Game game;
    Memory memory;
    CampaignRecord record;
};

bool leaves_last_floor(const Campaign& campaign, const Action& action) {
    return action.kind == ActionKind::descend && campaign.game.floor_number == campaign.options.last_floor;
}

// What turns out to be impossible is a turn waited.
void take_turn(Campaign& campaign, const Action& action) {
    Game& game = campaign.game;
    if (!act(game, action)) {
        act(game, Action{});
    }
    if (level_up_due(game)) {
        level_up(game, level_up_choice(campaign.options.policy, game.hero.level - 1));
    }
    if (campaign.after_turn) {
        campaign.after_turn(game);
    }
}

FloorEnd play_floor(Campaign& campaign) {
    Game& game = campaign.game;
    FloorRecord floor{game.floor_number, 0, game.tally};
    FloorEnd end = FloorEnd::stuck;
    while (end == FloorEnd::stuck && floor.turns < game.rules->rules.floor_turn_limit) {
        const Action action = decide_methodical(game, campaign.memory);
        ++floor.turns;
        if (action.kind == ActionKind::descend) {
            floor.tally = game.tally;
        }
        if (leaves_last_floor(campaign, action)) {
            end = FloorEnd::cleared;
            break;
        }
        take_turn(campaign, action);
        if (game.floor_number != floor.floor_number) {
            end = FloorEnd::cleared;
        } else if (game.hero.hp <= 0) {
            end = FloorEnd::died;
        }
    }
    if (end != FloorEnd::cleared) {
        floor.tally = game.tally;
    }
    campaign.record.floors.push_back(floor);
    return end;
}

}  // namespace

CampaignRecord play_campaign(const rogsim::Ruleset& rules, const CampaignOptions& options,
                             const TurnCallback& after_turn) {
    const Source source = options.stream == Stream::cpython ? cpython_source(options.seed + options.run)
                                                            : keyed_source(options.seed, options.run);
    Campaign campaign{options, after_turn, new_game(rules, source, options.first_floor), {}, {}};
    if (after_turn) {
        after_turn(campaign.game);
    }
    for (int floor = options.first_floor; floor <= options.last_floor; ++floor) {
        const FloorEnd end = play_floor(campaign);
        if (end != FloorEnd::cleared) {
            campaign.record.outcome = end == FloorEnd::died ? Outcome::died : Outcome::stuck;
            break;
        }
    }
    return campaign.record;
}

}  // namespace reference
