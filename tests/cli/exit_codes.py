"""Exit codes, and where messages go."""

import os
import tempfile
import unittest

from support.program import SOURCE, rogsim


class ExitCodes(unittest.TestCase):
    def refused(self, code, *arguments):
        """The one message; nothing on standard output."""
        done = rogsim(*arguments)
        self.assertEqual(done.returncode, code, (arguments, done.stderr))
        self.assertEqual(done.stdout, "", arguments)
        self.assertRegex(done.stderr, r"^rogsim: \S", arguments)
        return done.stderr

    def test_success(self):
        done = rogsim("--floors", 1, "-n", 3)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_mistakes_in_options_are_2_and_name_the_nearest(self):
        for arguments, nearest in (
            (["rum"], "run"),
            (["senccus"], ""),
            (["--rums", "5"], "--runs"),
            (["schedule", "--sped", "a=1"], "--speed"),
            (["-f", "jsno"], "json"),
            (["--tables", "tcod-part14"], "tcod-part1"),
            (["--set", "monsters/trol/power=5"], "monsters/troll/power"),
            (["--set", "monsters/troll/pwoer=5"], "monsters/troll/power"),
            (["--persona", "metodical"], "methodical"),
            (["--level-up", "strenth"], "strength"),
            (["oracle", "flors", "x"], "floors"),
            (["list", "persons"], "personas"),
            (["schema", "sumary"], "summary"),
        ):
            message = self.refused(2, *arguments)
            self.assertIn(nearest, message)
            if nearest:
                self.assertIn("did you mean", message)

    def test_mistakes_in_numbers_are_2(self):
        for arguments in (
            ["--runs", "0"], ["--runs", "5x"], ["--runs", "1__0"], ["--runs", "1_000_000_000_001"], ["--runs", ""],
            ["--runs", "-5"], ["--runs", "99999999999999999999"], ["--runs"],
            ["--floors", "0"], ["--floors", ""], ["--floors", "3-1"], ["--floors", "1-1001"], ["--floors", "a"],
            ["--seed", "x"], ["--seed", "18446744073709551616"], ["-j", "-1"], ["-j", "1000000"],
            ["--set", "x"], ["--set", "monsters/troll/power=x"], ["--set", "monsters/troll/power=99999999999"],
            ["schedule"], ["schedule", "--speed", "a"], ["schedule", "--speed", "a=-1"],
            ["schedule", "--speed", "a=1", "--turns", "0"], ["schedule", "--speed", "a=1", "--speed", "a=2"],
            ["list"], ["oracle"], ["oracle", "floors"], ["run", "5"], ["--runs", "1", "--runs", "2"],
        ):
            self.refused(2, *arguments)

    def test_faults_in_scenarios_are_2_with_their_place(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "mine.json")
            for text, told in (('{\n"runs": "5x"}', ':2: /runs: "5x"'), ('{"runs": 5', ":1: "),
                               ('{"set": {"monsters/trol/hp": 4}}', ":1: /set/monsters/trol/hp: no such number"),
                               ('{"tables": "tcod-part14"}', "tcod-part14"), ("[]", ":1: ")):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                self.assertIn(told, self.refused(2, "--scenario", path))
            self.refused(5, "--scenario", folder)
        self.assertIn('did you mean "agility"', self.refused(2, "--scenario", "agilty"))

    def test_a_scenario_is_what_its_options_are(self):
        plain = rogsim("--level-up", "agility", "--floors", 1, "-n", 20)
        told = rogsim("--scenario", os.path.join(SOURCE, "scenarios", "agility.json"), "--floors", 1, "-n", 20)
        self.assertEqual((told.returncode, told.stdout), (0, plain.stdout))

    def test_faults_in_tables_are_2_with_their_place(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in os.listdir(os.path.join(SOURCE, "tables", "tcod-part13")):
                with open(os.path.join(SOURCE, "tables", "tcod-part13", name), encoding="utf-8") as file:
                    text = file.read()
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                    file.write(text.replace('"hp": 10', '"hpp": 10'))
            message = self.refused(2, "--tables", folder)
            self.assertRegex(message, r"monsters\.json:\d+")
            self.assertIn("hp", message)

    def test_the_stream_of_python_games_serves_the_reference_game_only(self):
        for path in ("monsters/orc/speed", "hero/speed"):
            self.assertIn(path, self.refused(2, "--stream", "cpython", "--set", path + "=3/2"))
        self.assertEqual(rogsim("-n", 1, "--stream", "cpython", "--set", "monsters/orc/speed=2/2").returncode, 0)

    def test_two_outputs_in_one_place_are_2(self):
        self.refused(2, "-n", 1, "-f", "csv", "--export-json", "-")
        self.refused(2, "-n", 1, "--export-csv", "-", "--export-json", "-")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x")
            self.refused(2, "-n", 1, "--export-csv", path, "--export-json", os.path.join(folder, ".", "x"))
            self.assertEqual(os.listdir(folder), [])

    def test_what_cannot_be_read_or_written_is_5(self):
        self.assertIn("/no/such/folder/x", self.refused(5, "-n", 1, "--export-csv", "/no/such/folder/x"))
        self.refused(5, "-n", 1, "--export-csv", "/")
        self.refused(5, "oracle", "floors", "/no/such/file")

    def test_oracle_differs_is_1(self):
        path = os.path.join(SOURCE, "tests", "oracle", "floors-part12.json")
        self.assertEqual(rogsim("oracle", "floors", path, "--tables", "tcod-part12").returncode, 0)
        done = rogsim("oracle", "floors", path)
        self.assertEqual(done.returncode, 1)
        self.assertIn("expected", done.stdout)
        self.assertEqual(done.stderr, "")

    def test_oracle_refuses_what_is_no_recording(self):
        self.refused(2, "oracle", "traces", os.path.join(SOURCE, "tests", "oracle", "floors.json"))

    def test_help_and_version(self):
        self.assertRegex(rogsim("--version").stdout, r"^rogsim [0-9]+\.[0-9]+\.[0-9]+\n$")
        whole = rogsim("--help")
        self.assertEqual((whole.returncode, whole.stderr), (0, ""))
        self.assertEqual(rogsim("help").stdout, whole.stdout)
        for command in ("run", "schedule", "oracle"):
            self.assertIn(f"\n  {command} ", whole.stdout)
            self.assertEqual(rogsim("help", command).stdout, rogsim(command, "--help").stdout)
            self.assertNotEqual(rogsim("help", command).stdout, whole.stdout)
        self.assertIn("nonsense", self.refused(2, "help", "nonsense"))


if __name__ == "__main__":
    unittest.main()
