#include "rogsim/core/crc32.hpp"

#include <array>

namespace rogsim {
namespace {

constexpr std::array<std::uint32_t, 256> make_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t crc = byte;
        for (int bit = 0; bit < 8; ++bit) {
            crc = crc >> 1U ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
        }
        table[byte] = crc;
    }
    return table;
}

constexpr std::array<std::uint32_t, 256> kTable = make_table();

}  // namespace

std::uint32_t crc32(std::string_view bytes, std::uint32_t so_far) {
    std::uint32_t crc = ~so_far;
    for (const char c : bytes) {
        crc = crc >> 8U ^ kTable[(crc ^ static_cast<std::uint8_t>(c)) & 0xffU];
    }
    return ~crc;
}

}  // namespace rogsim
