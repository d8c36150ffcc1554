// Random numbers: Philox4x32-10 (Salmon et al. 2011) keyed by (seed; run, stream) seeds one xoshiro256++
// (Blackman and Vigna 2019) a stream. Whole numbers only; bounded draws after Lemire (arXiv:1805.10941).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace rogsim {

// Raised when the values that a seed gives change.
inline constexpr int kRngVersion = 1;

using PhiloxBlock = std::array<std::uint32_t, 4>;

// One block of Philox4x32-10: 128 bits as a function of a 128-bit counter and a 64-bit key.
constexpr PhiloxBlock philox4x32(PhiloxBlock counter, std::array<std::uint32_t, 2> key) {
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t a = std::uint64_t{0xD2511F53U} * counter[0];
        const std::uint64_t b = std::uint64_t{0xCD9E8D57U} * counter[2];
        counter = {static_cast<std::uint32_t>(b >> 32U) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(b),
                   static_cast<std::uint32_t>(a >> 32U) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(a)};
        key[0] += 0x9E3779B9U;
        key[1] += 0xBB67AE85U;
    }
    return counter;
}

// xoshiro256++: the state of one stream.
struct Rng {
    std::array<std::uint64_t, 4> s{};
};

constexpr std::uint64_t next_u64(Rng& rng) {
    auto& s = rng.s;
    const std::uint64_t result = std::rotl(s[0] + s[3], 23) + s[0];
    const std::uint64_t t = s[1] << 17U;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = std::rotl(s[3], 45);
    return result;
}

// Uniform in 0..bound-1; bound >= 1. Unbiased: rejects below 2^32 mod bound.
constexpr std::uint32_t draw_below(Rng& rng, std::uint32_t bound) {
    std::uint64_t m = (next_u64(rng) >> 32U) * bound;
    if (static_cast<std::uint32_t>(m) < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(m) < threshold) {
            m = (next_u64(rng) >> 32U) * bound;
        }
    }
    return static_cast<std::uint32_t>(m >> 32U);
}

// What a stream's draws decide. The numbers are part of every seed's meaning: never reuse or renumber one.
enum class Purpose : std::uint8_t {
    layout = 1,          // rooms and tunnels of a floor
    spawn = 2,           // monsters of a room: entity = room in order of acceptance
    loot = 3,            // items of a room: entity = room
    to_hit = 4,          // entity = attacker
    damage = 5,          // entity = attacker
    monster_choice = 6,  // a confused monster's directions: entity = actor
    hero_choice = 7,     // the persona's own draws
    level_up = 8,        // the persona's draws at a level-up
};

// Which stream: a run of a seed, a floor, a purpose and, where the purpose says so, an entity.
struct StreamId {
    std::uint64_t seed = 1;
    std::uint64_t run = 0;
    std::uint16_t floor = 0;
    Purpose purpose = Purpose::layout;
    std::uint32_t entity = 0;  // < 2^22
};

// Two Philox blocks, counters (run, run, purpose | floor << 8, entity << 1 | half), give the 256 bits of state.
constexpr Rng rng_for(const StreamId& id) {
    const std::array<std::uint32_t, 2> key{static_cast<std::uint32_t>(id.seed),
                                           static_cast<std::uint32_t>(id.seed >> 32U)};
    PhiloxBlock counter{static_cast<std::uint32_t>(id.run), static_cast<std::uint32_t>(id.run >> 32U),
                        static_cast<std::uint32_t>(id.purpose) | std::uint32_t{id.floor} << 8U, id.entity << 1U};
    const PhiloxBlock a = philox4x32(counter, key);
    counter[3] |= 1U;
    const PhiloxBlock b = philox4x32(counter, key);
    return {{std::uint64_t{a[1]} << 32U | a[0], std::uint64_t{a[3]} << 32U | a[2], std::uint64_t{b[1]} << 32U | b[0],
             std::uint64_t{b[3]} << 32U | b[2]}};
}

}  // namespace rogsim
