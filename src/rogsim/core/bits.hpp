// Words of bits, turned and reversed.
#pragma once

#include <cstdint>

namespace rogsim {

// Bit i becomes bit 63 - i.
constexpr std::uint64_t reversed(std::uint64_t v) {
    v = (v >> 1U & 0x5555555555555555U) | (v & 0x5555555555555555U) << 1U;
    v = (v >> 2U & 0x3333333333333333U) | (v & 0x3333333333333333U) << 2U;
    v = (v >> 4U & 0x0f0f0f0f0f0f0f0fU) | (v & 0x0f0f0f0f0f0f0f0fU) << 4U;
    v = (v >> 8U & 0x00ff00ff00ff00ffU) | (v & 0x00ff00ff00ff00ffU) << 8U;
    v = (v >> 16U & 0x0000ffff0000ffffU) | (v & 0x0000ffff0000ffffU) << 16U;
    return v >> 32U | v << 32U;
}

// An 8 x 8 block, byte i bit k, turned: byte k bit i (Hacker's Delight 7-3).
constexpr std::uint64_t transposed(std::uint64_t m) {
    std::uint64_t t = (m ^ m >> 7U) & 0x00aa00aa00aa00aaU;
    m ^= t ^ t << 7U;
    t = (m ^ m >> 14U) & 0x0000cccc0000ccccU;
    m ^= t ^ t << 14U;
    t = (m ^ m >> 28U) & 0x00000000f0f0f0f0U;
    return m ^ t ^ t << 28U;
}

}  // namespace rogsim
