#!/usr/bin/env python3
"""Checks the sizes of files and functions, leftovers, tabs, and paths of somebody's machine.

check_style.py [ROOT]
"""

import os
import re
import sys

from cpp_text import blanked, finish, line_at, read

LONGEST_FILE = 500
LONGEST_FUNCTION = 80
LONGEST_LINE = 120

FOLDERS = "src tests scripts cmake docs tables scenarios .ci".split()
SOURCES = (".cpp", ".hpp", ".py", ".cmake", ".sh")
# These name what they forbid.
EXEMPT = ("scripts/check_style.py", "tests/checks/test_style.py")
LEFTOVER = re.compile(r"\b(?:TODO|FIXME|XXX)\b")
MACHINE = re.compile(r"(?<![\w.$~}])/(?:home|Users|root|work|tmp)/\w")
# The end of a function's head: its parameters and what may follow them.
HEAD = re.compile(r"\)\s*(?:(?:const|noexcept|override|final|mutable|try)\s*)*(?:->\s*[\w:<>,\s&*]+)?$")
SCOPE = re.compile(r"\b(?:namespace|class|struct|union|enum)\b[^()=]*$|\bextern\s*$")


def files_of(root):
    found = [name for name in os.listdir(root) if name != ".git" and os.path.isfile(os.path.join(root, name))]
    for folder in FOLDERS:
        for place, folders, names in os.walk(os.path.join(root, folder)):
            folders[:] = [name for name in folders if name not in ("corpus", "__pycache__")]
            found += [os.path.relpath(os.path.join(place, name), root).replace(os.sep, "/") for name in names]
    return sorted(path for path in found if path not in EXEMPT and not path.endswith((".new", ".png", ".pyc")))


def long_functions(text):
    """(line, lines) of each function at namespace or class scope that is too long."""
    text = re.sub(r"^[ \t]*#[^\n]*", lambda m: " " * len(m.group(0)), blanked(text), flags=re.MULTILINE)
    scopes = []  # of each open brace: "scope", "other", or a function's first line
    start = 0
    for match in re.finditer(r"[;{}]", text):
        head = text[start : match.start()].strip()
        start = match.end()
        if match.group(0) == "{":
            outside = all(scope == "scope" for scope in scopes)
            if SCOPE.search(head):
                scopes.append("scope")
            elif outside and HEAD.search(head):
                scopes.append(line_at(text, match.start()))
            else:
                scopes.append("other")
        elif match.group(0) == "}" and scopes:
            scope = scopes.pop()
            if isinstance(scope, int):
                lines = line_at(text, match.start()) - scope
                if lines > LONGEST_FUNCTION:
                    yield scope, lines


def check(root, path):
    try:
        text = read(root, path)
    except UnicodeDecodeError:
        yield f"{path}:1: is not UTF-8"
        return
    lines = text.splitlines()
    if path.endswith(SOURCES) and len(lines) > LONGEST_FILE:
        yield f"{path}:1: {len(lines)} lines; at most {LONGEST_FILE}"
    for number, line in enumerate(lines, 1):
        if LEFTOVER.search(line):
            yield f"{path}:{number}: finish it or file an issue"
        if MACHINE.search(line):
            yield f"{path}:{number}: a path of one machine"
        if "\t" in line:
            yield f"{path}:{number}: a tab"
        if path.endswith(SOURCES) and len(line) > LONGEST_LINE and '"' not in line:
            yield f"{path}:{number}: {len(line)} columns; at most {LONGEST_LINE}"
    if path.endswith((".cpp", ".hpp")):
        for number, length in long_functions(text):
            yield f"{path}:{number}: a function of {length} lines; at most {LONGEST_FUNCTION}"


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..")
    files = files_of(root)
    finish([fault for path in files for fault in check(root, path)], "style", len(files))


main()
