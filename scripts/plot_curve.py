#!/usr/bin/env python3
"""Draws survival by floor with its 95 % band: one line a persona and file.

    rogsim --persona prudent --persona methodical --export-json now.json
    scripts/plot_curve.py now.json -o curve.svg
"""

import plot_data


def draw(axis, i, label, floors):
    known = [floor for floor in floors if floor["survival"] is not None]
    numbers = [floor["floor"] for floor in known]
    shade = plot_data.SHADES[i % 6]
    axis.fill_between(numbers, [100 * floor["survival_ci"][0] for floor in known],
                      [100 * floor["survival_ci"][1] for floor in known], color=shade, alpha=0.18, linewidth=0)
    axis.plot(numbers, [100 * floor["survival"] for floor in known], label=label, **plot_data.look(i))


def main():
    given = plot_data.arguments(__doc__.splitlines()[0], "curve.png")
    shown = plot_data.blocks(given.files)
    if any(config["mode"] == "isolated" for _, _, config in shown):
        plot_data.refuse("floors on their own (--mode isolated) have no survival")
    plt = plot_data.pyplot()
    figure, axis = plt.subplots(figsize=(7, 4.2))
    for i, (label, block, _) in enumerate(shown):
        draw(axis, i, label, block["floors"])
    plot_data.whole_floors(axis, shown)
    axis.set_ylim(0, 102)
    axis.set_xlabel("floor")
    axis.set_ylabel("campaigns that have cleared it, %")
    axis.grid(alpha=0.3)
    axis.legend(loc="best", frameon=False)
    plot_data.save(figure, given)


if __name__ == "__main__":
    main()
