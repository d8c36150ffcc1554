"""A tree of files with a planted fault, for the self-tests of the checks."""

import os
import subprocess
import sys
import tempfile

SCRIPTS = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "scripts"))


def run(script, files, *arguments):
    """Runs scripts/SCRIPT over a tree of {path: text}; gives (exit code, output)."""
    with tempfile.TemporaryDirectory() as root:
        for path, text in files.items():
            full = os.path.join(root, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
        command = [sys.executable, os.path.join(SCRIPTS, script)]
        command += [argument.replace("{root}", root) for argument in arguments or ["{root}"]]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr
