// A running 64-bit digest of whole numbers, cheap enough for the hot loop; SHA-256 makes it a result's hash.
#pragma once

#include <cstdint>

namespace rogsim {

constexpr std::uint64_t mixed(std::uint64_t digest, std::uint64_t value) {
    digest = (digest ^ value) * 0x9E3779B97F4A7C15U;
    return digest ^ digest >> 32U;
}

}  // namespace rogsim
