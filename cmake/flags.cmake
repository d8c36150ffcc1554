# rogsim_build: for everything that is compiled here. rogsim_warnings: for our own code, ours alone to suffer under.

set(CMAKE_CXX_EXTENSIONS OFF)

add_library(rogsim_build INTERFACE)
target_compile_features(rogsim_build INTERFACE cxx_std_20)
# A fused multiply-add rounds once instead of twice: results would depend on compiler and processor.
target_compile_options(rogsim_build INTERFACE -ffp-contract=off)

if(ROGSIM_LIBCXX)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "ROGSIM_LIBCXX needs clang++, and this is ${CMAKE_CXX_COMPILER}")
    endif()
    target_compile_options(rogsim_build INTERFACE -stdlib=libc++)
    target_link_options(rogsim_build INTERFACE -stdlib=libc++)
endif()

if(ROGSIM_SANITIZE)
    string(REPLACE ";" "," sanitizers "${ROGSIM_SANITIZE}")
    target_compile_options(rogsim_build INTERFACE
        -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(rogsim_build INTERFACE -fsanitize=${sanitizers})
endif()

if(ROGSIM_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "ROGSIM_FUZZ needs clang++, and this is ${CMAKE_CXX_COMPILER}")
    endif()
    target_compile_options(rogsim_build INTERFACE -fsanitize=fuzzer-no-link)
endif()

add_library(rogsim_warnings INTERFACE)
target_compile_options(rogsim_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    $<$<BOOL:${ROGSIM_WERROR}>:-Werror>)
if(ROGSIM_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # gcc 12 sees uninitialised variables in its own <regex> when instrumented.
    target_compile_options(rogsim_warnings INTERFACE -Wno-maybe-uninitialized)
endif()

include(CheckIPOSupported)
check_ipo_supported(RESULT ROGSIM_IPO OUTPUT ipo_fault LANGUAGES CXX)
if(ROGSIM_IPO AND NOT ROGSIM_SANITIZE)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION_RELEASE ON)
endif()
