"""A chart of a measurement, drawn as SVG: how the share settled, and how sure we became."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from highnoon.bots.arena.statistics import Estimate, estimate

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 52
RIGHT: Final = 16
TOP: Final = 40
BOTTOM: Final = 40

_STYLE: Final = (
    "text{font:13px sans-serif;fill:#3a2c1e}.grid{stroke:#d8c9ae}.even{stroke:#8a6d3b;"
    "stroke-dasharray:5 4}.band{fill:#c9822b;fill-opacity:.25}.line{fill:none;stroke:#8c3b12;"
    "stroke-width:2.5}"
)


def chart(title: str, scores: Sequence[float], across: str, up: str) -> str:
    """The running share of the points after each deal, with its 95 % band."""
    running = [estimate(scores[: count + 1]) for count in range(len(scores))]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf5e9"/>',
            f'<text x="{LEFT}" y="24" font-weight="bold">{escape(title)}</text>',
            *_grid(),
            *_curve(running),
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>',
            f'<text x="{LEFT}" y="{TOP - 4}" font-size="11">{escape(up)}</text>',
            "</svg>",
            "",
        )
    )


def _y(share: float) -> float:
    return round(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM), 1)


def _x(deal: int, deals: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * (deal / max(1, deals - 1)), 1)


def _grid() -> list[str]:
    lines = []
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        kind = "even" if percent == 50 else "grid"
        lines.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    return lines


def _curve(running: Sequence[Estimate]) -> list[str]:
    if not running:
        return []
    across = [_x(deal, len(running)) for deal in range(len(running))]
    shares = " ".join(f"{x},{_y(one.share)}" for x, one in zip(across, running, strict=True))
    upper = [f"{x},{_y(one.high)}" for x, one in zip(across, running, strict=True)]
    lower = [f"{x},{_y(one.low)}" for x, one in zip(across, running, strict=True)]
    band = " ".join((*upper, *reversed(lower)))
    last = running[-1]
    said = f"{100 * last.share:.0f} % ({100 * last.low:.0f}–{100 * last.high:.0f})"
    return [
        f'<polygon class="band" points="{band}"/>',
        f'<polyline class="line" points="{shares}"/>',
        f'<text x="{WIDTH - RIGHT}" y="24" text-anchor="end">{said}</text>',
    ]
