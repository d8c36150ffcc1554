// The random stream of a CPython game: MT19937 (Matsumoto and Nishimura 1998) seeded as random.seed(int) does,
// with CPython's bounded draws. Equal bit for bit (oracle: next_random of every floor and game).
#pragma once

#include <array>
#include <cstdint>

namespace rogsim {

struct CpythonRng {
    std::array<std::uint32_t, 624> state{};
    std::uint32_t used = 624;  // words of `state` already given out
};

// random.seed(seed): init_by_array over the 32-bit words of seed, least significant first.
CpythonRng cpython_seed(std::uint64_t seed);

std::uint32_t next_u32(CpythonRng& rng);

// getrandbits(bit_length(bound)) until below bound; bound >= 1.
std::uint32_t draw_below(CpythonRng& rng, std::uint32_t bound);

// random.random() as a whole number of 2^-53: two words a draw. The double is this times 2^-53.
std::uint64_t next_unit53(CpythonRng& rng);

}  // namespace rogsim
