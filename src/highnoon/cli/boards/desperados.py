"""The table of Desperados in the terminal: the map, the gang's cards, coaches, banks and loot."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import Say
from highnoon.cli.boards.desperados_map import (
    BANK,
    BARE,
    COACH,
    COACHES,
    DEPUTY,
    DEPUTY_STYLE,
    DISC,
    EMPTY_BANK,
    LETTERS,
    MAYBE,
    MONEY,
    OWN_ROAD,
    POKER,
    SEAT_STYLES,
    Beliefs,
    beliefs,
    draw_map,
    percent,
)
from highnoon.core.action import Arg, Phrase
from highnoon.games.desperados import words
from highnoon.games.desperados.pieces import town_name
from highnoon.games.desperados.state import MOVES, SEATS, SHERIFF
from highnoon.games.desperados.view import HIDDEN, BankView, DesperadosView, PlayerView

NAME: Final = 11
"""Town names in tables are cut to this many letters."""
LIKELY: Final = 4
"""So many towns are told where a hidden player may be."""


def draw(view: DesperadosView, say: Say, width: int) -> RenderableType:
    """The map, then everybody's round, then coaches, banks and loot."""
    return _table(view, beliefs(view), say, width)


def draw_riddle(view: DesperadosView, say: Say, width: int) -> RenderableType:
    """The same without where hidden players may be: that is asked."""
    return _table(view, {}, say, width)


def _table(view: DesperadosView, guessed: Beliefs, say: Say, width: int) -> RenderableType:
    parts: list[RenderableType] = [draw_map(view, guessed, width)]
    if view["round"]:
        parts += [_rounds(view, say), *_hidden(view, guessed, say)]
    parts += _coaches(view, say)
    return Constrain(Group(*parts, *_banks(view, say, width), _loot(view, say)), width)


# --- the tables ---


def _rounds(view: DesperadosView, say: Say) -> Table:
    """The cards of the round: seen, known to the viewer's own side, or face down."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say(Phrase("desperados-board-round", {"round": view["round"]})), no_wrap=True)
    table.add_column(say(Phrase("desperados-board-start")), no_wrap=True)
    for move in range(1, MOVES + 1):
        now = move == view["move"]
        table.add_column(Text(str(move), "bold" if now else "dim"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat in view["waiting_for"] else " "
        name = Text.assemble(mark, (f" {LETTERS[seat]} ", SEAT_STYLES[seat]), " ")
        name.append(say(words.seat(seat)))
        cards = [_card(player, move, say) for move in range(MOVES)]
        start = _short(player["start"]) if player["start"] else ""
        table.add_row(name, start, *cards, _state(player, seat, say))
    return table


def _card(player: PlayerView, move: int, say: Say) -> Text:
    if move >= len(player["row"]):
        return Text("–", "dim")
    card = player["row"][move]
    if card == HIDDEN:
        return Text("▒▒", "dim")
    name = say(words.card(card)) if card in ("saloon", "none") else _short(card)
    return Text(name[:NAME], "bold" if player["shown"][move] else "italic")


def _state(player: PlayerView, seat: int, say: Say) -> Text:
    """Disc, arrest, decision and lost cards, as few signs as possible."""
    if seat == SHERIFF:
        return Text()
    found = Text(DISC if player["disc"] else " ", "red")
    if player["arrested"]:
        found.append(" #", "bold red")
    if player["decision"] is not None:
        found += Text(" ") + _sign(player["decision"])
    if player["lost"]:
        found.append(f" -{len(player['lost'])}", "dim")
    return found


def _sign(decision: str) -> Text:
    signs = {"poker": POKER, "look": BANK, "nothing": "–", **COACH}
    return Text(signs[decision], COACHES.get(decision, ""))


def _hidden(view: DesperadosView, guessed: Beliefs, say: Say) -> list[Text]:
    """Where those whom the viewer does not see may be; and which cards are lost."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if seat in guessed:
            chances = guessed[seat]
            likely = sorted(chances, key=lambda town: -chances[town])[:LIKELY]
            towns = (f"{town_name(town)} {percent(chances[town])}" for town in likely)
            told = tuple(Phrase("desperados-card-town", {"town": town}) for town in towns)
            args: dict[str, Arg] = {"seat": words.seat(seat), "towns": told, "count": len(chances)}
            lines.append(Text(say(Phrase("desperados-board-maybe", args)), "cyan"))
        if player["lost"]:
            lost = tuple(words.card(town) for town in player["lost"])
            args = {"seat": words.seat(seat), "towns": lost}
            lines.append(Text(say(Phrase("desperados-board-lost", args)), "dim"))
    return lines


def _coaches(view: DesperadosView, say: Say) -> list[Text]:
    """Each coach with its timetable, the town where it stands marked."""
    lines = []
    for coach in view["coaches"]:
        stop = coach["held"] or view["move"]
        line = Text(f"{COACH[coach['coach']]} ", COACHES[coach["coach"]])
        for number, town in enumerate(coach["route"]):
            style = "bold reverse" if number == stop else "dim" if number < stop else "default"
            line.append(_short(town), style)
            line.append(" " if number < len(coach["route"]) - 1 else "", "dim")
        if coach["held"]:
            line.append(" " + say(Phrase("desperados-board-held")), "bold red")
        lines.append(line)
    return lines


def _banks(view: DesperadosView, say: Say, width: int) -> list[Text]:
    """Every bank with its tile; a line breaks between two banks, never within one."""
    lines = [Text(BANK, MONEY)]
    for number, bank in enumerate(view["banks"]):
        part = Text.assemble(" · " if number else " ", _short(bank["town"]), " ", _tile(bank, say))
        if cell_len(lines[-1].plain) + cell_len(part.plain) > width:
            lines.append(Text("  ") + part[len(" · ") :])
        else:
            lines[-1] += part
    return lines


def _tile(bank: BankView, say: Say) -> Text:
    if bank["tile"] != "laid":
        return Text("–", "dim")
    if bank["value"] is None:
        return Text("?", "bold")
    return Text(_dollars(bank["value"], say) + ("*" if bank["looked"] else ""), MONEY)


def _loot(view: DesperadosView, say: Say) -> Text:
    args = {"money": view["money"], "goal": view["goal"], "pile": view["pile"]}
    return Text(say(Phrase("desperados-board-loot", args)), MONEY)


def _dollars(amount: int, say: Say) -> str:
    return say(Phrase("desperados-board-dollars", {"amount": amount}))


def _short(key: str) -> str:
    return town_name(key)[:NAME]


def legend(say: Say) -> RenderableType:
    """Every sign on the map and in the tables."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    for seat in range(len(SEATS)):
        rows.add_row(Text(f" {LETTERS[seat]} ", SEAT_STYLES[seat]), say(words.seat(seat)))
    signs: tuple[tuple[Text, str], ...] = (
        (Text("g", "bold"), "pawn"),
        (Text("g2", "bold"), "seen"),
        (Text("GR?45%", MAYBE), "maybe"),
        (Text("⠒⠒⠒", OWN_ROAD), "own-roads"),
        (Text(BANK, MONEY), "bank"),
        (Text(EMPTY_BANK, "dim"), "bank-empty"),
        (Text(POKER), "poker"),
        (Text(BARE, "dim"), "bare"),
        (Text(DEPUTY * 2, DEPUTY_STYLE), "deputies"),
        (Text(COACH["brown"], COACHES["brown"]), "coach-brown"),
        (Text(COACH["blue"], COACHES["blue"]), "coach-blue"),
        (Text(DISC, "bold red"), "disc"),
        (Text("▒▒", "dim"), "face-down"),
        (Text(_short("tucson"), "italic"), "own-card"),
        (Text(_short("tucson"), "bold"), "seen-card"),
        (Text("#", "bold red"), "arrested"),
        (Text("-1", "dim"), "lost"),
        (Text("▶"), "waiting"),
        (Text("?*"), "looked"),
    )
    for sign, name in signs:
        rows.add_row(sign, say(Phrase(f"desperados-legend-{name}")))
    return Group(Text(say(Phrase("desperados-legend-title")), "bold"), rows)
