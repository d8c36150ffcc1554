import os
import subprocess
import sys
import tempfile
import unittest

from planted import SCRIPTS


def check(text):
    """The exit code of scripts/format --check on a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.cpp")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        command = [os.path.join(SCRIPTS, "format"), "--check", path]
        return subprocess.run(command, capture_output=True, check=False).returncode


class Format(unittest.TestCase):
    def test_formatted_is_fine(self):
        self.assertEqual(check("int f() { return 1; }\n"), 0)

    def test_unformatted_is_not(self):
        self.assertEqual(check("int f ( ) {return 1;}\n"), 1)


if check("") == 77:
    sys.exit(77)
unittest.main()
