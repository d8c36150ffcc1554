# cmake -D ROOT=folder -D FILES=a|b -D OUTPUT=file.cpp -P embed.cmake
# Writes the files, named relative to ROOT, as string literals behind rogsim/tables/builtin.hpp. The file
# tables/NAME/x.json belongs to the ruleset NAME, scenarios/x.json to "scenarios", docs/schemas/x.json to "schemas".

# Compilers need not take literals beyond 65,536 characters; adjacent ones are joined, cut between lines.
set(longest 16000)

# rogsim_literals(TEXT VARIABLE): TEXT as raw string literals.
function(rogsim_literals text variable)
    set(literals "")
    string(LENGTH "${text}" left)
    while(left GREATER longest)
        string(SUBSTRING "${text}" 0 ${longest} piece)
        string(FIND "${piece}" "\n" cut REVERSE)
        if(cut LESS 0)
            message(FATAL_ERROR "a line is longer than ${longest} characters")
        endif()
        math(EXPR cut "${cut} + 1")
        string(SUBSTRING "${text}" 0 ${cut} piece)
        string(SUBSTRING "${text}" ${cut} -1 text)
        string(LENGTH "${text}" left)
        string(APPEND literals "R\"rogsim(${piece})rogsim\"\n     ")
    endwhile()
    set(${variable} "${literals}R\"rogsim(${text})rogsim\"" PARENT_SCOPE)
endfunction()

set(rows "")
set(count 0)
string(REPLACE "|" ";" FILES "${FILES}")
foreach(path IN LISTS FILES)
    file(READ "${ROOT}/${path}" text)
    if(text MATCHES "\\)rogsim\"")
        message(FATAL_ERROR "${path} contains )rogsim\", which ends the literal that it is put into")
    endif()
    get_filename_component(folder "${path}" DIRECTORY)
    get_filename_component(ruleset "${folder}" NAME)
    get_filename_component(file "${path}" NAME)
    rogsim_literals("${text}" literals)
    string(APPEND rows "    {\"${ruleset}\", \"${file}\",\n     ${literals}},\n")
    math(EXPR count "${count} + 1")
endforeach()

file(WRITE "${OUTPUT}" "// Generated from the folders tables, scenarios and docs/schemas.
#include \"rogsim/tables/builtin.hpp\"

#include <array>

namespace rogsim {
namespace {

constexpr std::array<BuiltinFile, ${count}> kFiles{{
${rows}}};

}  // namespace

std::span<const BuiltinFile> builtin_files() {
    return kFiles;
}

}  // namespace rogsim
")
