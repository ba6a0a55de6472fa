"""Other players' ranches in the terminal, small: all that counts and all that can be taken."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from highnoon.cli.boards.moon_river_signs import (
    BRIDGE,
    CIRCLE,
    COW,
    HOMESTEAD_SIGN,
    LANDS,
    WATER,
    parcel_text,
    partner_sign,
)
from highnoon.games.moon_river.grid import COLUMNS, HOMESTEAD, WIDTH
from highnoon.games.moon_river.view import CellView, ParcelView, RanchView

CELL: Final = 6
"""Columns of a small cell: landscape, goods, circle or partner, cows."""
SMALL: Final = 2 + WIDTH * CELL
"""Columns of a small ranch."""


def small_ranch(name: Text, ranch: RanchView, rows: int) -> RenderableType:
    """The ranch below its player's name, its river and stores below it."""
    lines = [name]
    for row in range(rows - 1, -1, -1):
        line = Text("  ")
        for cell in ranch["cells"][row * WIDTH : (row + 1) * WIDTH]:
            line.append_text(_cell(cell))
        lines.append(line)
    river = Text("  ")
    for column in COLUMNS:
        bridge = column in ranch["bridges"]
        river.append("~", WATER).append(
            "╫╫" if bridge else f"~{column}", BRIDGE if bridge else WATER
        )
        river.append("~" * (CELL - 3), WATER)
    stores = Text("  ")
    for parcel in ranch["stores"]:
        stores.append_text(parcel_text(parcel)).append(" ")
    stores.append("· " * (ranch["room"] - len(ranch["stores"])))
    return Group(*lines, river, stores)


def _cell(cell: CellView) -> Text:
    parcel = cell["parcel"]
    if parcel is None:
        homestead = cell["name"] == f"{COLUMNS[HOMESTEAD]}1"
        return Text((HOMESTEAD_SIGN if homestead else "·").center(CELL), "dim")
    mark = partner_sign(cell) or (CIRCLE if parcel["circles"] else " ")
    cows = cell["cows"]
    herd = "" if not cows else COW if cows == 1 else f"{cows}{COW}"
    shown = f"{parcel['code'][0]}{_goods(parcel):<2}{mark}{herd}"
    return Text(f"{shown:<{CELL - 1}}▕"[:CELL], LANDS[parcel["landscape"]])


def _goods(parcel: ParcelView) -> str:
    """Nuggets and beavers as letters, corn as a number: what counts at the end."""
    if parcel["corn"]:
        return str(parcel["corn"])
    goods = "n" * parcel["nuggets"] + "b" * parcel["beavers"]
    return goods if len(goods) <= 2 else f"{len(goods)}{goods[0]}"
