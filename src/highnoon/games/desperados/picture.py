"""Desperados drawn for a notebook: the map with its towns, and whatever may be seen on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from highnoon.core.english import english
from highnoon.core.svg import FAINT, GOLD, INK, SAND, box, dot, tag, text
from highnoon.core.svg import picture as drawn
from highnoon.games.desperados import words
from highnoon.games.desperados.state import SEATS
from highnoon.games.desperados.view import DesperadosView

COLOURS: Final = {
    "sheriff": "#2d2926",
    "green": "#3f8f4f",
    "red": "#b8382b",
    "yellow": "#e0b92e",
    "purple": "#7b4f9d",
    "orange": "#d9822b",
    "brown": "#7a4a26",
    "blue": "#3d6ea5",
}
"""Of the players, and of the coaches."""
_WIDE: Final = 720
_HIGH: Final = 480
_EDGE: Final = 60


def picture(view: DesperadosView) -> str:
    """The table as an SVG picture: only what the view tells is drawn."""
    at = _places(view)
    roads = [
        tag(
            "line",
            x1=at[one][0],
            y1=at[one][1],
            x2=at[other][0],
            y2=at[other][1],
            stroke=GOLD,
            stroke_width=3,
        )
        for one, other in view["map"]["roads"]
    ]
    towns = [part for number in range(len(view["map"]["towns"])) for part in _town(view, number)]
    return drawn(_WIDE, _HIGH + 60, "Desperados", *roads, *towns, *_foot(view))


def _places(view: DesperadosView) -> dict[str, tuple[float, float]]:
    """Where each town is drawn: north is up, and the whole map fits."""
    towns = view["map"]["towns"]
    east, north = zip(*(town["at"] for town in towns), strict=True)
    wide, high = (max(max(row) - min(row), 1e-9) for row in (east, north))
    return {
        town["key"]: (
            _EDGE + (town["at"][0] - min(east)) / wide * (_WIDE - 2 * _EDGE),
            _HIGH - _EDGE - (town["at"][1] - min(north)) / high * (_HIGH - 2 * _EDGE) + 10,
        )
        for town in towns
    }


def _town(view: DesperadosView, number: int) -> Iterator[str]:
    town = view["map"]["towns"][number]
    x, y = _places(view)[town["key"]]
    yield box(x - 13, y - 13, 26, 26, GOLD) if town["bank"] else dot(x, y, 12, SAND)
    yield text(x, y + 29, town["name"], 12, weight="bold")
    for bank in view["banks"]:
        if bank["town"] == town["key"]:
            known = f"${bank['value']}" if bank["value"] else "$"
            yield text(x, y + 5, known if bank["tile"] == "laid" else "–", 10)
    for place, (kind, colour) in enumerate(_pieces(view, town["key"])):
        yield _piece(kind, colour, x - 18 + place * 15, y - 22)


def _pieces(view: DesperadosView, town: str) -> Iterator[tuple[str, str]]:
    """The pawns, deputies and coaches in a town, each with its colour."""
    for seat, player in enumerate(view["players"]):
        if player["pawn"] == town:
            yield "pawn", COLOURS[SEATS[seat]]
    for _ in range(view["deputies"].count(town)):
        yield "deputy", COLOURS["sheriff"]
    for coach in view["coaches"]:
        if coach["town"] == town:
            yield "coach", COLOURS[coach["coach"]]


def _piece(kind: str, colour: str, x: float, y: float) -> str:
    if kind == "pawn":
        return dot(x, y, 7, colour)
    if kind == "deputy":
        return text(x, y + 6, "★", 17, fill=colour)
    return box(x - 7, y - 5, 16, 10, colour)


def _foot(view: DesperadosView) -> Iterator[str]:
    """Who plays which colour, and what the gang has."""
    left = 20.0
    for seat in range(len(view["players"])):
        name = english(words.seat(seat)) + (" ◀" if seat in view["waiting_for"] else "")
        yield dot(left + 6, _HIGH + 26, 7, COLOURS[SEATS[seat]])
        yield text(left + 18, _HIGH + 31, name, 13, "start")
        left += 34 + 8 * len(name)
    told = f"Round {view['round']} of {view['rounds']}, move {view['move']}"
    yield text(20, _HIGH + 51, told, 12, "start", FAINT)
    money = f"${view['money']:,} of ${view['goal']:,}"
    yield text(_WIDE - 20, _HIGH + 51, money, 14, "end", INK, "bold")
