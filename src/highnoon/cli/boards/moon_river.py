"""The table of Moon River in the terminal: ranches, columns, the saloon, the score so far."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import Say
from highnoon.core.action import Action, Phrase
from highnoon.games.moon_river import words
from highnoon.games.moon_river.grid import COLUMNS, HOMESTEAD, WIDTH
from highnoon.games.moon_river.pieces import LANDSCAPES, LETTERS, PARTNERS, SEATS
from highnoon.games.moon_river.position import CHIP_LETTERS
from highnoon.games.moon_river.preview import preview as look_ahead
from highnoon.games.moon_river.view import (
    CellView,
    MoonRiverView,
    ParcelView,
    PlaceView,
    RanchView,
)

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
"""Purple Mary, white Wesley (whatever the terminal writes in), orange Calamity, green Big Jo."""

NEW: Final = "bold #ffffff on #17605f"
WATER: Final = "#ffffff on #2f7f96"
BRIDGE: Final = "#2b1d14 on #c79a5b"
MONEY: Final = "bold #e8ae2b"
COW: Final = "●"
CELL: Final = 8
"""Columns of a cell of the own ranch; the others' have three."""

_ROUNDS: Final = 24
_SPARE: Final = 2
"""So many free rows of a long ranch are shown beyond the last parcel."""


def draw(view: MoonRiverView, say: Say, width: int) -> RenderableType:
    """One ranch large, beside it what all share, below it the other ranches."""
    mine = _mine(view)
    top = Table.grid(padding=(0, 2, 0, 0))
    shared = _shared(view, say, width - WIDTH * CELL - 6)
    others = [_small(view, seat, say) for seat in range(len(view["ranches"])) if seat != mine]
    if len(others) == 1:
        # Two long ranches stand side by side.
        top.add_row(_large(view, mine, say), Group(shared, Text(), *others))
        return top
    top.add_row(_large(view, mine, say), shared)
    return Group(top, Columns(others, padding=(0, 3)))


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
    stores: list[Text | str] = [_parcel(parcel) for parcel in ranch["stores"]]
    stores += ["·"] * (ranch["room"] - len(stores))
    shown = Text(say(Phrase("moon-river-board-stores")) + "  ")
    for number, store in enumerate(stores):
        shown.append("  " if number else "").append(store)
    if view["turn"]["pair"] and seat == view["waiting_for"]:
        shown.append("  + ")
        for number, parcel in enumerate(view["turn"]["pair"]):
            shown.append("|" if number else "").append_text(_parcel(parcel))
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
    partner = _face(cell["partner"], cell["cowboy"]) if cell["partner"] else ""
    below = f" {cows}{partner:>{CELL - 2 - len(cows)}}▕"
    return Text.assemble((f" {parcel['code']:<{CELL - 2}}▕", style), "\n", (below, f"bold {style}"))


def _house() -> Text:
    return Text(f"{'▗▄▄▖':^{CELL}}\n{'▐▌▐▌':^{CELL}}")


def _face(partner: str, cowboy: bool) -> str:
    letter = CHIP_LETTERS[PARTNERS.index(partner)]
    return f"({letter.lower()})" if cowboy else f"[{letter}]"


def _parcel(parcel: ParcelView) -> Text:
    return Text(f" {parcel['code']} ", LANDS[parcel["landscape"]])


def _name(view: MoonRiverView, seat: int, say: Say) -> Text:
    mark = "▶ " if seat == view["waiting_for"] else "  "
    total = view["ranches"][seat]["score"]["total"]
    name = Text(mark + say(words.seat(seat)), SEAT_STYLES[seat])
    return name.append(f"  {total}", MONEY)


# --- the other ranches ---


def _small(view: MoonRiverView, seat: int, say: Say) -> RenderableType:
    """A letter for the landscape, the number of cows, a letter for the partner."""
    ranch = view["ranches"][seat]
    lines = [_name(view, seat, say)]
    for row in range(_rows_shown(ranch) - 1, -1, -1):
        line = Text("  ")
        for cell in ranch["cells"][row * WIDTH : (row + 1) * WIDTH]:
            line.append_text(_tiny(cell))
        lines.append(line)
    stores = Text("  ")
    for parcel in ranch["stores"]:
        stores.append_text(_parcel(parcel)).append(" ")
    return Group(*lines, stores.append("· " * (ranch["room"] - len(ranch["stores"]))))


def _tiny(cell: CellView) -> Text:
    parcel = cell["parcel"]
    if parcel is None:
        return Text(" ⌂ " if cell["name"] == f"{COLUMNS[HOMESTEAD]}1" else " · ", "dim")
    partner = " "
    if cell["partner"]:
        partner = _face(cell["partner"], cell["cowboy"])[1]
    letter = LETTERS[LANDSCAPES.index(parcel["landscape"])]
    return Text(f"{letter}{cell['cows'] or ' '}{partner}", LANDS[parcel["landscape"]])


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
        f"{CHIP_LETTERS[PARTNERS.index(chip)]} {say(words.partner(chip))}"
        + (f" ×{count}" if count > 1 else "")
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
    shown.append_text(_parcel(place["parcel"]) if place["parcel"] else Text(" · ", "dim"))
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


# --- the legend ---


def legend(say: Say) -> RenderableType:
    """Every symbol, and what each partner does."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    for land, letter in zip(LANDSCAPES, LETTERS, strict=True):
        rows.add_row(Text(f" {letter} ", LANDS[land]), say(Phrase(f"moon-river-land-{land}")))
    for sign, key in (("c", "cow"), ("s", "skull"), ("o", "circle"), ("n b 5", "resources")):
        rows.add_row(Text(f" {sign} "), say(Phrase(f"moon-river-legend-{key}")))
    signs = (
        (Text(f" {COW}{COW}", "bold"), "herd"),
        (Text(" M2t", LANDS["meadow"]), "small"),
        (Text(" [T]  (t)", "bold"), "partner"),
        (Text(" ~╫╫╫~ ", BRIDGE), "bridge"),
        (Text(" ⌂ "), "homestead"),
        (Text(" · "), "store"),
        (Text(" 26 ", MONEY), "score"),
    )
    for shown, key in signs:
        rows.add_row(shown, say(Phrase(f"moon-river-legend-{key}")))
    partners = Table.grid(padding=(0, 2))
    for letter, partner in zip(CHIP_LETTERS, PARTNERS, strict=True):
        about = say(Phrase(f"moon-river-about-{partner}"))
        partners.add_row(f" {letter}", say(words.partner(partner)), about)
    partners.add_row(
        " t", say(Phrase("moon-river-legend-cowboy")), say(Phrase("moon-river-about-cowboy"))
    )
    seats = Text("  ").join(Text(say(words.seat(n)), SEAT_STYLES[n]) for n in range(len(SEATS)))
    return Group(Text(say(Phrase("moon-river-legend-title")), "bold"), seats, rows, partners)
