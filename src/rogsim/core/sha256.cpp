#include "rogsim/core/sha256.hpp"

#include <algorithm>
#include <bit>

namespace rogsim {
namespace {

constexpr std::size_t kBlock = 64;

constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U, 0xab1c5ed5U,
    0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU, 0x9bdc06a7U, 0xc19bf174U,
    0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU, 0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU,
    0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U, 0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U,
    0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU, 0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U,
    0xa2bfe8a1U, 0xa81a664bU, 0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U,
    0x19a4c116U, 0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U, 0xc67178f2U};

using Words = std::array<std::uint32_t, 64>;

Words expand(const std::uint8_t* block) {
    Words w{};
    for (std::size_t i = 0; i < 16; ++i) {
        w[i] = std::uint32_t{block[4 * i]} << 24U | std::uint32_t{block[4 * i + 1]} << 16U |
               std::uint32_t{block[4 * i + 2]} << 8U | std::uint32_t{block[4 * i + 3]};
    }
    for (std::size_t i = 16; i < w.size(); ++i) {
        const std::uint32_t a = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3U;
        const std::uint32_t b = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10U;
        w[i] = w[i - 16] + a + w[i - 7] + b;
    }
    return w;
}

void compress(std::array<std::uint32_t, 8>& state, const std::uint8_t* block) {
    const Words w = expand(block);
    auto v = state;
    for (std::size_t i = 0; i < w.size(); ++i) {
        const std::uint32_t s1 = std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25);
        const std::uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
        const std::uint32_t t1 = v[7] + s1 + choice + kRound[i] + w[i];
        const std::uint32_t s0 = std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22);
        const std::uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        v = {t1 + s0 + majority, v[0], v[1], v[2], v[3] + t1, v[4], v[5], v[6]};
    }
    for (std::size_t i = 0; i < state.size(); ++i) {
        state[i] += v[i];
    }
}

void add_byte(Sha256& hash, std::uint8_t byte) {
    hash.tail[hash.length++ % kBlock] = byte;
    if (hash.length % kBlock == 0) {
        compress(hash.state, hash.tail.data());
    }
}

}  // namespace

void sha256_add(Sha256& hash, std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t held = hash.length % kBlock;
        const std::size_t taken = std::min(kBlock - held, bytes.size());
        std::transform(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(taken),
                       hash.tail.begin() + static_cast<std::ptrdiff_t>(held),
                       [](char c) { return static_cast<std::uint8_t>(c); });
        hash.length += taken;
        bytes.remove_prefix(taken);
        if (held + taken == kBlock) {
            compress(hash.state, hash.tail.data());
        }
    }
}

void sha256_add_u64(Sha256& hash, std::uint64_t value) {
    for (unsigned shift = 0; shift < 64; shift += 8) {
        add_byte(hash, static_cast<std::uint8_t>(value >> shift & 0xffU));
    }
}

Sha256Digest sha256_digest(Sha256 hash) {
    const std::uint64_t bits = hash.length * 8;
    add_byte(hash, 0x80);
    while (hash.length % kBlock != 56) {
        add_byte(hash, 0);
    }
    for (unsigned shift = 64; shift != 0; shift -= 8) {
        add_byte(hash, static_cast<std::uint8_t>(bits >> (shift - 8) & 0xffU));
    }
    Sha256Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i) {
        digest[i] = static_cast<std::uint8_t>(hash.state[i / 4] >> (24 - 8 * (i % 4)) & 0xffU);
    }
    return digest;
}

std::string to_hex(const Sha256Digest& digest) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * digest.size());
    for (const std::uint8_t byte : digest) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

std::string sha256_hex(std::string_view bytes) {
    Sha256 hash;
    sha256_add(hash, bytes);
    return to_hex(sha256_digest(hash));
}

}  // namespace rogsim
