#include <fmt/core.h>

#include "rogsim/report/replay_report.hpp"

namespace rogsim {
namespace {

constexpr const char* kLegend = "@ hero  > stairs  . floor seen  , floor not seen yet  # wall";

bool beside_floor(const Level& level, Pos p) {
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            const Pos q{p.x + dx, p.y + dy};
            if (inside(level.shape, q) && has(level.open, square_at(level.shape, q))) {
                return true;
            }
        }
    }
    return false;
}

// Creatures stand on items, items lie on floor.
char glyph_at(const World& world, const Ruleset& rules, Pos p) {
    const Square square = square_at(world.level.shape, p);
    if (!has(world.level.open, square)) {
        return beside_floor(world.level, p) ? '#' : ' ';
    }
    if (world.actors.square[kHero] == square) {
        return '@';
    }
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        if (alive(world, static_cast<ActorId>(i)) && world.actors.square[i] == square) {
            return rules.monsters[world.actors.kind[i]].glyph;
        }
    }
    for (std::size_t i = 0; i < world.items.square.size(); ++i) {
        if (world.items.taken[i] == 0 && world.items.square[i] == square) {
            return rules.items[world.items.kind[i]].glyph;
        }
    }
    if (p == world.level.stairs) {
        return '>';
    }
    return has(world.explored, square) ? '.' : ',';
}

std::string drawn(const World& world, const Ruleset& rules) {
    std::string text;
    for (int y = 0; y < world.level.shape.height; ++y) {
        std::string line;
        for (int x = 0; x < world.level.shape.width; ++x) {
            line += glyph_at(world, rules, {x, y});
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    const std::size_t first = text.find_first_not_of('\n');
    text.erase(0, first == std::string::npos ? 0 : first);
    text.erase(text.find_last_not_of('\n') + 2);
    return text;
}

std::string monsters_alive(const World& world, const Ruleset& rules) {
    std::string text;
    for (std::uint32_t i = 1; i < world.actors.count; ++i) {
        const auto who = static_cast<ActorId>(i);
        if (alive(world, who)) {
            const MonsterKind& kind = rules.monsters[world.actors.kind[i]];
            const Pos p = position(world, who);
            text += fmt::format("{} {} {} at ({},{}), HP {}/{}\n", kind.glyph, kind.id, i, p.x, p.y, world.actors.hp[i],
                                kind.hp);
        }
    }
    return text;
}

}  // namespace

std::string write_maps(const Replay& replay, const Ruleset& rules) {
    std::string text;
    for (const Shot& shot : replay.shots) {
        const World& world = shot.world;
        const Pos hero = position(world, kHero);
        text += fmt::format("floor {}, turn {}: hero at ({},{}), HP {}/{}\n", world.floor, shot.turn, hero.x, hero.y,
                            world.actors.hp[kHero], world.hero.max_hp);
        text += drawn(world, rules) + kLegend + '\n' + monsters_alive(world, rules) + '\n';
    }
    return text;
}

}  // namespace rogsim
