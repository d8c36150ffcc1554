"""Runs the program under test, $ROGSIM, as a user would."""

import os
import subprocess

PROGRAM = os.environ["ROGSIM"]
SOURCE = os.environ["ROGSIM_SOURCE_DIR"]
TERMINAL = ("NO_COLOR", "CLICOLOR_FORCE", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG", "TERM")


def environment(**changes):
    kept = {name: value for name, value in os.environ.items() if name not in TERMINAL}
    return kept | {"LC_ALL": "C.UTF-8", "TERM": "xterm"} | changes


def rogsim(*arguments, env=None, **options):
    """The finished process; its output as text."""
    settings = {"capture_output": True, "text": True, "check": False, "timeout": 300, "stdin": subprocess.DEVNULL}
    settings |= options
    return subprocess.run([PROGRAM, *map(str, arguments)], env=env or environment(), **settings)
