#!/usr/bin/env python3
"""Draws the hero's HP on arrival as a fan of quantiles: one panel a persona and file.

    rogsim --export-json now.json
    scripts/plot_hp.py now.json -o hp.svg
"""

import plot_data


def draw(axis, label, block):
    for low, high, alpha in (("5", "95", 0.15), ("25", "75", 0.3)):
        floors, lower = plot_data.metric(block, "hp_entry", low)
        _, upper = plot_data.metric(block, "hp_entry", high)
        axis.fill_between(floors, lower, upper, color="black", alpha=alpha, linewidth=0,
                          label=f"{low} to {high} % of heroes")
    axis.plot(*plot_data.metric(block, "hp_entry", "50"), color="black", marker="o", markersize=4, label="median HP")
    axis.plot(*plot_data.metric(block, "max_hp_entry", "50"), color="black", linestyle=":", label="median maximum")
    axis.set_title(label)
    axis.grid(alpha=0.3)


def main():
    given = plot_data.arguments(__doc__.splitlines()[0], "hp.png")
    shown = plot_data.blocks(given.files)
    plt = plot_data.pyplot()
    figure, axes = plot_data.panels(plt, len(shown))
    for axis, (label, block, _) in zip(axes, shown):
        draw(axis, label, block)
        plot_data.whole_floors(axis, shown)
        axis.set_xlabel("floor")
        axis.set_ylim(bottom=0)
    axes[0].set_ylabel("the hero's HP on arrival")
    axes[0].legend(loc="best", frameon=False)
    plot_data.save(figure, given)


if __name__ == "__main__":
    main()
