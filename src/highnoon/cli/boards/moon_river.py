"""The table of Moon River in the terminal: ranches, columns, the saloon, the score so far."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import Say
from highnoon.cli.boards.moon_river_legend import about, house_rule, legend
from highnoon.cli.boards.moon_river_signs import (
    BRIDGE,
    COW,
    LANDS,
    MONEY,
    PARTNER_SIGNS,
    SEAT_STYLES,
    WATER,
    parcel_text,
    partner_sign,
    short_code,
)
from highnoon.cli.boards.moon_river_small import SMALL, small_ranch
from highnoon.core.action import Action, Phrase
from highnoon.games.moon_river import words
from highnoon.games.moon_river.grid import COLUMNS, HOMESTEAD, WIDTH
from highnoon.games.moon_river.pieces import PARTNERS
from highnoon.games.moon_river.preview import preview as look_ahead
from highnoon.games.moon_river.view import (
    CellView,
    MoonRiverView,
    PlaceView,
    RanchView,
)

__all__ = ["SEAT_STYLES", "about", "draw", "legend", "preview"]

NEW: Final = "bold #ffffff on #17605f"
CELL: Final = 8
"""Columns of a cell of one's own ranch."""

_ROUNDS: Final = 24
_GAP: Final = 3
"""Between ranches that stand side by side."""
_SPARE: Final = 2
"""So many free rows of a long ranch are shown beyond the last parcel."""


def draw(view: MoonRiverView, say: Say, width: int) -> RenderableType:
    """One ranch large, beside it what all share, below it the other ranches."""
    mine = _mine(view)
    top = Table.grid(padding=(0, 2, 0, 0))
    shared = _shared(view, say, width - WIDTH * CELL - 6)
    others = [
        small_ranch(_name(view, seat, say), ranch, _rows_shown(ranch))
        for seat, ranch in enumerate(view["ranches"])
        if seat != mine
    ]
    if len(others) == 1:
        # Two long ranches stand side by side.
        top.add_row(_large(view, mine, say), Group(shared, Text(), *others))
        return top
    top.add_row(_large(view, mine, say), shared)
    beside = max(1, (width + _GAP) // (SMALL + _GAP))
    below = Table.grid(padding=(0, _GAP, 0, 0), pad_edge=False)
    for first in range(0, len(others), beside):
        below.add_row(*others[first : first + beside])
    return Group(top, below)


def preview(view: MoonRiverView, action: Action, say: Say, width: int) -> RenderableType | None:
    """Where a domino or bonus tile would lie, and what it would bring."""
    seat = view["waiting_for"]
    if action.kind not in ("place", "bonus") or seat is None:
        return None
    after = look_ahead(view, action)
    before, ranch = view["ranches"][seat], after["ranches"][seat]
    new = {
        now["name"]
        for then, now in zip(before["cells"], ranch["cells"], strict=True)
        if now["parcel"] and not then["parcel"]
    }
    now, then = ranch["score"]["total"], before["score"]["total"]
    total = say(Phrase("moon-river-board-would", {"total": now, "more": f"{now - then:+d}"}))
    picture = Group(_grid(after, seat, new), Text(total, MONEY))
    return Panel(picture, title=say(words.describe_action(view, action)), expand=False)


def _mine(view: MoonRiverView) -> int:
    """The ranch to draw large: the viewer's, or that of the player in turn."""
    return view["viewer"] if view["viewer"] >= 0 else view["waiting_for"] or 0


# --- the ranch of the viewer ---


def _large(view: MoonRiverView, seat: int, say: Say) -> RenderableType:
    ranch = view["ranches"][seat]
    stores: list[Text | str] = [parcel_text(parcel) for parcel in ranch["stores"]]
    stores += ["·"] * (ranch["room"] - len(stores))
    shown = Text(say(Phrase("moon-river-board-stores")) + "  ")
    for number, store in enumerate(stores):
        shown.append("  " if number else "").append(store)
    if view["turn"]["pair"] and seat == view["waiting_for"]:
        shown.append("  + ")
        for number, parcel in enumerate(view["turn"]["pair"]):
            shown.append("|" if number else "").append_text(parcel_text(parcel))
    return Group(_name(view, seat, say), _grid(view, seat, set()), shown)


def _grid(view: MoonRiverView, seat: int, new: set[str]) -> RenderableType:
    """Rows from the far end down to the river, two lines each."""
    ranch = view["ranches"][seat]
    grid = Table.grid(padding=0)
    for row in range(_rows_shown(ranch) - 1, -1, -1):
        cells = ranch["cells"][row * WIDTH : (row + 1) * WIDTH]
        homestead = row == 0
        grid.add_row(
            Text(f"{row + 1:>2} ", "dim"),
            *(
                _house() if homestead and column == HOMESTEAD else _cell(cell, cell["name"] in new)
                for column, cell in enumerate(cells)
            ),
        )
    river = Text()
    for column in COLUMNS:
        bridge = column in ranch["bridges"]
        river.append(("╫╫╫" if bridge else f"~{column}~").center(CELL, "~"), WATER)
        if bridge:
            river.stylize(BRIDGE, len(river) - CELL + 2, len(river) - 3)
    return Group(grid, Text("   ") + river)


def _rows_shown(ranch: RanchView) -> int:
    """All rows of a short ranch; of a long one those in use and a few more."""
    rows = len(ranch["cells"]) // WIDTH
    used = max((n for n, cell in enumerate(ranch["cells"]) if cell["parcel"]), default=0)
    return min(rows, max(5, used // WIDTH + 1 + _SPARE))


def _cell(cell: CellView, new: bool) -> Text:
    parcel = cell["parcel"]
    if parcel is None:
        return Text(f"{'':{CELL}}\n{cell['name']:^{CELL}}", "dim")
    style = NEW if new else LANDS[parcel["landscape"]]
    cows = COW * cell["cows"] if cell["cows"] <= 3 else f"{cell['cows']}{COW}"
    partner = partner_sign(cell)
    partner = partner and (f"({partner})" if cell["cowboy"] else f"[{partner}]")
    below = f" {cows}{partner:>{CELL - 2 - len(cows)}}▕"
    above = f" {short_code(parcel['code'], CELL - 2):<{CELL - 2}}▕"
    return Text.assemble((above, style), "\n", (below, f"bold {style}"))


def _house() -> Text:
    return Text(f"{'▗▄▄▖':^{CELL}}\n{'▐▌▐▌':^{CELL}}")


def _name(view: MoonRiverView, seat: int, say: Say) -> Text:
    mark = "▶ " if seat == view["waiting_for"] else "  "
    total = view["ranches"][seat]["score"]["total"]
    name = Text(mark + say(words.seat(seat)), SEAT_STYLES[seat])
    board = view["ranches"][seat]["board"]
    if board and view["boards"] != "camp":
        name.append(f" · {say(Phrase(f'moon-river-board-{board}'))}", "dim")
    return name.append(f"  {total}", MONEY)


# --- what all share ---


def _shared(view: MoonRiverView, say: Say, width: int) -> RenderableType:
    columns = Table.grid(padding=(0, 2, 0, 0))
    titles = [Text(say(Phrase(f"moon-river-board-{key}")), "bold") for key in ("here", "there")]
    columns.add_row(*titles)
    here, there = view["here"], view["there"]
    for number in range(max(len(here), len(there))):
        columns.add_row(_place(here, number, say), _place(there, number, say))
    chips = {chip: view["saloon"].count(chip) for chip in PARTNERS if chip in view["saloon"]}
    saloon = ", ".join(
        f"{PARTNER_SIGNS[chip]} {say(words.partner(chip))}" + (f" ×{count}" if count > 1 else "")
        for chip, count in chips.items()
    )
    left = {
        "round": view["round"],
        "rounds": _ROUNDS,
        "box": sum(view["box"].values()),
        "cows": view["cows"],
    }
    facts = Text(say(Phrase("moon-river-board-left", left)), "dim")
    if view["scenario"] != "none":
        facts.append("\n" + say(Phrase(f"moon-river-scenario-{view['scenario']}")), "italic")
    if house := house_rule(view):
        facts.append("\n" + say(house), "italic")
    title = Text().append(say(Phrase("moon-river-board-saloon")) + "  ", "bold")
    lines = Table.grid()
    lines.add_column(width=max(30, width))
    now = Text(say(Phrase("moon-river-board-now")), "bold")
    for part in (columns, title.append(saloon or "–"), facts, now, _scores(view, say)):
        lines.add_row(part)
    return lines


def _place(column: list[PlaceView], number: int, say: Say) -> Text:
    if number >= len(column):
        return Text()
    place = column[number]
    shown = Text().append(f"{number + 1} ", "dim")
    shown.append_text(parcel_text(place["parcel"]) if place["parcel"] else Text(" · ", "dim"))
    if place["seat"] is not None:
        shown.append(" " + say(words.seat(place["seat"])), SEAT_STYLES[place["seat"]])
    return shown


def _scores(view: MoonRiverView, say: Say) -> Table:
    """What everybody would have if the game ended now."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    keys = ["lands", "symbols", "partners"]
    keys += ["scenario"] if view["scenario"] not in ("none", "draw") else []
    for key in (*keys, "total"):
        table.add_column(say(Phrase(f"moon-river-board-{key}")), justify="right")
    for seat, ranch in enumerate(view["ranches"]):
        score = ranch["score"]
        parts = [sum(score["lands"].values()), sum(score["resources"].values())]
        parts += [sum(score["partners"].values()), score["scenario"]][: len(keys) - 2]
        table.add_row(
            Text(say(words.seat(seat)), SEAT_STYLES[seat]),
            *map(str, parts),
            Text(str(score["total"]), MONEY),
        )
    return table
