"""Longhorn drawn for a notebook: the square of nine places, and both herds."""

from __future__ import annotations

from typing import Final

from highnoon.core.english import english
from highnoon.core.svg import FAINT, GOLD, RED, SAND, box, dot, text
from highnoon.core.svg import picture as drawn
from highnoon.games.longhorn import words
from highnoon.games.longhorn.pieces import SEATS
from highnoon.games.longhorn.view import CellView, LonghornView

COWS: Final = ("#fdfaf2", "#d9822b", "#9a9a96", "#2d2926")
"""White, orange, grey, black."""
_SIDE: Final = 150
_EDGE: Final = 16
_HERD: Final = 74


def picture(view: LonghornView) -> str:
    """The table as an SVG picture."""
    wide = 3 * _SIDE + 2 * _EDGE
    square = [
        part
        for cell, place in enumerate(view["cells"])
        for part in _place(place, cell, cell == view["outlaw"])
    ]
    below = 3 * _SIDE + 2 * _EDGE
    herds = [part for seat in range(len(SEATS)) for part in _herd(view, seat, below)]
    return drawn(wide, below + 2 * _HERD, "Longhorn", *square, *herds)


def _place(place: CellView, cell: int, outlaw: bool) -> list[str]:
    left, top = _EDGE + cell % 3 * _SIDE, _EDGE + cell // 3 * _SIDE
    middle, size = left + _SIDE / 2, _SIDE - 8
    stroke, thick = (RED, 4) if outlaw else (FAINT, 1)
    parts = [
        box(left + 4, top + 4, size, size, SAND, stroke, thick),
        text(middle, top + 24, english(words.place(place["place"])), 12, weight="bold"),
        *_cows(place["cows"], middle, top + 48, 5),
    ]
    if outlaw:
        parts.append(text(middle, top + 112, "★ outlaw", 12, fill=RED, weight="bold"))
    if place["token"]:
        token = english(words.token(place["token"]))
        parts.append(text(middle, top + 134, token, 11, fill=GOLD if place["dollars"] else FAINT))
    return parts


def _cows(cows: list[int], middle: float, top: float, wide: int) -> list[str]:
    """A dot for each cow, in rows."""
    herd = [COWS[colour] for colour, count in enumerate(cows) for _ in range(count)]
    parts = []
    for number, colour in enumerate(herd):
        row, column = divmod(number, wide)
        here = min(wide, len(herd) - row * wide)
        parts.append(dot(middle + (column - (here - 1) / 2) * 22, top + row * 22, 9, colour))
    return parts


def _herd(view: LonghornView, seat: int, below: float) -> list[str]:
    player, top = view["players"][seat], below + seat * _HERD
    name = english(words.seat(seat))
    asked = view["waiting_for"] == seat
    parts = [
        text(_EDGE, top + 22, name + (" ◀" if asked else ""), 15, "start", weight="bold"),
        text(3 * _SIDE + _EDGE, top + 22, f"${player['worth']:,}", 15, "end", GOLD, "bold"),
    ]
    if player["nuggets"]:
        parts.append(
            text(3 * _SIDE + _EDGE, top + 42, f"${player['dollars']:,} in gold", 11, "end", FAINT)
        )
    left = float(_EDGE)
    for colour, count in enumerate(player["herd"]):
        if count:
            parts += [dot(left + 9, top + 44, 9, COWS[colour])]
            parts += [text(left + 24, top + 49, f"× {count}", 14, "start")]
            left += 66
    return parts
