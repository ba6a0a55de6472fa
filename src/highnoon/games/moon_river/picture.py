"""Moon River drawn for a notebook: the columns, and everybody's ranch by the river."""

from __future__ import annotations

from typing import Final

from highnoon.core.english import english
from highnoon.core.svg import FAINT, GOLD, INK, PAPER, SAND, box, dot, text
from highnoon.core.svg import picture as drawn
from highnoon.games.moon_river import words
from highnoon.games.moon_river.grid import HOMESTEAD, WIDTH
from highnoon.games.moon_river.pieces import SEATS
from highnoon.games.moon_river.view import CellView, MoonRiverView, ParcelView, PlaceView

LANDS: Final = {
    "desert": "#e8c98a",
    "canyon": "#cf8a5b",
    "meadow": "#a9c77b",
    "forest": "#5f8a5a",
    "farm": "#d8a7a0",
    "cornfield": "#ecd65b",
}
_SEATS: Final = {"purple": "#7b4f9d", "white": "#ffffff", "orange": "#d9822b", "green": "#3f8f4f"}
_MARKS: Final = (
    ("skulls", "☠"),
    ("circles", "○"),
    ("nuggets", "◆"),
    ("beavers", "≈"),
)
_CELL: Final = 46
_EDGE: Final = 18
_COLUMNS: Final = 86
_RANCH: Final = WIDTH * _CELL + 24


def picture(view: MoonRiverView) -> str:
    """The table as an SVG picture."""
    ranches = view["ranches"]
    rows = max(len(ranch["cells"]) // WIDTH for ranch in ranches)
    wide = 2 * _EDGE + len(ranches) * _RANCH - 24
    high = _COLUMNS + 34 + rows * _CELL + 50
    parts = [
        *_column("now", view["here"], _EDGE),
        *_column("next", view["there"], _EDGE + 4 * _CELL + 40),
    ]
    for seat in range(len(ranches)):
        parts += _ranch(view, seat, _EDGE + seat * _RANCH, rows)
    return drawn(max(wide, 2 * _EDGE + 8 * _CELL + 40), high, "Moon River", *parts)


def _column(name: str, places: list[PlaceView], left: float) -> list[str]:
    parts = [text(left, 18, name, 11, "start", FAINT)] if places else []
    for number, place in enumerate(places):
        x = left + number * _CELL
        if place["parcel"] is None:
            parts.append(box(x, 24, _CELL - 2, _CELL - 2, PAPER, FAINT))
        else:
            parts += _parcel(place["parcel"], x, 24)
        if place["seat"] is not None:
            parts.append(dot(x + 10, 24 + _CELL - 12, 7, _SEATS[SEATS[place["seat"]]]))
    return parts


def _ranch(view: MoonRiverView, seat: int, left: float, rows: int) -> list[str]:
    ranch, colour = view["ranches"][seat], _SEATS[SEATS[seat]]
    asked = " ◀" if view["waiting_for"] == seat else ""
    top = _COLUMNS + 28
    parts = [
        dot(left + 8, top - 14, 7, colour),
        text(left + 22, top - 9, english(words.seat(seat)) + asked, 14, "start", weight="bold"),
        text(left + WIDTH * _CELL, top - 9, str(ranch["score"]["total"]), 14, "end", GOLD, "bold"),
    ]
    for cell, here in enumerate(ranch["cells"]):
        row, column = divmod(cell, WIDTH)
        x, y = left + column * _CELL, top + (rows - 1 - row) * _CELL
        if cell == HOMESTEAD:
            parts.append(box(x, y, _CELL - 2, _CELL - 2, "#b98b5e"))
            parts.append(text(x + _CELL / 2 - 1, y + 30, "⌂", 22))
        else:
            parts += _cell(here, x, y)
    river = top + rows * _CELL
    parts.append(box(left, river, WIDTH * _CELL - 2, 10, "#6fa3c7", "#6fa3c7"))
    stores = " ".join(parcel["code"] for parcel in ranch["stores"])
    parts.append(text(left, river + 28, stores, 11, "start", FAINT))
    return parts


def _cell(here: CellView, x: float, y: float) -> list[str]:
    if here["parcel"] is None:
        return [box(x, y, _CELL - 2, _CELL - 2, SAND, "#d5bf91")]
    parts = _parcel(here["parcel"], x, y, laid=True)
    for cow in range(here["cows"]):
        parts.append(dot(x + 12 + cow * 10, y + _CELL - 13, 6, "#fdfaf2"))
    if here["partner"]:
        letter = "c" if here["cowboy"] else here["partner"][0].upper()
        parts.append(text(x + _CELL - 11, y + _CELL - 8, letter, 14, weight="bold"))
    return parts


def _parcel(parcel: ParcelView, x: float, y: float, laid: bool = False) -> list[str]:
    """A parcel with its symbols; its cows are printed only until they stand on it."""
    signs = "".join(sign * int(parcel[name]) for name, sign in _MARKS)  # type: ignore[literal-required]
    signs += str(parcel["corn"] or "")
    parts = [
        box(x, y, _CELL - 2, _CELL - 2, LANDS[parcel["landscape"]]),
        text(x + _CELL / 2 - 1, y + 17, signs, 12, fill=INK),
    ]
    if not laid:
        parts += [
            dot(x + _CELL - 12 - cow * 10, y + _CELL - 12, 5, "#fdfaf2")
            for cow in range(parcel["cows"])
        ]
    return parts
