#!/usr/bin/env python3
"""Checks that every header compiles alone, and twice in a file.

check_headers.py --build FOLDER [--root ROOT] -- COMPILER [FLAGS...]
"""

import argparse
import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from cpp_text import cpp_files, finish


def write_if_changed(path, text):
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def check(options, command, header):
    """The compiler's words on the header, or nothing."""
    name = header.removeprefix("src/")
    source = os.path.abspath(os.path.join(options.build, header + ".cpp"))
    write_if_changed(source, f'#include "{name}"\n#include "{name}"\n')
    include = ["-I", os.path.join(options.root, "src"), "-I", options.root]
    run = subprocess.run(
        [*command, "-std=c++20", "-O0", *include, "-c", source, "-o", source + ".o"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return "" if run.returncode == 0 else f"{header}:1: does not compile alone\n{run.stdout}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", required=True)
    parser.add_argument("--root", default=os.path.join(os.path.dirname(__file__), ".."))
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    options.root = os.path.abspath(options.root)
    command = options.command
    if shutil.which("ccache") and "ccache" not in command[0]:
        command = ["ccache", *command]
    headers = [path for path in cpp_files(options.root, "src", "tests") if path.endswith(".hpp")]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = list(filter(None, pool.map(lambda header: check(options, command, header), headers)))
    finish(faults, "headers", len(headers))


main()
