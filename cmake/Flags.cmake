# rogsim_build: what every target needs for equal results. rogsim_warnings: for our own code only.
add_library(rogsim_build INTERFACE)
target_compile_features(rogsim_build INTERFACE cxx_std_20)
target_compile_options(rogsim_build INTERFACE -ffp-contract=off)
if(ROGSIM_LIBCXX)
    target_compile_options(rogsim_build INTERFACE -stdlib=libc++)
    target_link_options(rogsim_build INTERFACE -stdlib=libc++)
endif()
if(ROGSIM_SANITIZE)
    target_compile_options(rogsim_build INTERFACE -fsanitize=${ROGSIM_SANITIZE} -fno-sanitize-recover=all
                                                  -fno-omit-frame-pointer)
    target_link_options(rogsim_build INTERFACE -fsanitize=${ROGSIM_SANITIZE})
endif()

add_library(rogsim_warnings INTERFACE)
target_compile_options(rogsim_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                                                 -Wold-style-cast $<$<BOOL:${ROGSIM_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(rogsim_warnings INTERFACE -Wno-restrict)  # false alarms on std::string (gcc bug 105329)
endif()
# gcc 12 sees uninitialised values in its own <regex> and <algorithm> under sanitizers.
if(ROGSIM_SANITIZE)
    target_compile_options(rogsim_warnings INTERFACE -Wno-maybe-uninitialized)
endif()

if(ROGSIM_LTO AND NOT ROGSIM_SANITIZE)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT ROGSIM_IPO OUTPUT ROGSIM_IPO_WHY LANGUAGES CXX)
else()
    set(ROGSIM_IPO OFF)
endif()
