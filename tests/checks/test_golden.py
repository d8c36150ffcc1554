import os
import subprocess
import sys
import tempfile
import unittest

from planted import SCRIPTS

PROGRAM = "#!/bin/sh\necho \"out $*\"\necho err >&2\nexit 3\n"


class Golden(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.write("cmd", "rogsim --runs 5 'two words'\n")
        self.program = self.write("program", PROGRAM)
        os.chmod(self.program, 0o755)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def has(self, name):
        return os.path.exists(os.path.join(self.folder.name, name))

    def run_case(self, *options):
        command = [sys.executable, os.path.join(SCRIPTS, "golden.py"), *options, self.folder.name]
        environment = os.environ | {"ROGSIM": self.program}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def test_the_same_passes(self):
        self.write("expected.out", "out --runs 5 two words\n")
        self.write("expected.err", "err\n")
        self.write("expected.code", "3\n")
        self.assertEqual(self.run_case().returncode, 0)
        self.assertFalse(self.has("expected.out.new"))

    def test_every_difference_fails_and_is_kept(self):
        done = self.run_case()
        self.assertEqual(done.returncode, 1)
        for name in ("expected.out", "expected.err", "expected.code"):
            self.assertIn(name, done.stdout)
            self.assertTrue(self.has(name + ".new"))

    def test_update_makes_it_pass(self):
        self.run_case()
        self.assertEqual(self.run_case("--update").returncode, 0)
        self.assertFalse(self.has("expected.out.new"))
        self.assertEqual(self.run_case().returncode, 0)


unittest.main()
