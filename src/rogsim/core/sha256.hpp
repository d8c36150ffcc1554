// SHA-256 (FIPS 180-4), fed piece by piece: result_hash, layout_hash, table hashes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rogsim {

using Sha256Digest = std::array<std::uint8_t, 32>;

// A hash in the making. Copying it forks it.
struct Sha256 {
    std::array<std::uint32_t, 8> state{0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU,
                                       0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};
    std::uint64_t length = 0;             // bytes taken so far, below 2^61
    std::array<std::uint8_t, 64> tail{};  // length % 64 bytes that do not fill a block yet
};

void sha256_add(Sha256& hash, std::string_view bytes);

// A whole number as eight bytes, least significant first, on every machine.
void sha256_add_u64(Sha256& hash, std::uint64_t value);

// The digest of all bytes taken; `hash` itself may be fed further.
Sha256Digest sha256_digest(Sha256 hash);

// 64 lower-case hexadecimal digits.
std::string to_hex(const Sha256Digest& digest);
std::string sha256_hex(std::string_view bytes);

}  // namespace rogsim
