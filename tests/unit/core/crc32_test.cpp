#include "rogsim/core/crc32.hpp"

#include <string>

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("crc32 gives zlib's answers") {
    CHECK(crc32("") == 0U);
    CHECK(crc32("a") == 0xe8b7be43U);
    CHECK(crc32("123456789") == 0xcbf43926U);
    std::string all;
    for (int byte = 0; byte < 256; ++byte) {
        all += static_cast<char>(byte);
    }
    CHECK(crc32(all) == 0x29058c73U);
}

TEST_CASE("crc32 does not depend on how the bytes are cut") {
    const std::string text = "every creature waits in a queue";
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        CAPTURE(cut);
        CHECK(crc32(text.substr(cut), crc32(text.substr(0, cut))) == crc32(text));
    }
}
