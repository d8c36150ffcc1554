"""What the checks share: C++ files, and their text without comments and literals."""

import os
import re
import sys

TOKENS = re.compile(
    r'//[^\n]*|/\*.*?\*/'
    r'|R"(?P<delimiter>[^()\\\s]{0,16})\(.*?\)(?P=delimiter)"'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'",
    re.DOTALL,
)


def blanked(text, keep_strings=False):
    """The text with comments and literals made blank; lines stay where they are."""

    def blank(match):
        token = match.group(0)
        if keep_strings and not token.startswith("/"):
            return token
        return re.sub(r"[^\n]", " ", token)

    return TOKENS.sub(blank, text)


def cpp_files(root, *folders):
    """Paths relative to root, sorted."""
    found = []
    for folder in folders:
        for place, _, names in os.walk(os.path.join(root, folder)):
            found += [
                os.path.relpath(os.path.join(place, name), root).replace(os.sep, "/")
                for name in names
                if name.endswith((".cpp", ".hpp"))
            ]
    return sorted(found)


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return file.read()


def line_at(text, position):
    return text.count("\n", 0, position) + 1


def finish(faults, what, count):
    """Prints faults and ends the script: 0 without any, else 1. A check that saw no file is at fault itself."""
    for fault in faults:
        print(fault)
    if count == 0:
        print(f"{what}: no files found")
        sys.exit(1)
    print(f"{what}: {count} files, {len(faults)} faults")
    sys.exit(1 if faults else 0)
