"""The table of Longhorn in the terminal: nine places, prices, herds."""

from __future__ import annotations

from typing import Final

from rich.box import HEAVY, ROUNDED, Box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import Say
from highnoon.cli.menu import SEAT_STYLES
from highnoon.core.action import Phrase
from highnoon.games.longhorn import words
from highnoon.games.longhorn.pieces import COLOUR_KEYS, COLOURS, LETTERS, SEATS, TOKENS
from highnoon.games.longhorn.view import CellView, LonghornView, state_of

DASHED: Final = Box("╭╌╌╮\n╎  ╎\n├╌╌┤\n╎  ╎\n├╌╌┤\n├╌╌┤\n╎  ╎\n╰╌╌╯\n")
COWS: Final = (
    "bold #2b1d14 on #fbf4e3",
    "bold #2b1d14 on #e8912d",
    "bold #ffffff on #6d7684",
    "bold #ffffff on #000000",
)
DANGER: Final = "bold #2b1d14 on #f6c51f"
MONEY: Final = "bold yellow"
LEGAL: Final = "green"
CELL_LINES: Final = 4


def draw(view: LonghornView, say: Say, width: int) -> RenderableType:
    """The square, and below it prices and herds."""
    square = Table.grid(padding=0)
    numbers = _destinations(view)
    wide = max(16, min(32, width // 3))
    cells = [_cell(view, cell, numbers, say, wide) for cell in range(len(view["cells"]))]
    for row in range(0, len(cells), 3):
        square.add_row(*cells[row : row + 3])
    return Group(square, _herds(view, say))


def _destinations(view: LonghornView) -> dict[int, int]:
    """The places that can be chosen now, each with its number in the list of choices."""
    if view["viewer"] != view["waiting_for"] or view["phase"] not in ("start", "move"):
        return {}
    choices = state_of(view).choices
    return {int(action.args[0]): number for number, action in enumerate(choices, start=1)}


def _cell(
    view: LonghornView, cell: int, numbers: dict[int, int], say: Say, width: int
) -> RenderableType:
    here = view["cells"][cell]
    number = numbers.get(here["place"])
    empty = not any(here["cows"])
    style, box, below = ("dim" if empty else "default"), ROUNDED, None
    if cell == view["outlaw"]:
        style, box = SEAT_STYLES[view["side"]], HEAVY
        seat = words.seat(view["side"])
        below = Text(say(Phrase("longhorn-board-outlaw", {"seat": seat})), style)
    elif number is not None:
        style, box = LEGAL, DASHED
        key = "start" if view["phase"] == "start" else "ride"
        below = Text(say(Phrase(f"longhorn-board-{key}", {"number": number})), LEGAL)
    return Panel(
        Group(_cows(here["cows"], say), _token(here, say)),
        title=_name(here, say, style),
        title_align="left",
        subtitle=below,
        subtitle_align="right",
        border_style=style,
        box=box,
        width=width,
        height=CELL_LINES,
    )


def _name(here: CellView, say: Say, style: str) -> Text:
    name = say(words.place(here["place"]))
    tone = "dim" if style == "dim" else "bold"
    return Text(f"{LETTERS[here['place']]} {name}", style=tone)


def _cows(cows: list[int], say: Say) -> Text:
    """Every cow is a letter on its colour; cows of a colour stand together."""
    if not any(cows):
        return Text(say(Phrase("longhorn-board-empty")), style="dim")
    groups = [chip(colour, count) for colour, count in enumerate(cows) if count]
    return Text(" ").join(groups)


def chip(colour: int, count: int = 1) -> Text:
    """Cows of one colour."""
    return Text(COLOURS[colour] * count, style=COWS[colour])


def _token(here: CellView, say: Say) -> Text:
    if not here["token"]:
        return Text()
    token = TOKENS[here["token"]]
    name = say(words.token(token.letter))
    if token.dangerous:
        return Text.assemble((f"! {name} !", DANGER))
    return Text(name, style=MONEY if token.dollars else "italic")


def _herds(view: LonghornView, say: Say) -> Table:
    """What is left on the board and what it is worth; who has how many."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(min_width=20)
    for colour, key in enumerate(COLOUR_KEYS):
        name = say(Phrase(f"longhorn-board-{key}"))
        style = "strike" if colour == view["struck"] else "default"
        table.add_column(Text.assemble(chip(colour), (f" {name}", style)), justify="right")
    for key in ("nuggets", "worth", "last"):
        table.add_column(say(Phrase(f"longhorn-board-{key}")), justify="right", min_width=7)
    table.add_row(
        Text("  " + say(Phrase("longhorn-board-left")), style="dim"),
        *(f"{count} · {price}" for count, price in zip(view["left"], view["prices"], strict=True)),
    )
    for seat, player in enumerate(view["players"]):
        mark = "▶ " if seat == view["waiting_for"] else "  "
        name = say(Phrase(f"longhorn-name-{SEATS[seat]}"))
        table.add_row(
            Text(mark + name, style=SEAT_STYLES[seat]),
            *(Text(str(count), style="" if count else "dim") for count in player["herd"]),
            _dollars(player["dollars"], say),
            Text(_dollars(player["worth"], say), style=MONEY),
            "–" if player["last_place"] is None else LETTERS[player["last_place"]],
        )
    return table


def _dollars(amount: int, say: Say) -> str:
    return say(Phrase("longhorn-board-dollars", {"amount": amount}))


def legend(say: Say) -> RenderableType:
    """Every symbol, and what each token does."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    for colour, letter in enumerate(COLOURS):
        phrase = Phrase("longhorn-legend-cow", {"colour": words.colour(colour), "letter": letter})
        rows.add_row(chip(colour), say(phrase))
    rows.add_row(Text("T Tulsa", "bold"), say(Phrase("longhorn-legend-place", {"letter": "T"})))
    shown: tuple[tuple[str | Text, str], ...] = (
        (Text("┏━━━┓", SEAT_STYLES[0]), "outlaw"),
        (Text("╭╌╌╌╮", LEGAL), "ride"),
        (Text("! … !", DANGER), "danger"),
        (Text(say(Phrase("longhorn-board-left"))), "left"),
        (Text(say(Phrase("longhorn-board-worth"))), "worth"),
        (Text(say(Phrase("longhorn-board-last"))), "last"),
        (Text(say(words.colour(0)), "strike"), "struck"),
    )
    for sign, key in shown:
        rows.add_row(sign, say(Phrase(f"longhorn-legend-{key}")))
    tokens = Table.grid(padding=(0, 2))
    tokens.add_column(no_wrap=True)
    kinds = {token.key: token for token in TOKENS.values()}
    for key, token in kinds.items():
        name = say(Phrase(f"longhorn-token-{key}", {"dollars": "200–500"}))
        style = DANGER if token.dangerous else MONEY if token.dollars else "italic"
        tokens.add_row(Text(name, style), say(Phrase(f"longhorn-about-{key}")))
    return Group(
        Text(say(Phrase("longhorn-legend-title")), "bold"),
        rows,
        Text(say(Phrase("longhorn-legend-token")), "bold"),
        tokens,
    )
