#!/usr/bin/env python3
"""Draws who kills the hero on which floor, in percent of those who came: one panel a persona and file.

    rogsim --export-json now.json
    scripts/plot_kills.py now.json -o kills.svg
"""

import plot_data


def draw(axis, label, floors):
    known = [floor for floor in floors if floor["entered"] > 0]
    numbers = [floor["floor"] for floor in known]
    below = [0.0] * len(known)
    for i, killer in enumerate(known[0]["deaths_by"]):
        share = [100 * floor["deaths_by"][killer] / floor["entered"] for floor in known]
        axis.bar(numbers, share, bottom=below, label=killer, color=plot_data.SHADES[(i + 1) % 6], alpha=0.75,
                 hatch=plot_data.HATCHES[i % 6], edgecolor="black", linewidth=0.5)
        below = [a + b for a, b in zip(below, share)]
    axis.set_title(label)
    axis.grid(axis="y", alpha=0.3)
    axis.margins(y=0.1)


def main():
    given = plot_data.arguments(__doc__.splitlines()[0], "kills.png")
    shown = plot_data.blocks(given.files)
    plt = plot_data.pyplot()
    figure, axes = plot_data.panels(plt, len(shown))
    for axis, (label, block, _) in zip(axes, shown):
        draw(axis, label, block["floors"])
        plot_data.whole_floors(axis, shown)
        axis.set_xlabel("floor")
    axes[0].set_ylabel("deaths, % of those who came")
    axes[0].legend(loc="best", frameon=False)
    plot_data.save(figure, given)


if __name__ == "__main__":
    main()
