"""csv and json say the same, add up, and json keeps to its schema."""

import csv
import functools
import io
import json
import math
import os
import unittest

from support.program import SOURCE, rogsim
from support.schema import faults


def schema(name):
    with open(os.path.join(SOURCE, "docs", "schemas", f"rogsim.{name}-1.schema.json"), encoding="utf-8") as file:
        return json.load(file)


def no_constant(name):
    raise ValueError(name + " is not JSON")


@functools.cache
def json_of(*arguments):
    return rogsim(*arguments, "-f", "json").stdout


def read_json(*arguments):
    return json.loads(json_of(*arguments), parse_constant=no_constant)


class NumbersAgree(unittest.TestCase):
    ARGUMENTS = ("--floors", "1-10", "-n", 300, "--set", "monsters/troll/hp=20")

    def test_schema_of_runs(self):
        for arguments in (self.ARGUMENTS, ("--no-run-info", "-n", 1, "--floors", "30-40"),
                          ("-n", 1, "--seed", 2**64 - 1, "--stream", "cpython", "--level-up", "agility")):
            self.assertEqual(faults(read_json(*arguments), schema("summary")), [])

    def test_schema_of_several_personas(self):
        result = read_json("--persona", "diver", "--persona", "random", "--floors", 1, "-n", 40, "--quantiles", "0,50,100")
        self.assertEqual(faults(result, schema("summary")), [])
        self.assertEqual([block["persona"] for block in result["results"]], ["diver", "random"])
        self.assertEqual(result["config"]["persona"], ["diver", "random"])
        self.assertEqual(len({block["result_hash"] for block in result["results"]} | {result["result_hash"]}), 3)

    def test_schemas_are_printed_as_they_are_shipped(self):
        names = rogsim("schema").stdout.split()
        self.assertEqual(names, ["census", "run", "schedule", "summary"])
        for name in names:
            self.assertEqual(json.loads(rogsim("schema", name).stdout), schema(name))

    def test_isolated_floors_have_no_survival(self):
        for hero in ("start", "arrival"):
            arguments = ("--mode", "isolated", "--hero", hero, "--floors", "4-5", "-n", 40, "--persona", "methodical")
            result = read_json(*arguments)
            self.assertEqual(faults(result, schema("summary")), [])
            self.assertEqual((result["config"]["mode"], result["config"]["hero"]), ("isolated", hero))
            block = result["results"][0]
            self.assertEqual(block["totals"]["win_rate"], None)
            self.assertEqual(block["examples"], {"won": None, "died": None, "stuck": None})
            for floor in block["floors"]:
                self.assertEqual((floor["entered"], floor["survival"]), (40, None))
        self.assertEqual(rogsim("--mode", "isolated", "-f", "runs").returncode, 2)
        self.assertEqual(rogsim("--hero", "arrival").returncode, 2)

    def test_schema_of_each_run(self):
        arguments = ("--persona", "diver", "--persona", "berserker", "--floors", "1-6", "-n", 50)
        lines = [json.loads(line) for line in rogsim(*arguments, "-f", "jsonl").stdout.splitlines()]
        self.assertEqual([fault for line in lines for fault in faults(line, schema("run"))], [])
        self.assertEqual([(line["persona"], line["run"]) for line in lines],
                         [(persona, run) for persona in ("diver", "berserker") for run in range(50)])
        rows = list(csv.DictReader(io.StringIO(rogsim(*arguments, "-f", "runs").stdout)))
        self.assertEqual([{key: str(value) for key, value in line.items() if key != "schema"} for line in lines], rows)

    def test_sums_over_runs_are_the_tallies(self):
        arguments = ("--persona", "berserker", "--floors", "1-6", "-n", 300)
        rows = list(csv.DictReader(io.StringIO(rogsim(*arguments, "-f", "runs").stdout)))
        block = read_json(*arguments)["results"][0]
        outcomes = [row["outcome"] for row in rows]
        for outcome, total in (("won", "wins"), ("died", "died"), ("stuck", "stuck")):
            self.assertEqual(outcomes.count(outcome), block["totals"][total])
            if outcome in outcomes:
                self.assertEqual(outcomes.index(outcome), block["examples"][outcome])
        for name in ("hp_lost", "damage_dealt", "healed", "hp_gained", "xp", "encounters"):
            self.assertEqual(sum(int(row[name]) for row in rows),
                             sum(floor["metrics"][name]["sum"] for floor in block["floors"]), name)
        self.assertEqual(sum(int(row["kills"]) for row in rows),
                         sum(sum(floor["kills"].values()) for floor in block["floors"]))
        for floor in block["floors"]:
            ended = [row for row in rows if int(row["floor"]) == floor["floor"] and row["outcome"] == "died"]
            self.assertEqual(len(ended), floor["died"])
            for killer, count in floor["deaths_by"].items():
                self.assertEqual(sum(row["killer"] == killer for row in ended), count)

    def test_no_hp_appear_or_vanish(self):
        start = 30
        for row in csv.DictReader(io.StringIO(rogsim("--floors", "1-6", "-n", 300, "-f", "runs").stdout)):
            left = start + int(row["healed"]) + int(row["hp_gained"]) - int(row["hp_lost"])
            self.assertEqual(left, int(row["hp"]), row)

    def test_hist_holds_what_json_holds(self):
        bins = {}
        for row in csv.DictReader(io.StringIO(rogsim(*self.ARGUMENTS, "-f", "hist").stdout)):
            key = int(row["floor"]), row["metric"]
            bins.setdefault(key, []).append([int(row["value"]), int(row["count"])])
        for floor in read_json(*self.ARGUMENTS)["results"][0]["floors"]:
            for name, metric in floor["metrics"].items():
                self.assertEqual(bins.get((floor["floor"], name), []), metric["hist"])

    def test_long_csv_holds_what_wide_csv_holds(self):
        wide = list(csv.DictReader(io.StringIO(rogsim(*self.ARGUMENTS, "-f", "csv").stdout)))
        long = rogsim(*self.ARGUMENTS, "-f", "csv", "--layout", "long").stdout
        rows = list(csv.DictReader(io.StringIO(long)))
        names = {"clear_rate": ("clear_rate", "clear_lo", "clear_hi"), "survival": ("survival", "survival_lo", "survival_hi")}
        seen = 0
        for row in rows:
            other = wide[int(row["floor"]) - 1]
            if row["metric"] in names:
                pairs = zip(("mean", "lo", "hi"), names[row["metric"]])
            else:
                pairs = [(key, f"{row['metric']}_{key}") for key in ("n", "mean", "sd", "p05", "p25", "p50", "p75", "p95")]
            for key, name in pairs:
                if name in other:
                    seen += 1
                    self.assertEqual(row[key], other[name], (row["metric"], key))
        self.assertGreater(seen, 10 * 500)

    def test_the_schema_can_fail(self):
        result = read_json(*self.ARGUMENTS)
        result["results"][0]["floors"][0]["clear_rate"] = 2
        result["results"][0]["floors"][1]["metrics"]["turns"]["sd"] = "NaN"
        result["extra"] = 1
        del result["config_id"]
        self.assertEqual(len(faults(result, schema("summary"))), 4)

    def test_schema_of_schedules(self):
        result = read_json("schedule", "--speed", "a=3/2", "--speed", "b=1", "--speed", "c=0", "--turns", 9)
        self.assertEqual(faults(result, schema("schedule")), [])

    def test_schema_of_censuses(self):
        for arguments in (("-n", 30), ("-n", 1, "--stream", "cpython", "--no-run-info", "--set", "monsters/orc/hp=2")):
            self.assertEqual(faults(read_json("census", *arguments), schema("census")), [])

    def test_census_in_csv_and_json(self):
        arguments = ("census", "--floors", "4-6", "-n", 300)
        rows = csv.DictReader(io.StringIO(rogsim(*arguments, "-f", "csv").stdout))
        rows = {(int(row["floor"]), row["metric"]): row for row in rows}
        floors = read_json(*arguments)["floors"]
        self.assertEqual(len(rows), sum(len(floor["metrics"]) for floor in floors))
        for floor in floors:
            metrics = floor["metrics"]
            self.assertEqual(floor["floors"], 300)
            self.assertEqual(metrics["stairs_path"]["n"], 300 - floor["unreachable"])
            for folder in ("monsters", "items"):
                kinds = sum(m["sum"] for name, m in metrics.items() if name.startswith(folder + "/"))
                self.assertEqual(metrics[folder]["sum"], kinds)
            for name, metric in metrics.items():
                self.check_moments(metric)
                row = rows[floor["floor"], name]
                for key in ("n", "sum", "sumsq", "min", "max", "mean", "sd"):
                    self.assertEqual(float(row[key]), metric[key], (name, key))
                for percent, value in metric["q"].items():
                    self.assertEqual(float(row[f"p{int(percent):02}"]), value)

    def test_the_census_counts_the_floors_that_are_played(self):
        played, counted = read_json("--floors", "2-3", "-n", 300), read_json("census", "--floors", "2-3", "-n", 300)
        for name in ("layout_hash", "spawn_hash"):
            self.assertEqual(played[name], counted[name])

    def test_csv_and_json_are_equal(self):
        rows = list(csv.DictReader(io.StringIO(rogsim(*self.ARGUMENTS, "-f", "csv").stdout)))
        result = read_json(*self.ARGUMENTS)
        floors = result["results"][0]["floors"]
        self.assertEqual(len(rows), len(floors))

        def same(text, value, what):
            self.assertEqual(text, "" if value is None else text, what)
            self.assertTrue(value is None or float(text) == value, (what, text, value))

        for row, floor in zip(rows, floors):
            self.assertEqual(row["config_id"], result["config_id"])
            for name in ("floor", "entered", "cleared", "died", "stuck", "clear_rate", "survival", "hazard"):
                same(row[name], floor[name], name)
            for name, key in (("clear", "ci"), ("survival", "survival_ci")):
                lo, hi = floor[key] or (None, None)
                same(row[name + "_lo"], lo, name)
                same(row[name + "_hi"], hi, name)
            for name, metric in floor["metrics"].items():
                same(row[name + "_mean"], metric["mean"], name)
                same(row[name + "_sd"], metric["sd"], name)
            for percent in ("5", "50", "95"):
                same(row[f"turns_p{int(percent):02}"], floor["metrics"]["turns"]["q"][percent], percent)
            for group in ("kills", "deaths_by"):
                for kind, count in floor[group].items():
                    same(row[f"{group}_{kind}"], count, kind)

    def test_counts_add_up(self):
        block = read_json(*self.ARGUMENTS)["results"][0]
        totals, floors = block["totals"], block["floors"]
        self.assertEqual(totals["runs"], 300)
        self.assertEqual(totals["wins"] + totals["died"] + totals["stuck"], totals["runs"])
        self.assertEqual(sum(floor["died"] for floor in floors), totals["died"])
        entered = totals["runs"]
        survival = 1
        for floor in floors:
            self.assertEqual(floor["entered"], entered)
            self.assertEqual(floor["cleared"] + floor["died"] + floor["stuck"], entered)
            self.assertEqual(sum(floor["deaths_by"].values()), floor["died"])
            entered = floor["cleared"]
            if floor["clear_rate"] is not None:
                survival *= floor["clear_rate"]
                self.assertAlmostEqual(floor["survival"], survival, 12)
            for name, metric in floor["metrics"].items():
                over = floor["cleared" if name in ("turns", "hp_exit") else "entered"]
                if name.startswith("hits_to_"):
                    self.assertLessEqual(metric["n"], over, name)
                else:
                    self.assertEqual(metric["n"], over, name)
                self.check_moments(metric)
        self.assertEqual(entered, totals["wins"])

    def check_moments(self, metric):
        values = [value for value, count in metric["hist"] for _ in range(count)]
        self.assertEqual(len(values), metric["n"])
        self.assertEqual(sum(values), metric["sum"])
        self.assertEqual(sum(value * value for value in values), metric["sumsq"])
        if not values:
            self.assertIsNone(metric["mean"])
            return
        self.assertEqual((values[0], values[-1]), (metric["min"], metric["max"]))
        self.assertAlmostEqual(metric["mean"], sum(values) / len(values), 9)
        for percent, value in metric["q"].items():
            rank = max(1, math.ceil(int(percent) * len(values) / 100))
            self.assertEqual(values[rank - 1], value)

    def test_overrides_and_seeds_are_told(self):
        config = read_json("-n", 1, "--floors", 1, "--seed", 2**60, "--set", "monsters/troll/hp=20")["config"]
        self.assertEqual(config["overrides"], {"monsters/troll/hp": 20})
        self.assertEqual(config["seed"], str(2**60))

    def test_only_what_an_override_touches_changes(self):
        plain, harder = read_json("-n", 300), read_json("-n", 300, "--set", "monsters/troll/hp=30")
        self.assertNotEqual(plain["result_hash"], harder["result_hash"])
        self.assertNotEqual(plain["config_id"], harder["config_id"])
        self.assertEqual(plain["layout_hash"], harder["layout_hash"])
        self.assertEqual(plain["spawn_hash"], harder["spawn_hash"])


if __name__ == "__main__":
    unittest.main()
