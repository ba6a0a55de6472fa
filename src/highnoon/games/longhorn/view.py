"""What may be known of Longhorn: everything, for everybody. Only future draws are dark."""

from __future__ import annotations

from typing import TypedDict

from highnoon.core.view import Viewer
from highnoon.games.longhorn.legal import with_choices
from highnoon.games.longhorn.pieces import PLACES
from highnoon.games.longhorn.rules import actors
from highnoon.games.longhorn.scoring import dollars, worth
from highnoon.games.longhorn.state import Cows, Phase, State, Strikes, on_board, prices, removed


class CellView(TypedDict):
    """One place of the square, in reading order."""

    place: int
    key: str
    cows: list[int]
    token: str
    dollars: int
    """What the token is worth: 0 where it is no nugget."""


class PlayerView(TypedDict):
    """One player's herd and nuggets, and what they are worth now."""

    herd: list[int]
    nuggets: str
    dollars: int
    worth: int
    last_place: int | None


class LonghornView(TypedDict):
    """The whole table. Colours are counted white, orange, grey, black."""

    viewer: int
    phase: Phase
    side: int
    waiting_for: int | None
    outlaw: int | None
    cells: list[CellView]
    players: list[PlayerView]
    left: list[int]
    prices: list[int]
    removed: list[int]
    struck: int | None
    stolen: int
    to_place: list[int]
    again: bool
    ambush_nugget: str
    epidemic_colour: Strikes


def view(state: State, viewer: Viewer) -> LonghornView:
    """The table as data: the same for every viewer but for their name."""
    left = on_board(state)
    price = prices(state, left)
    money = worth(state, price)
    seats = [seat for seat in actors(state) if seat >= 0]
    dealing = state.phase in ("lay", "token", "cows")
    return {
        "viewer": viewer,
        "phase": state.phase,
        "side": state.side,
        "waiting_for": seats[0] if seats else None,
        "outlaw": None if state.outlaw < 0 else state.outlaw,
        "cells": [
            {
                "place": place,
                "key": PLACES[place].key,
                "cows": list(state.cows[cell]),
                "token": (token := state.tokens[cell] if cell < len(state.tokens) else ""),
                "dollars": dollars(token),
            }
            for cell, place in enumerate(state.places)
        ],
        "players": [
            {
                "herd": list(state.herds[seat]),
                "nuggets": state.nuggets[seat],
                "dollars": dollars(state.nuggets[seat]),
                "worth": money[seat],
                "last_place": None if state.last[seat] < 0 else state.places[state.last[seat]],
            }
            for seat in (0, 1)
        ],
        "left": list(left),
        "prices": list(price),
        "removed": [0, 0, 0, 0] if dealing else list(removed(state, left)),
        "struck": None if state.struck < 0 else state.struck,
        "stolen": state.stolen,
        "to_place": list(state.to_place),
        "again": state.again,
        "ambush_nugget": "choice" if state.choose_nugget else "random",
        "epidemic_colour": state.strikes,
    }


def state_of(view: LonghornView) -> State:
    """The only world this view can come from."""
    places = tuple(cell["place"] for cell in view["cells"])
    cows = tuple(_cows(cell["cows"]) for cell in view["cells"])
    tokens = tuple(cell["token"] for cell in view["cells"])
    if view["phase"] in ("lay", "token"):
        tokens = tuple(token for token in tokens if token)
    one, two = view["players"]
    last = [
        -1 if player["last_place"] is None else places.index(player["last_place"])
        for player in (one, two)
    ]
    return with_choices(
        State(
            phase=view["phase"],
            side=view["side"],
            outlaw=-1 if view["outlaw"] is None else view["outlaw"],
            places=places,
            cows=cows + ((0, 0, 0, 0),) * (9 - len(cows)),
            tokens=tokens,
            herds=(_cows(one["herd"]), _cows(two["herd"])),
            nuggets=(one["nuggets"], two["nuggets"]),
            last=(last[0], last[1]),
            struck=-1 if view["struck"] is None else view["struck"],
            stolen=view["stolen"],
            to_place=tuple(view["to_place"]),
            again=view["again"],
            choose_nugget=view["ambush_nugget"] == "choice",
            strikes=view["epidemic_colour"],
        )
    )


def _cows(counts: list[int]) -> Cows:
    w, o, g, b = counts
    return (w, o, g, b)
