#!/usr/bin/env python3
"""Checks that a statement makes at most one random draw: compilers differ in the order of arguments and operands.

In tests, draws of one statement from different streams are allowed: their order changes nothing.

check_rng_order.py [ROOT]
"""

import os
import re
import sys

from cpp_text import blanked, cpp_files, finish, line_at, read

# The name of a draw, and what it draws from.
DRAW = re.compile(
    r"(?<![\w>])(?:next_u64|next_u32|next_unit53|(?:draw|roll|pick)_\w+)\s*(?:<[\w:]+>)?\(\s*([\w.>\[\]-]*)"
)

# report and cli draw tables, not numbers.
FOLDERS = "core stats expr tables world mapgen game bots metrics run study".split()


def statements(text):
    """(position, statement): what stands between semicolons and braces."""
    start = 0
    for match in re.finditer(r"[;{}]", text):
        yield start, text[start : match.start()]
        start = match.end()


def check(root, path):
    text = blanked(read(root, path))
    for start, statement in statements(text):
        draws = list(DRAW.finditer(statement))
        sources = [draw.group(1) for draw in draws]
        if path.startswith("src/"):
            bad = len(draws) > 1
        else:
            bad = len(set(sources)) < len(sources)
        if bad:
            yield f"{path}:{line_at(text, start + draws[0].start())}: {len(draws)} random draws in one statement"


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..")
    files = cpp_files(root, *(f"src/rogsim/{folder}" for folder in FOLDERS), "tests")
    finish([fault for path in files for fault in check(root, path)], "random draws", len(files))


main()
