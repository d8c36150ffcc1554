// The expected values are those of CPython 3.11's random.Random.
#include "rogsim/core/cpython_rng.hpp"

#include <vector>

#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

struct Known {
    std::uint64_t seed;
    std::vector<std::uint32_t> words;    // getrandbits(32), three times
    std::vector<std::uint32_t> bounded;  // randrange(n) for n in kBounds
    std::uint64_t unit53;                // then random(), times 2^53
    std::uint32_t later;                 // then 2,000 times randint(6, 10), then getrandbits(32)
    std::uint32_t sum;                   // of those 2,000
};

const std::vector<std::uint32_t> kBounds{1, 2, 3, 6, 7, 100, 1000, 65537, 0x80000000U, 0xFFFFFFFFU};

const std::vector<Known> kKnown{
    {0U,
     {3626764237U, 1654615998U, 3255389356U},
     {0U, 1U, 0U, 2U, 4U, 62U, 414U, 39755U, 2046968324U, 1537810351U},
     5254638271008637U,
     1087557999U,
     15924U},
    {1U,
     {577090037U, 2444712010U, 3639700191U},
     {0U, 0U, 1U, 0U, 3U, 97U, 460U, 61898U, 1630434966U, 3387541014U},
     1891104775478458U,
     3770815934U,
     16138U},
    {42U,
     {2746317213U, 478163327U, 107420369U},
     {0U, 0U, 2U, 2U, 1U, 28U, 142U, 13434U, 373399426U, 2536146025U},
     3800333899828131U,
     1051742593U,
     16037U},
    {4294967295U,
     {2728839433U, 2661025012U, 872737089U},
     {0U, 0U, 2U, 4U, 2U, 77U, 348U, 49953U, 1201118819U, 1525079338U},
     8083380344006800U,
     574514386U,
     16061U},
    {4294967296U,
     {485306839U, 1508871100U, 1794561286U},
     {0U, 1U, 1U, 0U, 0U, 78U, 897U, 43451U, 1940533316U, 60122280U},
     1243756968646561U,
     1905612812U,
     15895U},
    {9223372036854775813U,
     {1478493593U, 736485321U, 1981690036U},
     {0U, 0U, 1U, 4U, 0U, 4U, 208U, 36772U, 1176591247U, 515564807U},
     2181380622553382U,
     4178082596U,
     15981U},
    {18446744073709551615U,
     {93740670U, 1068495656U, 1452108352U},
     {0U, 0U, 1U, 4U, 1U, 58U, 629U, 12454U, 1593622763U, 3298503726U},
     6594282715102503U,
     1730238413U,
     16005U},
};

}  // namespace

TEST_CASE("the CPython stream equals random.Random for seeds of one and two words") {
    for (const Known& known : kKnown) {
        CAPTURE(known.seed);
        CpythonRng words = cpython_seed(known.seed);
        for (const std::uint32_t word : known.words) {
            CHECK(next_u32(words) == word);
        }
        CpythonRng rng = cpython_seed(known.seed);
        for (std::size_t i = 0; i < kBounds.size(); ++i) {
            CHECK(draw_below(rng, kBounds[i]) == known.bounded[i]);
        }
        CHECK(next_unit53(rng) == known.unit53);
        std::uint32_t sum = 0;
        for (int i = 0; i < 2000; ++i) {
            sum += 6 + draw_below(rng, 5);
        }
        CHECK(sum == known.sum);
        CHECK(next_u32(rng) == known.later);
    }
}

TEST_CASE("CPython's bounded draw takes the upper bits: each value from equally many words") {
    std::vector<int> seen(5);
    CpythonRng rng = cpython_seed(3);
    int rejected = 0;
    for (int i = 0; i < 8000; ++i) {
        CpythonRng ahead = rng;
        const std::uint32_t three_bits = next_u32(ahead) >> 29U;
        const std::uint32_t used_before = rng.used;
        const std::uint32_t value = draw_below(rng, 5);
        ++seen[value];
        if (three_bits < 5) {
            REQUIRE(value == three_bits);
            REQUIRE(rng.used == (used_before >= 624 ? 1 : used_before + 1));
        } else {
            ++rejected;
        }
    }
    CHECK(rejected > 2800);
    CHECK(rejected < 3200);
    for (const int count : seen) {
        // 1,600 expected, standard deviation 36.
        CHECK(count > 1456);
        CHECK(count < 1744);
    }
}
