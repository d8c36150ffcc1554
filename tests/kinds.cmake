# Tests in C++, with Catch2.

# Homebrew's and newer systems' Catch2 3 is compiled against another standard library than libc++ on Linux.
if(ROGSIM_LIBCXX AND Catch2_VERSION VERSION_GREATER_EQUAL 3)
    message(STATUS "Catch2 ${Catch2_VERSION} does not link with libc++: no tests in C++")
    return()
endif()

# Catch's main takes seconds to compile, so it is compiled once, unoptimised, without our warnings.
add_library(rogsim_test_main OBJECT support/main.cpp)
target_compile_options(rogsim_test_main PRIVATE -O0)
target_link_libraries(rogsim_test_main PRIVATE rogsim_build Catch2::Catch2)

# What tests share, and the slow engine that is written straight from the rules.
file(GLOB support_sources CONFIGURE_DEPENDS support/*.cpp)
list(REMOVE_ITEM support_sources ${CMAKE_CURRENT_SOURCE_DIR}/support/main.cpp)
file(GLOB_RECURSE reference_sources CONFIGURE_DEPENDS reference/*.cpp)
add_library(rogsim_test_support STATIC ${support_sources})
target_include_directories(rogsim_test_support PUBLIC ${PROJECT_SOURCE_DIR})
target_compile_definitions(rogsim_test_support PUBLIC ROGSIM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(rogsim_test_support
    PUBLIC rogsim::rogsim rogsim_build Catch2::Catch2 ${ROGSIM_FMT} nlohmann_json::nlohmann_json
    PRIVATE rogsim_warnings)
if(reference_sources)
    add_library(rogsim_reference STATIC ${reference_sources})
    target_include_directories(rogsim_reference PUBLIC ${PROJECT_SOURCE_DIR})
    target_link_libraries(rogsim_reference PUBLIC rogsim::rogsim rogsim_build PRIVATE rogsim_warnings)
    target_link_libraries(rogsim_test_support PUBLIC rogsim_reference)
endif()
if(TARGET rogsim)
    target_compile_definitions(rogsim_test_support PUBLIC ROGSIM_PROGRAM="$<TARGET_FILE:rogsim>")
    target_link_libraries(rogsim_test_support PUBLIC rogsim_cli)
endif()

# rogsim_test_kind(KIND PATTERN): the program rogsim_KIND from KIND/**/PATTERN, if there are any.
function(rogsim_test_kind kind pattern)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${kind}/${pattern})
    if(NOT sources)
        return()
    endif()
    add_executable(rogsim_${kind} ${sources} $<TARGET_OBJECTS:rogsim_test_main>)
    target_link_libraries(rogsim_${kind} PRIVATE rogsim_test_support rogsim_warnings)
    if(kind STREQUAL unit)
        # Their many files take half the time to compile so; what they test is in the library.
        target_compile_options(rogsim_${kind} PRIVATE -O0)
    endif()
    if(TARGET rogsim)
        add_dependencies(rogsim_${kind} rogsim)
    endif()
    foreach(source IN LISTS sources)
        get_filename_component(stem ${source} NAME_WE)
        file(RELATIVE_PATH name ${CMAKE_CURRENT_SOURCE_DIR} ${source})
        string(REGEX REPLACE "\\.cpp$" "" name ${name})
        set(labels ${kind})
        file(STRINGS ${source} tags REGEX "\\[(threads|slow)\\]")
        foreach(tag IN ITEMS threads slow)
            if(tags MATCHES "\\[${tag}\\]")
                list(APPEND labels ${tag})
            endif()
        endforeach()
        add_test(NAME ${name} COMMAND rogsim_${kind} --filenames-as-tags "[#${stem}]~[.]")
        set_tests_properties(${name} PROPERTIES
            LABELS "${labels}"
            FAIL_REGULAR_EXPRESSION "No test cases matched;No tests ran")
        if("threads" IN_LIST labels)
            add_dependencies(tests_threads rogsim_${kind})
        endif()
    endforeach()
    add_dependencies(tests_${kind} rogsim_${kind})
endfunction()

rogsim_test_kind(unit *_test.cpp)
rogsim_test_kind(property *_prop.cpp)
rogsim_test_kind(stat *_stat.cpp)
rogsim_test_kind(golden *_test.cpp)
rogsim_test_kind(oracle *_test.cpp)
