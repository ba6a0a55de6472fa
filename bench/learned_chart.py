"""Draws the chart of `docs/learning.md` from what `examples/train_longhorn.py` has measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
DATA = DOCS / "data" / "longhorn-learned.json"
CHART = DOCS / "images" / "longhorn-learned.svg"
WIDTH, HEIGHT, LEFT, TOP = 460, 220, 50, 16
RIVALS = {
    "random": ("random play", "#9a9a9a"),
    "1": ("level 1", "#c9a227"),
    "2": ("level 2", "#a23b3b"),
    "3": ("level 3", "#3b6ea5"),
}


def chart(curve: list[dict[str, Any]]) -> str:
    """A line for each opponent: the share of the points by minutes of the processor."""
    longest = curve[-1]["minutes"]
    title = "Share of the points by minutes of learning"
    parts = [_scale(longest)]
    for place, (rival, (name, ink)) in enumerate(RIVALS.items()):
        points = " ".join(
            f"{LEFT + WIDTH * one['minutes'] / longest:.1f},{_down(one[rival]):.1f}"
            for one in curve
        )
        line = f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>'
        beside = TOP + 18 + 22 * place
        parts.append(line)
        parts.append(
            f'<text x="{LEFT + WIDTH + 12}" y="{beside}" fill="{ink}">{name}: '
            f"{curve[-1][rival]:.2f}</text>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 150} '
        f'{TOP + HEIGHT + 46}" font-family="sans-serif" font-size="13" role="img" '
        f'aria-label="{title}">\n<title>{title}</title>\n'
        '<rect width="100%" height="100%" fill="#fdfaf2"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _down(share: float) -> float:
    return TOP + HEIGHT * (1 - share)


def _scale(longest: float) -> str:
    lines = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _down(share)
        lines.append(
            f'<path d="M{LEFT} {y:.1f}h{WIDTH}" stroke="#d8cdb4"/>'
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:g}</text>'
        )
    bottom = TOP + HEIGHT
    for part in range(5):
        x = LEFT + WIDTH * part / 4
        lines.append(
            f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">'
            f"{longest * part / 4:.0f}</text>"
        )
    lines.append(
        f'<text x="{LEFT + WIDTH / 2}" y="{bottom + 38}" text-anchor="middle">'
        "minutes of the processor</text>"
    )
    return "\n".join(lines)


def main() -> None:
    CHART.write_text(chart(json.loads(DATA.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
