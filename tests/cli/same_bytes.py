"""The same bytes whatever the threads and the locale."""
# labels: threads

import os
import tempfile
import unittest

from support.program import environment, rogsim


class SameBytes(unittest.TestCase):
    def test_any_number_of_threads(self):
        for command in ("run", "census"):
            for stream in ("keyed", "cpython"):
                one, more = self.csv_and_json(command, stream, 1), {}
                self.assertGreater(min(map(len, one)), 1000)
                for threads in (2, 3, 7, 16):
                    more[threads] = self.csv_and_json(command, stream, threads)
                self.assertEqual(more, dict.fromkeys(more, one), (command, stream))

    def csv_and_json(self, command, stream, threads):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x")
            done = rogsim(command, "--floors", "1-3", "-n", 1300, "--stream", stream, "--no-run-info", "-j", threads,
                          "-f", "csv", "--export-json", path)
            with open(path, encoding="utf-8") as file:
                return done.stdout, file.read()

    def test_any_locale(self):
        arguments = ("--floors", "1-2", "-n", 100, "-f", "json", "--no-run-info")
        plain = rogsim(*arguments).stdout
        for locale in ("de_DE.UTF-8", "tr_TR.UTF-8"):
            self.assertEqual(rogsim(*arguments, env=environment(LC_ALL=locale)).stdout, plain)

    def test_another_seed_is_another_result(self):
        self.assertNotEqual(rogsim("--floors", 1, "-n", 100).stdout, rogsim("--floors", 1, "-n", 100, "--seed", 2).stdout)


if __name__ == "__main__":
    unittest.main()
