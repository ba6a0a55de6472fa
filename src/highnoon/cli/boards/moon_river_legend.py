"""What is explained under `?`: every sign, and of this table the scenario, boards and box."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import Say
from highnoon.cli.boards.moon_river_signs import (
    BRIDGE,
    COW,
    COWBOY,
    HOMESTEAD_SIGN,
    LANDS,
    MONEY,
    PARTNER_SIGNS,
    SEAT_STYLES,
)
from highnoon.core.action import Phrase
from highnoon.games.moon_river import words
from highnoon.games.moon_river.pieces import LANDSCAPES, LETTERS, PARTNERS, SEATS
from highnoon.games.moon_river.view import MoonRiverView


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
        (Text(f" Mn o2{COW}", LANDS["meadow"]), "small"),
        (Text(f" [T]  ({COWBOY})", "bold"), "partner"),
        (Text(" ~╫╫╫~ ", BRIDGE), "bridge"),
        (Text(f" {HOMESTEAD_SIGN} "), "homestead"),
        (Text(" · "), "store"),
        (Text(" 26 ", MONEY), "score"),
    )
    for shown, key in signs:
        rows.add_row(shown, say(Phrase(f"moon-river-legend-{key}")))
    partners = Table.grid(padding=(0, 2))
    for partner in PARTNERS:
        about = say(Phrase(f"moon-river-about-{partner}"))
        partners.add_row(f" {PARTNER_SIGNS[partner]}", say(words.partner(partner)), about)
    cowboy = (Phrase("moon-river-legend-cowboy"), Phrase("moon-river-about-cowboy"))
    partners.add_row(f" {COWBOY}", *map(say, cowboy))
    seats = Text("  ").join(Text(say(words.seat(n)), SEAT_STYLES[n]) for n in range(len(SEATS)))
    return Group(Text(say(Phrase("moon-river-legend-title")), "bold"), seats, rows, partners)


def about(view: MoonRiverView, say: Say) -> RenderableType:
    """Of this table: the scenario's rule, who has which board, and what the box still holds."""
    parts: list[RenderableType] = []
    scenario = view["scenario"]
    if scenario not in ("none", "draw"):
        parts += [Text(say(Phrase("moon-river-option-scenario")), "bold")]
        parts += [Padding(say(Phrase(f"rules-moon-river-scenario-{scenario}")), (0, 1))]
        parts += [Padding(say(Phrase("rules-moon-river-legends-2")), (0, 1))]
    if house := house_rule(view):
        parts += [Text(" " + say(house), "italic")]
    if any(ranch["board"] in ("mary", "wesley", "calamity", "jo") for ranch in view["ranches"]):
        parts += [Text(say(Phrase("moon-river-option-boards")), "bold"), _boards(view, say)]
    return Group(*parts, _box(view, say))


def house_rule(view: MoonRiverView) -> Phrase | None:
    """What is said where scenario and boards are not combined as printed."""
    scenario, legends = view["scenario"] != "none", view["boards"] != "camp"
    if scenario == legends:
        return None
    return Phrase("moon-river-house-scenario" if scenario else "moon-river-house-boards")


def _boards(view: MoonRiverView, say: Say) -> Table:
    rows = Table.grid(padding=(0, 2))
    for seat, ranch in enumerate(view["ranches"]):
        if ranch["board"] is None:
            continue
        name = Text(" " + say(words.seat(seat)), SEAT_STYLES[seat])
        rows.add_row(name, say(words.board(ranch["board"], ranch["room"], ranch["bridges"])))
    return rows


def _box(view: MoonRiverView, say: Say) -> RenderableType:
    """How many parcels of each kind are still to come, landscape by landscape."""
    rows = Table.grid(padding=(0, 2))
    for land, letter in zip(LANDSCAPES, LETTERS, strict=True):
        kinds = [f"{n}×{code}" for code, n in view["box"].items() if n and code[0] == letter]
        name = Text(f" {say(Phrase(f'moon-river-land-{land}'))} ", LANDS[land])
        rows.add_row(name, "  ".join(kinds) or "–")
    title = Phrase("moon-river-board-box", {"count": sum(view["box"].values())})
    return Group(Text(say(title), "bold"), rows)
