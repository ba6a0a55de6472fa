"""The signs of Moon River in the terminal: each letter means one thing, wherever it stands."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from highnoon.games.moon_river.pieces import LANDSCAPES, PARTNERS
from highnoon.games.moon_river.reading import MARKS
from highnoon.games.moon_river.view import CellView, ParcelView

LANDS: Final = dict(
    zip(
        LANDSCAPES,
        (
            "#2b1d14 on #e3c07d",
            "#ffffff on #a34a28",
            "#2b1d14 on #a9cc6b",
            "#ffffff on #2c6243",
            "#ffffff on #8d2a3b",
            "#2b1d14 on #f0b93c",
        ),
        strict=True,
    )
)
SEAT_STYLES: Final = ("bold #a56cc9", "bold", "bold #e07b1c", "bold #3f9a52")
"""Purple, white (whatever the terminal writes in), orange, green."""

WATER: Final = "#ffffff on #2f7f96"
BRIDGE: Final = "#2b1d14 on #c79a5b"
MONEY: Final = "bold #e8ae2b"
COW: Final = "●"
HOMESTEAD_SIGN: Final = "⌂"
CIRCLE: Final = "o"

PARTNER_SIGNS: Final = dict(zip(PARTNERS, "XTPVH", strict=True))
"""None of them is a landscape's or a symbol's letter: D, F and R already mean land."""
COWBOY: Final = "W"
"""Whoever is on the back of a cowboy's chip no longer matters."""


def partner_sign(cell: CellView) -> str:
    """The letter of whoever stands on the cell; nothing where nobody does."""
    if cell["partner"] is None:
        return ""
    return COWBOY if cell["cowboy"] else PARTNER_SIGNS[cell["partner"]]


def short_code(code: str, most: int) -> str:
    """A parcel's code; one that is too long counts its symbols: `D2s5n`."""
    if len(code) <= most:
        return code
    counts = [(code.count(mark), mark) for mark in MARKS]
    short = code[0] + "".join(f"{n if n > 1 else ''}{mark}" for n, mark in counts if n)
    return short if len(short) <= most else short[: most - 1] + "…"


def parcel_text(parcel: ParcelView) -> Text:
    """A parcel in a line."""
    return Text(f" {parcel['code']} ", LANDS[parcel["landscape"]])
