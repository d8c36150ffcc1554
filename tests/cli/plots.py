"""The plots draw what they are given, and say in words what they cannot."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

from support.program import SOURCE, environment, rogsim

SCRIPTS = ("plot_curve.py", "plot_kills.py", "plot_hp.py", "plot_power.py")


def has_matplotlib(python):
    return subprocess.run([python, "-c", "import matplotlib"], capture_output=True, check=False).returncode == 0


PYTHONS = [python for python in (sys.executable, "/usr/bin/python3") if os.path.exists(python) and has_matplotlib(python)]


def plot(script, *arguments, python=sys.executable, **changes):
    command = [python, os.path.join(SOURCE, "scripts", script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment(**changes))


class Plots(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def result(self, name, *arguments):
        path = self.path(name)
        self.assertEqual(rogsim("--floors", "1-4", "-n", 60, *arguments, "--export-json", path).returncode, 0)
        return path

    @unittest.skipUnless(PYTHONS, "no Python here has matplotlib")
    def test_every_plot_is_drawn_from_several_files_and_personas(self):
        two = self.result("two.json", "--persona", "diver", "--persona", "methodical")
        one = self.result("one.json", "--persona", "diver", "--set", "monsters/troll/power=5")
        for script in SCRIPTS:
            for output in ("x.png", "x.svg"):
                done = plot(script, two, one, "-o", self.path(output), "--title", "a title", python=PYTHONS[0])
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""), script)
            with open(self.path("x.png"), "rb") as file:
                self.assertEqual(file.read(8), b"\x89PNG\r\n\x1a\n")
            with open(self.path("x.svg"), encoding="utf-8") as file:
                text = file.read()
            for told in ("two, diver", "two, methodical", "one, diver", "a title", "floor"):
                self.assertIn(told, text, script)
            self.assertEqual(sorted(os.listdir(self.folder)), ["one.json", "two.json", "x.png", "x.svg"])

    @unittest.skipUnless(PYTHONS, "no Python here has matplotlib")
    def test_the_same_picture_for_the_same_result(self):
        result = self.result("a.json", "--persona", "diver", "--no-run-info")
        pictures = []
        for output in ("x.svg", "y.svg"):
            plot("plot_curve.py", result, "-o", self.path(output), python=PYTHONS[0])
            with open(self.path(output), "rb") as file:
                pictures.append(file.read())
        self.assertEqual(*pictures)

    def refused(self, done, told):
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn(told, done.stderr)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)

    def test_mistakes_are_told_in_a_line(self):
        result = self.result("a.json")
        broken, other = self.path("broken.json"), self.path("other.json")
        with open(result, encoding="utf-8") as file, open(broken, "w", encoding="utf-8") as half:
            half.write(file.read(2000))
        with open(other, "w", encoding="utf-8") as file:
            json.dump({"schema": "other/1.0"}, file)
        self.refused(plot("plot_curve.py", broken), "is no JSON")
        self.refused(plot("plot_hp.py", other), "is no result of rogsim")
        self.refused(plot("plot_hp.py", self.path("none.json")), "No such file")
        self.refused(plot("plot_kills.py", result, "-o", self.path("x.jpg")), ".png or an .svg")
        isolated = self.result("isolated.json", "--mode", "isolated")
        self.refused(plot("plot_curve.py", isolated), "no survival")

    def test_a_missing_package_is_named_with_how_to_get_it(self):
        result = self.result("a.json")
        os.mkdir(self.path("matplotlib"))
        with open(self.path("matplotlib/__init__.py"), "w", encoding="utf-8") as file:
            file.write("raise ImportError('none')\n")
        for script in SCRIPTS:
            self.refused(plot(script, result, PYTHONPATH=self.folder), "apt-get install python3-matplotlib")


if __name__ == "__main__":
    unittest.main()
