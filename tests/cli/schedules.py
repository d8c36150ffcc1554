"""The schedule of the article: equal times leave in the order in which they entered."""

import csv
import io
import unittest

from support.program import rogsim


class Schedules(unittest.TestCase):
    def test_the_bat_acts_three_times_and_the_player_twice_for_the_slugs_once(self):
        done = rogsim("schedule", "--speed", "player=2", "--speed", "slug=1", "--speed", "bat=3", "--turns", 12)
        rows = list(csv.DictReader(io.StringIO(done.stdout)))
        self.assertEqual([row["creature"] for row in rows], [
            "bat", "player", "bat", "slug", "player", "bat", "bat", "player", "bat", "slug", "player", "bat"])
        self.assertEqual([row["time_fraction"] for row in rows[:6]], ["1/3", "1/2", "2/3", "1", "1", "1"])
        self.assertEqual(float(rows[0]["time"]), 1 / 3)

    def test_names_with_commas_and_quotes_survive(self):
        name = 'a,"b" ü'
        rows = list(csv.DictReader(io.StringIO(rogsim("schedule", "--speed", name + "=1", "--turns", 2).stdout)))
        self.assertEqual([row["creature"] for row in rows], [name, name])


if __name__ == "__main__":
    unittest.main()
