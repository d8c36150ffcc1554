#!/usr/bin/env python3
"""Compares the program's output with what a golden case expects.

golden.py [--update] CASE...

A case is a folder with a file "cmd": one line, a command that starts with "rogsim" and runs at the top of the
repository. expected.out and expected.err are what it prints (nothing where the file is missing), expected.code is its
exit code (0 where missing). What differs is written beside the expected file, with ".new" at the end. The program is
taken from the environment variable ROGSIM.
"""

import difflib
import os
import shlex
import subprocess
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
QUIET = ("NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS", "LINES")


def run(case):
    """What the case's command gives, by file."""
    with open(os.path.join(case, "cmd"), encoding="utf-8") as file:
        words = shlex.split(file.read())
    if not words or words[0] != "rogsim":
        sys.exit(f"{case}/cmd: the command must start with rogsim")
    environment = {name: value for name, value in os.environ.items() if name not in QUIET}
    environment |= {"LC_ALL": "C.UTF-8", "TERM": "dumb"}
    done = subprocess.run(
        [os.environ["ROGSIM"], *words[1:]],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    code = b"" if done.returncode == 0 else b"%d\n" % done.returncode
    return {"expected.out": done.stdout, "expected.err": done.stderr, "expected.code": code}


def bytes_of(path):
    if not os.path.exists(path):
        return b""
    with open(path, "rb") as file:
        return file.read()


def write_or_remove(path, content):
    if content:
        with open(path, "wb") as file:
            file.write(content)
    elif os.path.exists(path):
        os.remove(path)


def lines(content):
    return content.decode("utf-8", "replace").splitlines(keepends=True)


def main():
    update = "--update" in sys.argv[1:]
    cases = [argument for argument in sys.argv[1:] if argument != "--update"]
    if not cases:
        sys.exit(__doc__)
    differing = 0
    for case in cases:
        for name, actual in run(case).items():
            path = os.path.join(case, name)
            expected = bytes_of(path)
            if update:
                write_or_remove(path, actual)
            write_or_remove(path + ".new", b"" if update or actual == expected else actual)
            if actual != expected:
                differing += 1
                sys.stdout.writelines(difflib.unified_diff(lines(expected), lines(actual), path, path + ".new"))
    print(f"{len(cases)} cases, {differing} files {'updated' if update else 'differ'}")
    sys.exit(1 if differing and not update else 0)


main()
