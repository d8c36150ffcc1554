# Checks of the sources, and proofs that each check finds what it is for.

# rogsim_check(NAME COMMAND...): the test check/NAME, which runs at the top of the repository and skips with 77.
function(rogsim_check name)
    add_test(NAME check/${name} COMMAND ${ARGN} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(check/${name} PROPERTIES
        LABELS check SKIP_RETURN_CODE 77 ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1;CXX=${CMAKE_CXX_COMPILER}")
endfunction()

set(scripts ${PROJECT_SOURCE_DIR}/scripts)
rogsim_check(layers ${Python3_EXECUTABLE} ${scripts}/check_layers.py)
rogsim_check(rng_order ${Python3_EXECUTABLE} ${scripts}/check_rng_order.py)
rogsim_check(style ${Python3_EXECUTABLE} ${scripts}/check_style.py)
rogsim_check(format ${scripts}/format --check)
rogsim_check(shell ${CMAKE_CURRENT_SOURCE_DIR}/checks/shell)

# The flags of our targets, so that headers are held to the same warnings.
set(header_flags -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Werror)
if(ROGSIM_LIBCXX)
    list(APPEND header_flags -stdlib=libc++)
endif()
rogsim_check(headers ${Python3_EXECUTABLE} ${scripts}/check_headers.py --build ${PROJECT_BINARY_DIR}/headers
    -- ${CMAKE_CXX_COMPILER} ${header_flags})

file(GLOB self_tests CONFIGURE_DEPENDS checks/test_*.py)
foreach(self_test IN LISTS self_tests)
    get_filename_component(name ${self_test} NAME_WE)
    rogsim_check(${name} ${Python3_EXECUTABLE} ${self_test})
endforeach()

if(TARGET rogsim)
    add_test(NAME check/docs COMMAND ${scripts}/update_docs --check)
    set_tests_properties(check/docs PROPERTIES LABELS cli ENVIRONMENT "ROGSIM=$<TARGET_FILE:rogsim>")
endif()
