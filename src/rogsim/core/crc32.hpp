// CRC-32 as in zlib, PNG and Python's zlib.crc32: polynomial 0xEDB88320, reflected, inverted at both ends.
#pragma once

#include <cstdint>
#include <string_view>

namespace rogsim {

// The checksum of what gave `so_far`, followed by `bytes`: crc32(b, crc32(a)) == crc32(a + b).
std::uint32_t crc32(std::string_view bytes, std::uint32_t so_far = 0);

}  // namespace rogsim
