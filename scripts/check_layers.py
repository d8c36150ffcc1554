#!/usr/bin/env python3
"""Checks that includes go to the own folder or down, and that heavy libraries stay in their files.

check_layers.py [ROOT]
"""

import os
import re
import sys

from cpp_text import blanked, cpp_files, finish, line_at, read

# From the lowest to the highest.
LAYERS = "core json stats expr tables world mapgen game bots metrics run study report cli".split()

# Which files may include what.
PINS = {
    r"CLI/": r"src/cli/parse\.cpp",
    r"spdlog/": r"src/cli/\w+\.cpp",
    r"nlohmann/": r"src/rogsim/((json|report)/\w+|run/\w*result\w*|\w+/\w*oracle\w*)\.cpp",
    r"iostream$": r"src/cli/\w+\.(cpp|hpp)",
}

# What the library leaves to the program.
FORBIDDEN_IN_LIBRARY = re.compile(
    r"\bstd::(?:cout|cerr|clog)\b|(?<![\w:.])(?:std::)?(?:printf|fprintf|puts|fputs|exit|quick_exit|abort|getenv)\s*\("
)

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)


def layer_of(path):
    """'src/rogsim/world/fov.cpp' or 'rogsim/world/fov.hpp' -> 'world'; '' for the umbrella header."""
    parts = path.removeprefix("src/").split("/")
    if parts[0] == "cli":
        return "cli"
    if parts[0] == "rogsim" and len(parts) > 2:
        return parts[1]
    return ""


def check(root, path):
    text = read(root, path)
    layer = layer_of(path)
    if layer and layer not in LAYERS:
        yield f"{path}:1: the folder {layer} is no layer; layers: {', '.join(LAYERS)}"
        return
    height = LAYERS.index(layer) if layer else LAYERS.index("cli") - 1
    for match in INCLUDE.finditer(blanked(text, keep_strings=True)):
        included = match.group(1)
        place = f"{path}:{line_at(text, match.start())}"
        for pattern, allowed in PINS.items():
            if re.match(pattern, included) and not re.fullmatch(allowed, path):
                yield f"{place}: <{included}> may only be included by {allowed}"
        if re.match(r"rogsim(/|\.hpp)|cli/", included):
            other = layer_of(included)
            if not other and path != "src/rogsim.hpp":
                yield f"{place}: the umbrella header is for users of the library"
            elif other and other not in LAYERS:
                yield f"{place}: \"{included}\" is in no layer"
            elif other and LAYERS.index(other) > height:
                yield f"{place}: {layer or 'rogsim.hpp'} includes \"{included}\", which is above it"
        elif included.startswith(("tests/", ".")):
            yield f"{place}: \"{included}\" is not below src"
    if layer != "cli":
        for match in FORBIDDEN_IN_LIBRARY.finditer(blanked(text)):
            yield f"{path}:{line_at(text, match.start())}: the library does not print, exit or read the environment"


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..")
    files = cpp_files(root, "src")
    finish([fault for path in files for fault in check(root, path)], "layers", len(files))


main()
