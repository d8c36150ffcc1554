#include "rogsim/core/rng.hpp"

#include <set>
#include <vector>

#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

// A stream whose next 64 bits have these as their upper half, so that a bounded draw can be asked about any word.
Rng rng_before(std::uint32_t word) {
    Rng rng;
    rng.s = {0, 0x9E3779B97F4A7C15U, 0xD1B54A32D192ED03U, std::rotr(std::uint64_t{word} << 32U, 23)};
    return rng;
}

struct Drawn {
    std::uint32_t value = 0;
    bool at_once = false;  // the first word was taken, not rejected
};

Drawn draw_from(std::uint32_t word, std::uint32_t bound) {
    Rng rng = rng_before(word);
    Rng one_step = rng;
    next_u64(one_step);
    const std::uint32_t value = draw_below(rng, bound);
    return {value, rng.s == one_step.s};
}

// The least word that is taken at once and gives `value` or more, found from draws alone.
std::uint64_t first_word_of(std::uint32_t value, std::uint32_t bound) {
    // Words that give the same value are neighbours; only their lowest few are rejected.
    std::uint64_t low = 0;
    std::uint64_t high = std::uint64_t{1} << 32U;
    while (low < high) {
        const std::uint64_t middle = (low + high) / 2;
        const std::uint64_t product = middle * bound >> 32U;
        if (product < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    while (low < std::uint64_t{1} << 32U && !draw_from(static_cast<std::uint32_t>(low), bound).at_once) {
        ++low;
    }
    return low;
}

}  // namespace

TEST_CASE("philox4x32-10 gives the known answers of Random123") {
    CHECK(philox4x32({0, 0, 0, 0}, {0, 0}) == PhiloxBlock{0x6627e8d5U, 0xe169c58dU, 0xbc57ac4cU, 0x9b00dbd8U});
    CHECK(philox4x32({0xffffffffU, 0xffffffffU, 0xffffffffU, 0xffffffffU}, {0xffffffffU, 0xffffffffU}) ==
          PhiloxBlock{0x408f276dU, 0x41c83b0eU, 0xa20bc7c6U, 0x6d5451fdU});
    CHECK(philox4x32({0x243f6a88U, 0x85a308d3U, 0x13198a2eU, 0x03707344U}, {0xa4093822U, 0x299f31d0U}) ==
          PhiloxBlock{0xd16cfe09U, 0x94fdccebU, 0x5001e420U, 0x24126ea1U});
}

TEST_CASE("xoshiro256++ gives the known answers of its authors' code") {
    Rng rng{{1, 2, 3, 4}};
    const std::vector<std::uint64_t> expected{41943041U,
                                              58720359U,
                                              3588806011781223U,
                                              3591011842654386U,
                                              9228616714210784205U,
                                              9973669472204895162U,
                                              14011001112246962877U,
                                              12406186145184390807U,
                                              15849039046786891736U,
                                              10450023813501588000U};
    for (const std::uint64_t value : expected) {
        CHECK(next_u64(rng) == value);
    }
}

TEST_CASE("a bounded draw gives every value from equally many words, and rejects no more than it must") {
    for (const std::uint32_t bound : {1U, 2U, 3U, 5U, 6U, 7U, 95U, 100U, 1000U, 65537U}) {
        const std::uint64_t each = (std::uint64_t{1} << 32U) / bound;
        std::uint64_t rejected = 0;
        for (std::uint32_t value = 0; value < bound; value += 1 + value / 40) {
            const std::uint64_t first = first_word_of(value, bound);
            const auto last = static_cast<std::uint32_t>(first + each - 1);
            const Drawn low = draw_from(static_cast<std::uint32_t>(first), bound);
            const Drawn high = draw_from(last, bound);
            CAPTURE(bound, value);
            CHECK(low.value == value);
            CHECK(high.value == value);
            CHECK(high.at_once);
            if (last != 0xFFFFFFFFU) {
                const Drawn after = draw_from(last + 1, bound);
                CHECK((!after.at_once || after.value == value + 1));
                rejected += after.at_once ? 0 : 1;
            }
        }
        CHECK(rejected <= (std::uint64_t{1} << 32U) % bound);
    }
}

TEST_CASE("a bounded draw by the greatest bound rejects one word only") {
    const std::uint32_t bound = 0xFFFFFFFFU;
    CHECK_FALSE(draw_from(0, bound).at_once);
    for (const std::uint32_t word : {1U, 2U, 0x7FFFFFFFU, 0x80000000U, 0xFFFFFFFEU, 0xFFFFFFFFU}) {
        CHECK(draw_from(word, bound).at_once);
        CHECK(draw_from(word, bound).value == word - 1);
    }
}

TEST_CASE("the streams of version 1 are what they were") {
    REQUIRE(kRngVersion == 1);
    Rng first = rng_for({});
    CHECK(first.s == std::array<std::uint64_t, 4>{0x428264B607071C12U, 0x6DA2BDA23909104BU, 0x657C46165F385A57U,
                                                  0x4500AB6870E6D019U});
    Rng other =
        rng_for({.seed = 0x123456789ABCDEFU, .run = 4999, .floor = 10, .purpose = Purpose::damage, .entity = 77});
    const std::uint32_t a = draw_below(other, 1000);
    const std::uint32_t b = draw_below(other, 1000);
    const std::uint32_t c = draw_below(other, 1000);
    CHECK(std::vector<std::uint32_t>{a, b, c} == std::vector<std::uint32_t>{239, 230, 313});
}

TEST_CASE("every part of a stream's name changes the stream, up to the bounds of each") {
    const std::vector<StreamId> ids{
        {},
        {.seed = 2},
        {.seed = std::uint64_t{1} << 32U | 1U},
        {.run = 1},
        {.run = std::uint64_t{1} << 32U},
        {.floor = 1},
        {.floor = 1000},
        {.floor = 65535},
        {.purpose = Purpose::spawn},
        {.purpose = Purpose::level_up},
        {.entity = 1},
        {.entity = 2},
        {.entity = (1U << 22U) - 1},
    };
    std::set<std::array<std::uint64_t, 4>> states;
    for (const StreamId& id : ids) {
        states.insert(rng_for(id).s);
    }
    CHECK(states.size() == ids.size());
}
