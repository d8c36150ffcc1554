# The system's packages, and what they are called where they are missing.
function(rogsim_find package debian fedora brew vcpkg)
    find_package(${package} CONFIG QUIET)
    if(NOT ${package}_FOUND)
        find_package(${package} QUIET)
    endif()
    if(NOT ${package}_FOUND)
        message(FATAL_ERROR "${package} is missing. Debian, Ubuntu: ${debian}; Fedora: ${fedora}; Homebrew: ${brew}; "
                            "vcpkg: ${vcpkg}")
    endif()
endfunction()

rogsim_find(fmt libfmt-dev fmt-devel fmt fmt)
rogsim_find(spdlog libspdlog-dev spdlog-devel spdlog spdlog)
rogsim_find(CLI11 libcli11-dev cli11-devel cli11 cli11)
rogsim_find(nlohmann_json nlohmann-json3-dev json-devel nlohmann-json nlohmann-json)
find_package(Threads REQUIRED)
