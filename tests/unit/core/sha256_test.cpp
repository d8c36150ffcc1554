#include "rogsim/core/sha256.hpp"

#include <string>

#include "tests/support/catch.hpp"

using namespace rogsim;

TEST_CASE("sha256 gives the known answers of FIPS 180-4 and of its test vectors") {
    CHECK(sha256_hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(sha256_hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(sha256_hex(std::string(1000000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("sha256 takes bytes above 127 and zero bytes as they are") {
    std::string all;
    for (int byte = 0; byte < 256; ++byte) {
        all += static_cast<char>(byte);
    }
    CHECK(sha256_hex(all) == "40aff2e9d2d8922e47afd4648e6967497158785fbd1da870e7110266bf944880");
}

TEST_CASE("sha256 does not depend on how the bytes are cut") {
    std::string text;
    for (int i = 0; i < 200; ++i) {
        text += static_cast<char>('a' + i % 26);
    }
    const std::string whole = sha256_hex(text);
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        Sha256 hash;
        sha256_add(hash, std::string_view{text}.substr(0, cut));
        sha256_add(hash, std::string_view{text}.substr(cut));
        CAPTURE(cut);
        CHECK(to_hex(sha256_digest(hash)) == whole);
    }
}

TEST_CASE("sha256 writes a whole number least significant byte first") {
    Sha256 hash;
    sha256_add(hash, "x");
    sha256_add_u64(hash, 0x0807060504030201U);
    CHECK(to_hex(sha256_digest(hash)) == sha256_hex("x\x01\x02\x03\x04\x05\x06\x07\x08"));
}
