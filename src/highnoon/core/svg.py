"""A few strokes of SVG, for the pictures that a notebook shows."""

from __future__ import annotations

from html import escape
from typing import Final

INK: Final = "#3b2a1a"
PAPER: Final = "#f6ecd6"
SAND: Final = "#e3cfa4"
GOLD: Final = "#c8922a"
RED: Final = "#a63a28"
FAINT: Final = "#8d7858"


def tag(name: str, *inside: str, **attributes: float | str) -> str:
    """An element; underscores in the names of attributes are hyphens.

    >>> tag("circle", r=2, stroke_width=1)
    '<circle r="2" stroke-width="1"/>'
    """
    said = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(_short(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def picture(width: float, height: float, title: str, *parts: str) -> str:
    """A whole picture, on paper, no larger than it is drawn."""
    paper = tag("rect", width=width, height=height, rx=10, fill=PAPER)
    return tag(
        "svg",
        tag("title", escape(title)),
        paper,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_short(width)} {_short(height)}",
        width=width,
        role="img",
        style="max-width:100%;height:auto",
        font_family="Georgia, serif",
    )


def text(
    x: float,
    y: float,
    said: str,
    size: float = 12,
    anchor: str = "middle",
    fill: str = INK,
    weight: str = "normal",
) -> str:
    """Words at a place."""
    return tag(
        "text",
        escape(said),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        fill=fill,
        font_weight=weight,
    )


def dot(x: float, y: float, radius: float, fill: str, stroke: str = INK) -> str:
    """A filled circle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=1)


def box(
    x: float, y: float, width: float, height: float, fill: str, stroke: str = INK, thick: float = 1
) -> str:
    """A filled rectangle with round corners."""
    return tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=6,
        fill=fill,
        stroke=stroke,
        stroke_width=thick,
    )


def _short(value: float | str) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"
