"""SIGINT and SIGTERM: finished blocks are reported and marked, a second signal ends at once."""
# labels: threads

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest

from support.program import PROGRAM, environment, rogsim


def start(*arguments):
    return subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=environment())


class Interrupted(unittest.TestCase):
    def interrupt(self, number, code):
        child = start("--persona", "diver", "-n", "50M", "-j", "2", "-f", "json", "--no-run-info")
        time.sleep(1.5)
        child.send_signal(number)
        out, err = child.communicate(timeout=60)
        self.assertEqual(child.returncode, code, err)
        return json.loads(out)

    def test_finished_blocks_are_reported_and_marked(self):
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            result = self.interrupt(number, code)
            runs = result["results"][0]["totals"]["runs"]
            self.assertEqual(result["coverage"], {
                "run_ranges": [[0, runs]], "complete": False, "stop_reason": "interrupted"})
            self.assertEqual(runs % 256, 0)
            self.assertGreater(runs, 0)
            whole = rogsim("--persona", "diver", "-n", runs, "-f", "json", "--no-run-info")
            self.assertEqual(json.loads(whole.stdout)["results"], result["results"])
            self.assertEqual(json.loads(whole.stdout)["result_hash"], result["result_hash"])

    def test_a_second_signal_ends_at_once_and_leaves_old_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "kept")
            with open(path, "w", encoding="utf-8") as file:
                file.write("old")
            # A floor of many turns a block, so that the first signal cannot end it.
            child = start("--persona", "diver", "-n", "50M", "-j", "1", "--floors", "1-1000", "--set", "hero/hp=1000000", "--export-csv", path)
            time.sleep(1)
            child.send_signal(signal.SIGINT)
            time.sleep(0.3)
            child.send_signal(signal.SIGINT)
            child.communicate(timeout=20)
            self.assertEqual(child.returncode, -signal.SIGINT)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), "old")


if __name__ == "__main__":
    unittest.main()
