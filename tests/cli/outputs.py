"""Standard output, standard error and files: pipes, full disks, terminals."""

import json
import os
import pty
import stat
import subprocess
import tempfile
import unittest

from support.program import PROGRAM, environment, rogsim

QUICK = ("--floors", "1-2", "-n", "20")


def on_terminal(arguments, env):
    """What the program shows where both outputs are a terminal."""
    ours, theirs = pty.openpty()
    command = [PROGRAM, *arguments]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL, env=env) as child:
        os.close(theirs)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:
                break
            if not piece:
                break
            shown += piece
    os.close(ours)
    return shown.decode()


class Outputs(unittest.TestCase):
    def test_piped_output_is_csv(self):
        done = rogsim(*QUICK)
        self.assertTrue(done.stdout.startswith("config_id,persona,floor,runs,"))
        self.assertEqual(done.stderr, "")
        self.assertNotIn("\r", done.stdout)

    def test_a_terminal_gets_a_table_with_bars_and_colour(self):
        shown = on_terminal(QUICK, environment(COLUMNS="160"))
        self.assertIn("survival", shown)
        self.assertIn("█", shown)
        self.assertIn("\x1b[1m", shown)

    def test_no_color_dumb_and_narrow_terminals(self):
        shown = on_terminal(QUICK, environment(COLUMNS="160", NO_COLOR="1"))
        self.assertNotIn("\x1b[1m", shown)
        shown = on_terminal(QUICK, environment(COLUMNS="160", TERM="dumb"))
        self.assertNotIn("\x1b", shown)
        self.assertTrue(shown.isascii())
        shown = on_terminal(("-q", *QUICK), environment(COLUMNS="50", NO_COLOR="1"))
        rows = [line for line in shown.splitlines() if line.lstrip().startswith(("floor ", "1 ", "2 "))]
        self.assertEqual(len(rows), 3)
        self.assertLessEqual(max(map(len, rows)), 50)
        shown = on_terminal(QUICK, environment(COLUMNS="160", LC_ALL="C"))
        self.assertTrue(shown.isascii())

    def test_color_always_and_never(self):
        self.assertIn("\x1b[1m", rogsim(*QUICK, "-f", "table", "--color", "always").stdout)
        self.assertNotIn("\x1b", rogsim(*QUICK, "-f", "table").stdout)
        self.assertNotIn("\x1b", on_terminal((*QUICK, "-q", "--color", "never"), environment()))

    def test_verbose_logs_on_standard_error_only(self):
        plain = rogsim(*QUICK)
        loud = rogsim("-v", *QUICK)
        self.assertEqual(loud.stdout, plain.stdout)
        self.assertIn("20 runs", loud.stderr)

    def test_exports_hold_what_standard_output_would(self):
        with tempfile.TemporaryDirectory() as folder:
            csv, other = os.path.join(folder, "a.csv"), os.path.join(folder, "a.json")
            done = rogsim(*QUICK, "--no-run-info", "--export-csv", csv, "--export-json", other)
            with open(csv, encoding="utf-8") as file:
                self.assertEqual(file.read(), done.stdout)
            with open(other, encoding="utf-8") as file:
                self.assertEqual(file.read(), rogsim(*QUICK, "--no-run-info", "-f", "json").stdout)
            self.assertEqual(sorted(os.listdir(folder)), ["a.csv", "a.json"])
            self.assertTrue(stat.S_IMODE(os.stat(csv).st_mode) & stat.S_IRUSR)

    def test_every_format_is_exported_as_it_is_printed(self):
        with tempfile.TemporaryDirectory() as folder:
            formats = ("csv", "json", "md", "jsonl", "runs", "hist")
            paths = {name: os.path.join(folder, name) for name in formats}
            options = [word for name, path in paths.items() for word in ("--export-" + name, path)]
            players = ("--persona", "diver", "--persona", "random", "--no-run-info")
            self.assertEqual(rogsim(*QUICK, *players, *options).returncode, 0)
            for name, path in paths.items():
                with open(path, encoding="utf-8") as file:
                    self.assertEqual(file.read(), rogsim(*QUICK, *players, "-f", name).stdout, name)

    def test_chosen_columns_and_quantiles(self):
        rows = rogsim(*QUICK, "--columns", "floor,survival,turns_p90", "--quantiles", "10,90").stdout.splitlines()
        self.assertEqual(rows[0], "floor,survival,turns_p90")
        self.assertEqual(len(rows[1].split(",")), 3)
        text = rogsim(*QUICK, "-f", "table", "--columns", "survival,hp_entry_mean").stdout
        self.assertIn("survival  hp_entry_mean", text)

    def test_a_wrong_choice_is_told_before_anything_is_simulated(self):
        for options, told in ((("--columns", "floor,hzard"), '"hazard"'), (("--columns", "turns_p90"), 'did you mean "turns_p'),
                              (("--columns", ""), "--columns"), (("--quantiles", "50,101"), "101"),
                              (("--quantiles", "5,5x"), "5x"), (("--layout", "lnog"), "long"),
                              (("-f", "jsnl"), "jsonl"), (("--persona", "prudnt"), "prudent"),
                              (("--persona", "diver", "--persona", "diver"), "diver")):
            done = rogsim("-n", "900M", *options, timeout=20)
            self.assertEqual((done.returncode, done.stdout), (2, ""), options)
            self.assertIn(told, done.stderr)

    def test_formats_of_one_run_are_not_of_censuses(self):
        done = rogsim("census", "-n", "900M", "-f", "runs", timeout=20)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("runs", done.stderr)

    def test_an_export_to_standard_output_takes_its_place(self):
        done = rogsim(*QUICK, "--export-json", "-")
        self.assertEqual(json.loads(done.stdout)["schema"], "rogsim.summary/1.1")

    def test_a_file_is_replaced_only_by_a_whole_result(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "kept")
            link = os.path.join(folder, "link")
            with open(path, "w", encoding="utf-8") as file:
                file.write("old")
            os.symlink(path, link)
            os.chmod(path, 0o640)
            failed = rogsim(*QUICK, "--export-csv", path, "--export-json", "/dev/full")
            self.assertEqual(failed.returncode, 5)
            failed = rogsim(*QUICK, "--export-csv", path, "--set", "monsters/orc/hp=-1")
            self.assertEqual(failed.returncode, 2)
            self.assertEqual(sorted(os.listdir(folder)), ["kept", "link"])
            self.assertEqual(rogsim(*QUICK, "--export-csv", link).returncode, 0)
            self.assertTrue(os.path.islink(link))
            self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o640)
            with open(path, encoding="utf-8") as file:
                self.assertTrue(file.read().startswith("config_id"))

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_read_only_places_are_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x")
            with open(path, "w", encoding="utf-8") as file:
                file.write("old")
            os.chmod(path, 0o400)
            self.assertEqual(rogsim(*QUICK, "--export-csv", path).returncode, 5)
            os.chmod(folder, 0o500)
            self.assertEqual(rogsim(*QUICK, "--export-csv", os.path.join(folder, "y")).returncode, 5)
            os.chmod(folder, 0o700)

    def test_unwritable_places_are_told_before_anything_is_simulated(self):
        done = rogsim("-n", "900M", "--export-csv", "/no/such/folder/x", timeout=20)
        self.assertEqual((done.returncode, done.stdout), (5, ""))

    def test_a_full_disk_is_5(self):
        with open("/dev/full", "wb") as full:
            done = rogsim(*QUICK, capture_output=False, stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 5)
        self.assertIn("standard output", done.stderr)

    def test_closed_descriptors(self):
        shell = ["sh", "-c", '"$0" --floors 1 -n 900M >&-', PROGRAM]
        done = subprocess.run(shell, env=environment(), capture_output=True, text=True, check=False, timeout=20)
        self.assertEqual(done.returncode, 5)
        self.assertIn("closed", done.stderr)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x")
            shell = ["sh", "-c", '"$0" --floors 1 -n 9 --export-csv "$1" -v <&- 2>&-', PROGRAM, path]
            done = subprocess.run(shell, env=environment(), capture_output=True, text=True, check=False, timeout=20)
            self.assertEqual(done.returncode, 0)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), done.stdout)

    def test_a_reader_that_leaves_is_141_without_a_word(self):
        with subprocess.Popen([PROGRAM, "--floors", "1-10", "-n", "256", "-f", "json"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, env=environment()) as child:
            child.stdout.close()
            self.assertEqual(child.stderr.read(), b"")
            self.assertEqual(child.wait(), 141)

    def test_progress_is_for_terminals_and_can_be_silenced(self):
        arguments = ("--persona", "methodical", "-n", "4000", "-j", "1", "-f", "table")
        self.assertIn("/4000  ", on_terminal(arguments, environment(NO_COLOR="1")))
        self.assertNotIn("/4000  ", on_terminal(("-q", *arguments), environment(NO_COLOR="1")))

    def test_a_random_seed_is_told_and_can_be_used_again(self):
        done = rogsim("--floors", "1", "-n", 50, "--seed", "random", "-f", "json", "--no-run-info")
        seed = json.loads(done.stdout)["config"]["seed"]
        self.assertEqual(rogsim("--floors", 1, "-n", 50, "--seed", seed, "-f", "json", "--no-run-info").stdout, done.stdout)
        self.assertIn(str(seed), done.stderr)
        self.assertEqual(rogsim("-q", "--floors", 1, "-n", 1, "--seed", "random").stderr, "")


if __name__ == "__main__":
    unittest.main()
