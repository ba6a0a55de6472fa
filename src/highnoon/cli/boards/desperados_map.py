"""The map of Desperados in the terminal: towns, roads, who stands where, and who may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from highnoon.cli.boards.canvas import Canvas
from highnoon.games.desperados.belief import places
from highnoon.games.desperados.view import HIDDEN, DesperadosView, PlayerView

SEAT_STYLES: Final = (
    "bold #2b1d14 on #e8ae2b",
    "bold #ffffff on #2f7d3b",
    "bold #ffffff on #b3261e",
    "bold #2b1d14 on #f6e05e",
    "bold #ffffff on #6b3fa0",
    "bold #2b1d14 on #e8912d",
)
LETTERS: Final = "SGRYPO"
COACHES: Final = {"brown": "bold #c98a4b", "blue": "bold #5b9bd5"}
COACH: Final = {"brown": "▣", "blue": "◧"}
DEPUTY: Final = "★"
DISC: Final = "◉"
BANK: Final = "$"
EMPTY_BANK: Final = "¢"
POKER: Final = "♠"
BARE: Final = "○"
DEPUTY_STYLE: Final = "bold yellow"
MONEY: Final = "bold #e8ae2b"
ROAD: Final = "dim"
OWN_ROAD: Final = "bold bright_green"
GHOST: Final = "dim"
MAYBE: Final = "cyan"
ROWS_PER_MILE: Final = 2.4
MARGIN: Final = 13
"""Room for the names of the easternmost towns."""

Beliefs = Mapping[int, Mapping[str, float]]
"""For each player who is out of sight: how likely it is that he is in a town."""


class Seen(NamedTuple):
    """Where somebody was last seen in this round, and after which move (0: when it began)."""

    town: str | None
    move: int
    still: bool
    """Nothing has happened since that could have taken the player elsewhere."""


def beliefs(view: DesperadosView) -> Beliefs:
    """Where those whom the viewer does not see may be."""
    found = {}
    for seat, player in enumerate(view["players"]):
        if HIDDEN in player["row"] and not last_seen(player).still:
            ways = places(view, seat)
            total = sum(ways.values())
            found[seat] = {town: count / total for town, count in ways.items()}
    return found


def last_seen(player: PlayerView) -> Seen:
    """The last town that is known of a player: by a card shown as proof, or by the pawn."""
    town, at, move = player["start"], player["start"], 0
    for number, card in enumerate(player["row"], start=1):
        if card == HIDDEN:
            town = None
        elif card not in ("saloon", "none"):
            town = card
        if town is not None:
            at, move = town, number
    return Seen(at, move, move == len(player["row"]))


def draw_map(view: DesperadosView, guessed: Beliefs, width: int) -> Text:
    """The map, as wide as there is room."""
    towns = view["map"]["towns"]
    west, east = min(t["at"][0] for t in towns), max(t["at"][0] for t in towns)
    south, north = min(t["at"][1] for t in towns), max(t["at"][1] for t in towns)
    height = min(22, max(8, round((north - south) * ROWS_PER_MILE)))
    across = (width - MARGIN) / ((east - west) or 1)
    down = (height - 2) / ((north - south) or 1)
    canvas = Canvas(width, height)
    at = {}
    for town in sorted(towns, key=lambda town: -town["at"][1]):
        column = round((town["at"][0] - west) * across)
        row = round((north - town["at"][1]) * down)
        label = _label(view, town["key"], town["name"])
        pieces = _pieces(view, town["key"], guessed)
        long = cell_len(label.plain)
        column, row = canvas.free(column, row, max(long, cell_len(pieces.plain)), 2)
        canvas.write(column, row, [label, pieces] if pieces else [label])
        # Roads lead to the middle of a name: they can be followed into it from either side.
        at[town["key"]] = (column + long / 2, row + 0.5)
    here = _here(view)
    for one, other in sorted(view["map"]["roads"], key=lambda road: here in road):
        canvas.line(at[one], at[other], OWN_ROAD if here in (one, other) else ROAD)
    return canvas.text()


def _here(view: DesperadosView) -> str | None:
    """Where the viewer stands."""
    return view["players"][view["viewer"]]["at"] if view["viewer"] >= 0 else None


def _label(view: DesperadosView, key: str, name: str) -> Text:
    """A sign for bank or poker, and the town's name; it stands out if the viewer is there."""
    bank = next((bank for bank in view["banks"] if bank["town"] == key), None)
    if bank is not None:
        sign, style = (BANK, MONEY) if bank["tile"] == "laid" else (EMPTY_BANK, "dim")
    else:
        gone = key in view["poker_gone"]
        sign, style = (BARE, "dim") if gone else (POKER, "default")
    return Text.assemble((sign, style), (name, "bold underline" if _here(view) == key else ""))


def _pieces(view: DesperadosView, key: str, guessed: Beliefs) -> Text:
    """Who and what is in a town: players, deputies, coaches, discs, and who may be there."""
    return Text(" ").join(part for part in _parts(view, key, guessed) if part)


def _parts(view: DesperadosView, key: str, guessed: Beliefs) -> list[Text]:
    players = Text()
    for seat, player in enumerate(view["players"]):
        seen = last_seen(player)
        if key in (player["at"], seen.town if seen.still else None):
            players.append(LETTERS[seat], SEAT_STYLES[seat])
        elif player["at"] is None and seen.town == key:
            players.append(LETTERS[seat].lower() + (str(seen.move) if seen.move else ""), "bold")
        elif player["at"] is not None and player["pawn"] == key:
            players.append(LETTERS[seat].lower(), GHOST)
    coaches = [
        Text(COACH[coach["coach"]], COACHES[coach["coach"]])
        for coach in view["coaches"]
        if coach["town"] == key
    ]
    discs = sum(len(heist["seats"]) for heist in view["heists"] if heist["town"] == key)
    return [
        players,
        Text(DEPUTY * view["deputies"].count(key), DEPUTY_STYLE),
        *coaches,
        Text(DISC * discs, "bold red"),
        _maybe(key, guessed),
    ]


def _maybe(key: str, guessed: Beliefs) -> Text:
    """Who may be in a town, and how likely it is that somebody of them is."""
    who, nobody = "", 1.0
    for seat, shares in guessed.items():
        if shares.get(key):
            who += LETTERS[seat]
            nobody *= 1 - shares[key]
    return Text(f"{who}?{percent(1 - nobody)}" if who else "", MAYBE)


def percent(share: float) -> str:
    """A share in whole per cent, but never nothing for something."""
    return "<1%" if share < 0.01 else f"{round(100 * share)}%"
