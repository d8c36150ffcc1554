# What comes from the system. A missing package is named as the user's package manager calls it.

# rogsim_find(NAME debian fedora homebrew vcpkg): sets NAME_FOUND, stops with the four names when it is missing.
macro(rogsim_find name debian fedora homebrew vcpkg)
    find_package(${name} QUIET CONFIG)
    if(NOT ${name}_FOUND)
        message(FATAL_ERROR
            "${name} is missing. Install it and configure again:\n"
            "  Debian, Ubuntu:  apt install ${debian}\n"
            "  Fedora:          dnf install ${fedora}\n"
            "  Homebrew:        brew install ${homebrew}\n"
            "  vcpkg:           vcpkg install ${vcpkg}")
    endif()
endmacro()

find_package(Threads REQUIRED)
rogsim_find(fmt libfmt-dev fmt-devel fmt fmt)
rogsim_find(nlohmann_json nlohmann-json3-dev json-devel nlohmann-json nlohmann-json)
rogsim_find(spdlog libspdlog-dev spdlog-devel spdlog spdlog)
rogsim_find(CLI11 libcli11-dev cli11-devel cli11 cli11)

# Debian's and Homebrew's fmt and spdlog are compiled against the compiler's own standard library, so with another one
# their headers must bring everything along.
if(ROGSIM_LIBCXX)
    set(ROGSIM_FMT fmt::fmt-header-only)
    set(ROGSIM_SPDLOG spdlog::spdlog_header_only fmt::fmt-header-only)
else()
    set(ROGSIM_FMT fmt::fmt)
    set(ROGSIM_SPDLOG spdlog::spdlog)
endif()

if(ROGSIM_TESTS)
    rogsim_find(Catch2 catch2 catch2-devel catch2 catch2)
    find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()
if(ROGSIM_BENCH)
    rogsim_find(benchmark libbenchmark-dev google-benchmark-devel google-benchmark benchmark)
endif()
