"""Personas of a ruleset's own, and what is said of faults in them."""
# labels: threads

import json
import os
import shutil
import tempfile
import unittest

from support.program import SOURCE, rogsim


class Personas(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.tables = os.path.join(self.folder, "mine")
        shutil.copytree(os.path.join(SOURCE, "tables", "tcod-part13"), self.tables)

    def play(self, rules, *arguments, floors="1", runs=600):
        """A short run of the persona "mine", which has these rules; each stands on a line of its own, the first on 5."""
        lines = ",\n".join(json.dumps(rule) for rule in rules)
        text = f'{{\n"mine": {{"summary": "tested",\n"level_up": ["strength"],\n"rules": [\n{lines}]}}}}\n'
        with open(os.path.join(self.tables, "personas.json"), "w", encoding="utf-8") as file:
            file.write(text)
        return rogsim("--tables", self.tables, "--persona", "mine", "--floors", floors, "-n", runs, *arguments)

    def refused(self, rules, *arguments, **length):
        done = self.play(rules, *arguments, **length)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        return done.stderr.removeprefix(f"rogsim: {self.tables}{os.sep}")

    def test_own_rules_are_played(self):
        done = self.play([{"do": "wait"}], "-j", 2, "-f", "csv", "--set", "rules/floor_turn_limit=50")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        header, floor = (line.split(",") for line in done.stdout.splitlines()[:2])
        shown = dict(zip(header, floor))
        self.assertEqual((shown["persona"], shown["entered"], shown["cleared"]), ("mine", "600", "0"))

    def test_a_persona_takes_the_place_of_a_built_in_one(self):
        with open(os.path.join(self.tables, "personas.json"), "w", encoding="utf-8") as file:
            file.write('{"prudent": {"summary": "x", "level_up": ["agility"], "like": "berserker"}}')
        arguments = ("--floors", 1, "-n", 50, "-f", "jsonl", "--no-run-info")
        own = rogsim("--tables", self.tables, *arguments).stdout
        self.assertNotEqual(own.split("\n")[1:], rogsim(*arguments).stdout.split("\n")[1:])

    def test_a_fault_while_playing_is_2_with_its_place_and_a_caret(self):
        rules = [{"do": "attack"}, {"when": "turn > 5 and 100 / (turn - 40) > 50", "do": "wait"}, {"do": "explore"}]
        for threads in (1, 2, 7):
            self.assertEqual(self.refused(rules, "-j", threads),
                             "personas.json:6: /mine/rules/1/when: division by zero in run 0, floor 1, turn 40\n"
                             "    turn > 5 and 100 / (turn - 40) > 50\n"
                             "                     ^\n")
        rules = [{"when": "hp < 0 or 9223372036854775807 + turn < 0", "do": "explore"}, {"do": "explore"}]
        self.assertEqual(self.refused(rules, "-j", 2),
                         "personas.json:5: /mine/rules/0/when: overflow in run 0, floor 1, turn 1\n"
                         "    hp < 0 or 9223372036854775807 + turn < 0\n"
                         "                                  ^\n")

    def test_a_rare_fault_is_the_same_one_for_any_number_of_threads(self):
        rules = [{"when": "1 / (hp - 3) and 0", "do": "wait"}, {"do": "attack"}, {"do": "approach"}, {"do": "explore"},
                 {"do": "descend"}]
        length = {"floors": "1-3", "runs": 20000}
        one = self.refused(rules, "-j", 1, **length)
        self.assertIn("division by zero in run ", one)
        for threads in (2, 3, 7, 16):
            self.assertEqual(self.refused(rules, "-j", threads, **length), one)

    def test_a_typo_is_answered_with_what_was_meant(self):
        self.assertEqual(self.refused([{"do": "attack"}, {"when": "hp < 3 and visble > 0", "do": "wait"}]),
                         'personas.json:6: /mine/rules/1/when: "visble" is not known; did you mean "visible"?\n'
                         "    hp < 3 and visble > 0\n"
                         "               ^\n")
        for rule, meant in (
            ({"do": "atack"}, "attack"),
            ({"do": "attack", "choose": "weekest"}, "weakest"),
            ({"do": "attack", "chose": "weakest"}, "choose"),
            ({"do": "use", "item": "lightening"}, "lightning"),
            ({"when": "mni(hp, 3)", "do": "wait"}, "min"),
            ({"wen": "hp", "do": "wait"}, "when"),
        ):
            self.assertIn(f'did you mean "{meant}"?', self.refused([rule]))

    def test_a_typo_is_told_whoever_plays(self):
        self.play([{"do": "atack"}])
        done = rogsim("--tables", self.tables, "--persona", "diver", "--floors", 1, "-n", 1)
        self.assertEqual(done.returncode, 2)
        self.assertIn("personas.json:5", done.stderr)

    def test_all_faults_are_told_together(self):
        text = self.refused([{"when": "hp <", "do": "wait"}, {"do": "dance"}, {"do": "use"}])
        for line in (5, 6, 7):
            self.assertIn(f"personas.json:{line}: ", text)


if __name__ == "__main__":
    unittest.main()
