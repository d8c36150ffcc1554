"""What rogsim replay tells is what rogsim run did."""

import csv
import io
import re
import unittest

from support.program import rogsim

PLAN = ("--persona", "diver", "--seed", 5, "--floors", "1-5")


def fields(text):
    return {name: value for name, _, value in
            (line.strip().partition(" ") for line in text[text.index("\nend\n") + 5:].splitlines())}


class Replays(unittest.TestCase):
    def test_the_end_is_the_row(self):
        rows = list(csv.DictReader(io.StringIO(rogsim(*PLAN, "-n", 40, "-f", "runs").stdout)))
        self.assertEqual(len(rows), 40)
        for run in range(0, 40, 3):
            done = rogsim("replay", *PLAN, "--run", run)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertEqual(fields(done.stdout), rows[run])

    def test_each_event_is_a_line_and_hp_never_jump(self):
        text = rogsim("replay", *PLAN, "--run", 2).stdout
        left = {}
        told = 0
        for line in text[:text.index("\nend\n")].splitlines():
            if line.startswith("floor "):
                left = {}
                continue
            self.assertRegex(line, r"^ *\d+  \S")
            hurt = re.fullmatch(r" *\d+  (.+) loses (\d+) HP by .+, (\d+) left", line)
            if hurt:
                told += 1
                name, lost, hp = hurt[1], int(hurt[2]), int(hurt[3])
                if name != "hero" and name in left:
                    self.assertEqual(left[name] - lost, hp, line)
                left[name] = hp
        self.assertGreater(told, 20)

    def test_one_floor_of_it(self):
        whole, part = (rogsim("replay", *PLAN, "--run", 2, *more).stdout for more in ((), ("--floor", 2)))
        self.assertTrue(part.startswith("floor 2\n"))
        self.assertTrue(part[:part.index("end\n")] in whole)
        self.assertNotIn("floor 1\n", part)

    def test_deaths_are_summed_up(self):
        rows = csv.DictReader(io.StringIO(rogsim(*PLAN, "-n", 40, "-f", "runs").stdout))
        for row in list(rows)[:10]:
            why = rogsim("replay", *PLAN, "--run", row["run"], "--why").stdout
            if row["outcome"] == "died":
                self.assertTrue(why.startswith(f"run {row['run']}: died on floor {row['floor']}, turn "), why)
                self.assertIn(row["killer"], why)
                self.assertEqual(len(why.splitlines()), 5)
                self.assertRegex(why, r"HP over the last \d+ turns:( \d+)* 0, of " + row["max_hp"])
            else:
                self.assertIn("did not die", why)

    def test_maps(self):
        text = rogsim("replay", *PLAN, "--run", 0, "--floor", 1, "--map", "0,5,end").stdout
        heads = re.findall(r"^floor 1, turn (\d+): hero at \((\d+),(\d+)\)", text, re.M)
        self.assertEqual([int(head[0]) for head in heads[:2]], [0, 5])
        self.assertEqual(len(heads), 3)
        self.assertEqual(text.count("@ hero"), 3)

    def test_what_cannot_be_replayed_is_2(self):
        for arguments, told in ((("--floor", 5, "--run", 3, "--persona", "berserker"), "saw floors 1 to "),
                                (("--run", "x"), "--run"), (("--map", "1,,2"), "--map"), (("--map", "-1"), "--map"),
                                (("--persona", "diver", "--persona", "random"), "one player"),
                                (("--why", "--runs", 5), "--runs"), (("--floor", 0), "--floor")):
            done = rogsim("replay", *arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertIn(told, done.stderr)


if __name__ == "__main__":
    unittest.main()
