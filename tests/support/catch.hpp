// Catch2, version 2 or 3. Use only what both have: TEST_CASE, SECTION, GENERATE, CHECK and REQUIRE with their THROWS
// forms, CAPTURE, INFO and Approx.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
