#!/usr/bin/env python3
"""Draws the hero's defence against monsters' power, and his power against their defence: where blows stop to hurt.

    rogsim --scenario agility --export-json agility.json
    scripts/plot_power.py agility.json -o power.svg
"""

import plot_data


def draw(axis, shown, hero, monster, text):
    for i, (label, block, _) in enumerate(shown):
        floors, lower = plot_data.metric(block, hero, "5")
        _, upper = plot_data.metric(block, hero, "95")
        axis.fill_between(floors, lower, upper, color=plot_data.SHADES[i % 6], alpha=0.15, linewidth=0)
        axis.plot(*plot_data.metric(block, hero, "mean"), label=f"hero, {label}", **plot_data.look(i))
    values = {}
    for _, _, config in shown:
        for kind, numbers in config["monsters"].items():
            values.setdefault(numbers[monster], []).append(kind)
    for value, kinds in values.items():
        axis.axhline(value, color="black", linewidth=0.8, linestyle=(0, (6, 2)))
        axis.annotate(", ".join(dict.fromkeys(kinds)), (0.995, value), xycoords=("axes fraction", "data"), ha="right",
                      va="bottom", fontsize=8)
    plot_data.whole_floors(axis, shown)
    axis.set_xlabel("floor")
    axis.set_title(text)
    axis.grid(alpha=0.3)
    axis.margins(y=0.1)
    axis.set_ylim(bottom=0)


def main():
    given = plot_data.arguments(__doc__.splitlines()[0], "power.png")
    shown = plot_data.blocks(given.files)
    plt = plot_data.pyplot()
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4.2))
    draw(left, shown, "defence_entry", "power", "defence on arrival; at a monster's power it is harmless")
    draw(right, shown, "power_entry", "defence", "power on arrival; at a monster's defence it is safe")
    left.set_ylabel("HP")
    left.legend(loc="best", frameon=False)
    plot_data.save(figure, given)


if __name__ == "__main__":
    main()
