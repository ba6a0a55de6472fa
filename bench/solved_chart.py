"""Draws the chart of `docs/longhorn-solved.md` and prints its figures, from the file of deals.

It also writes what the explorer of deals tells: the same file, without what only solvers want.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import highnoon.engine.longhorn
from highnoon.engine.longhorn.solved import FILE, shipped
from highnoon.engine.longhorn.statistics import Share, Summary, interval, summary

DOCS = Path(__file__).parent.parent / "docs"
DATA = DOCS / "data" / "longhorn-deals.jsonl"
SHIPPED = Path(highnoon.engine.longhorn.__file__).parent / FILE
CHART = DOCS / "images" / "longhorn-solved.svg"
WIDTH, BAR, LEFT = 560, 34, 190
FILLS = {"won": "#3b7a57", "drawn": "#c9a227", "lost": "#a23b3b", "unknown": "#9a9a9a"}
NAMES = {"won": "first player wins", "drawn": "draw", "lost": "loses", "unknown": "not settled"}


def chart(found: Summary) -> str:
    """Two bars: the start chosen by the opponent, and any start."""
    bars = [("start chosen by the opponent", found.chosen), ("every start alike", found.random)]
    rows = [_bar(name, share, 30 + 60 * row) for row, (name, share) in enumerate(bars)]
    legend = []
    for place, (key, fill) in enumerate(FILLS.items()):
        x = 10 + 185 * place
        legend.append(f'<rect x="{x}" y="152" width="14" height="14" fill="{fill}"/>')
        legend.append(f'<text x="{x + 20}" y="164">{NAMES[key]}</text>')
    title = f"Longhorn with best play: {found.deals} deals"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 10} 180" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="{title}">\n'
        f"<title>{title}</title>\n" + "\n".join([*rows, *legend]) + "\n</svg>\n"
    )


def _bar(name: str, share: Share, top: int) -> str:
    parts = [f'<text x="10" y="{top + 22}">{name}</text>']
    x = float(LEFT)
    for key, count in share._asdict().items():
        if count:
            wide = WIDTH * count / share.total
            parts.append(
                f'<rect x="{x:.1f}" y="{top}" width="{wide:.1f}" height="{BAR}" '
                f'fill="{FILLS[key]}"><title>{NAMES[key]}: {count}</title></rect>'
            )
            if wide > 28:
                parts.append(
                    f'<text x="{x + wide / 2:.1f}" y="{top + 22}" fill="#fff" '
                    f'text-anchor="middle">{count}</text>'
                )
            x += wide
    return "\n".join(parts)


def figures(found: Summary) -> str:
    """What the page says in words: shares with their intervals, ends and lengths."""
    lines = [f"{found.deals} deals"]
    for name, share in (("start chosen", found.chosen), ("every start", found.random)):
        for key, count in share._asdict().items():
            low, high = interval(count, share.total)
            of = f"{count} of {share.total}" if share.total else "none"
            lines.append(f"{name}, {NAMES[key]}: {of} ({100 * low:.1f} to {100 * high:.1f} %)")
    lines.append(f"ends: {found.ends}")
    lines.append(f"turns: median {found.median_turns:g}, mean {found.mean_turns:.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, help="only print the figures of so many seeds")
    first = parser.parse_args().first
    rows = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]
    if first is None:
        CHART.write_text(chart(summary(rows)), "utf-8")
        SHIPPED.write_text(shipped(rows), "utf-8")
    print(figures(summary(row for row in rows if first is None or row["seed"] <= first)))


if __name__ == "__main__":
    main()
