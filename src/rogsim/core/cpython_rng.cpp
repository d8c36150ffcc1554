#include "rogsim/core/cpython_rng.hpp"

#include <bit>

namespace rogsim {
namespace {

constexpr std::uint32_t kN = 624;
constexpr std::uint32_t kM = 397;

void init_genrand(CpythonRng& rng, std::uint32_t seed) {
    rng.state[0] = seed;
    for (std::uint32_t i = 1; i < kN; ++i) {
        rng.state[i] = 1812433253U * (rng.state[i - 1] ^ (rng.state[i - 1] >> 30U)) + i;
    }
    rng.used = kN;
}

void refill(CpythonRng& rng) {
    auto& mt = rng.state;
    for (std::uint32_t i = 0; i < kN; ++i) {
        const std::uint32_t y = (mt[i] & 0x80000000U) | (mt[(i + 1) % kN] & 0x7fffffffU);
        mt[i] = mt[(i + kM) % kN] ^ (y >> 1U) ^ ((y & 1U) != 0 ? 0x9908b0dfU : 0U);
    }
    rng.used = 0;
}

}  // namespace

CpythonRng cpython_seed(std::uint64_t seed) {
    const std::array<std::uint32_t, 2> key{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)};
    const std::uint32_t length = key[1] != 0 ? 2 : 1;
    CpythonRng rng;
    init_genrand(rng, 19650218U);
    auto& mt = rng.state;
    std::uint32_t i = 1;
    std::uint32_t j = 0;
    for (std::uint32_t k = kN; k != 0; --k) {
        mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30U)) * 1664525U)) + key[j] + j;
        if (++i >= kN) {
            mt[0] = mt[kN - 1];
            i = 1;
        }
        j = j + 1 < length ? j + 1 : 0;
    }
    for (std::uint32_t k = kN - 1; k != 0; --k) {
        mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30U)) * 1566083941U)) - i;
        if (++i >= kN) {
            mt[0] = mt[kN - 1];
            i = 1;
        }
    }
    mt[0] = 0x80000000U;
    return rng;
}

std::uint32_t next_u32(CpythonRng& rng) {
    if (rng.used >= kN) {
        refill(rng);
    }
    std::uint32_t y = rng.state[rng.used++];
    y ^= y >> 11U;
    y ^= (y << 7U) & 0x9d2c5680U;
    y ^= (y << 15U) & 0xefc60000U;
    y ^= y >> 18U;
    return y;
}

std::uint32_t draw_below(CpythonRng& rng, std::uint32_t bound) {
    const auto unused_bits = static_cast<std::uint32_t>(std::countl_zero(bound));
    std::uint32_t r = next_u32(rng) >> unused_bits;
    while (r >= bound) {
        r = next_u32(rng) >> unused_bits;
    }
    return r;
}

std::uint64_t next_unit53(CpythonRng& rng) {
    const std::uint64_t a = next_u32(rng) >> 5U;
    const std::uint64_t b = next_u32(rng) >> 6U;
    return a << 26U | b;
}

}  // namespace rogsim
