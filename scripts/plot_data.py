"""What the plots have in common: reading results of `rogsim -f json`, looks that differ without colour, saving."""

import argparse
import json
import os
import sys

SCHEMA = "rogsim.summary/1."
SHADES = ("#000000", "#0b6e8f", "#b5561c", "#6a4c93", "#4b7a2a", "#8a8a8a")
LINES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (1, 3)))
MARKERS = ("o", "s", "^", "D", "v", "x")
HATCHES = ("", "///", "...", "xx", "\\\\", "++")


def refuse(text):
    """Ends the script: a mistake of whoever called it."""
    print(f"{os.path.basename(sys.argv[0])}: {text}", file=sys.stderr)
    sys.exit(2)


def pyplot():
    """matplotlib, drawing into files, or a word on how to get it."""
    try:
        import matplotlib
    except ImportError:
        refuse("needs the Python package matplotlib: apt-get install python3-matplotlib, or pip install matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "rogsim", "font.size": 9})
    from matplotlib import pyplot as plt

    return plt


def arguments(about, output):
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("files", nargs="+", metavar="FILE", help="results of rogsim -f json; - is standard input")
    parser.add_argument("-o", "--output", default=output, metavar="FILE", help=f".png or .svg (default {output})")
    parser.add_argument("--title", help="above the picture")
    given = parser.parse_args()
    if os.path.splitext(given.output)[1] not in (".png", ".svg"):
        refuse(f"{given.output}: write a .png or an .svg")
    return given


def read(path):
    """The result in a file, or in standard input."""
    try:
        if path == "-":
            result = json.load(sys.stdin)
        else:
            with open(path, encoding="utf-8") as file:
                result = json.load(file)
    except OSError as error:
        refuse(f"{path}: {error.strerror}")
    except ValueError as error:
        refuse(f"{path}: is no JSON: {error}; make it with rogsim -f json or --export-json FILE")
    if not isinstance(result, dict) or not str(result.get("schema", "")).startswith(SCHEMA):
        refuse(f"{path}: is no result of rogsim -f json ({SCHEMA}x)")
    return result


def blocks(paths):
    """(label, block, config) for each persona of each file. Labels tell apart what differs."""
    found = []
    for path in paths:
        result = read(path)
        for block in result["results"]:
            found.append((os.path.splitext(os.path.basename(path))[0], block, result["config"]))
    if not any(floor["entered"] for _, block, _ in found for floor in block["floors"]):
        refuse("nobody was counted")
    several_files = len({name for name, _, _ in found}) > 1
    several_personas = len({block["persona"] for _, block, _ in found}) > 1
    labelled = []
    for name, block, config in found:
        parts = ([name] if several_files else []) + ([block["persona"]] if several_personas or not several_files else [])
        labelled.append((", ".join(parts), block, config))
    return labelled


def look(i):
    """Line, marker and shade of the i-th of several."""
    return {"color": SHADES[i % 6], "linestyle": LINES[i % 6], "marker": MARKERS[i % 6], "markersize": 4}


def metric(block, name, value):
    """Floors where somebody was counted, and this value of a metric there: "mean", or a quantile as "50"."""
    floors, values = [], []
    for floor in block["floors"]:
        numbers = floor["metrics"].get(name)
        if numbers is None:
            refuse(f"no metric {name!r}; write the file anew with this version of rogsim")
        if numbers["n"] == 0:
            continue
        if value != "mean" and value not in numbers["q"]:
            refuse(f"no quantile {value}; leave out --quantiles, or name it there")
        floors.append(floor["floor"])
        values.append(numbers["mean"] if value == "mean" else numbers["q"][value])
    return floors, values


def panels(plt, count):
    """One figure, a panel each, three in a row at the most."""
    columns = min(count, 3)
    rows = -(-count // columns)
    figure, axes = plt.subplots(rows, columns, figsize=(max(6, 3.6 * columns), 3.4 * rows), squeeze=False,
                                sharex=True, sharey=True)
    for unused in list(axes.flat)[count:]:
        unused.set_visible(False)
    return figure, list(axes.flat)[:count]


def whole_floors(axis, blocks_shown):
    """A mark for each floor, or for some where there are many."""
    numbers = [floor["floor"] for _, block, _ in blocks_shown for floor in block["floors"]]
    first, last = min(numbers), max(numbers)
    step = max(1, (last - first + 1) // 12)
    axis.set_xticks(range(first, last + 1, step))
    axis.set_xlim(first - 0.5, last + 0.5)


def save(figure, given):
    """Writes the picture whole or not at all."""
    if given.title:
        figure.suptitle(given.title)
    figure.tight_layout()
    kind = os.path.splitext(given.output)[1][1:]
    part = given.output + ".part"
    try:
        figure.savefig(part, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
        os.replace(part, given.output)
    except OSError as error:
        refuse(f"{given.output}: {error.strerror}")
