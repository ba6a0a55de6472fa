"""From a position to the row of integers and back to the moves of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from highnoon.core.action import Action
from highnoon.engine.moon_river import turns
from highnoon.engine.moon_river.layout import (
    BOX,
    BOX_LEFT,
    BRIDGES,
    CELLS,
    CHIPS,
    COWS,
    HERE,
    HERE_WHO,
    NUMBERS,
    PLAYERS,
    RANCH,
    ROOM,
    SALOON,
    SCENARIO,
    STOCK,
    STORED,
    STORES,
    STRIDE,
    SUPPLY,
    TABLE,
    TASTES,
    THERE,
    THERE_WHO,
    TILES,
    Taste,
)
from highnoon.games.moon_river import actions
from highnoon.games.moon_river.grid import HOMESTEAD
from highnoon.games.moon_river.pieces import SCENARIOS, SEATS
from highnoon.games.moon_river.state import Column, Ranch, State


def pack(state: State) -> list[int]:
    """The position as a row; what is unfinished in a turn is left out."""
    w = [0] * TABLE
    w[PLAYERS] = len(state.ranches)
    w[CELLS] = len(state.ranches[0].parcels)
    w[SCENARIO] = SCENARIOS.index(state.scenario) + 1 if state.scenario in SCENARIOS else 0
    w[SUPPLY] = state.cows
    w[BOX_LEFT] = sum(state.box)
    for at, counts in ((BOX, state.box), (STOCK, state.stock), (SALOON, state.saloon)):
        w[at : at + len(counts)] = counts
    _column(w, HERE, HERE_WHO, state.here)
    _column(w, THERE, THERE_WHO, state.there)
    w[TILES : TILES + 2] = state.tiles or (2, 2)
    for seat, ranch in enumerate(state.ranches):
        _ranch(w, RANCH + STRIDE * seat, ranch)
    return w


def _column(w: list[int], kinds: int, who: int, column: Column) -> None:
    w[kinds : kinds + 4] = column.parcels or (-1,) * 4
    w[who : who + 4] = [max(-1, seat) for seat in column.rancheros] or (-1,) * 4


def _ranch(w: list[int], at: int, ranch: Ranch) -> None:
    cells = len(ranch.parcels)
    w[at : at + cells] = ranch.parcels
    w[at + HOMESTEAD] = -1
    w[at + COWS : at + COWS + cells] = ranch.cows
    w[at + CHIPS : at + CHIPS + cells] = ranch.partners
    w[at + STORED] = len(ranch.stores)
    w[at + STORES : at + STORES + len(ranch.stores)] = ranch.stores
    w[at + ROOM] = ranch.room
    w[at + BRIDGES] = ranch.bridges


def numbers(tastes: Sequence[Taste]) -> list[float]:
    """The row of numbers for players of these tastes, by seat."""
    v = [0.0] * NUMBERS
    for seat in range(len(SEATS)):
        v[TASTES * seat : TASTES * (seat + 1)] = tastes[seat % len(tastes)]
    return v


def action_of(verb: int, one: int, two: int) -> Action:
    """The move of the rules that a line of a log tells."""
    pair = (min(one, two), max(one, two))
    return {
        turns.STAND: lambda: actions.STAND[one],
        turns.TAKE: lambda: actions.TAKE,
        turns.KEEP: lambda: actions.KEEP,
        turns.JOIN: lambda: actions.JOIN[pair],
        turns.PLACE: lambda: actions.PLACE[two][one],
        turns.DISCARD: lambda: actions.DISCARD[pair],
        turns.DROUGHT: lambda: actions.DROUGHT[one],
        turns.FIRST_CIRCLE: lambda: actions.CIRCLE[one],
        turns.RECRUIT: lambda: actions.RECRUIT[one],
        turns.COWBOY: lambda: actions.COWBOY[one],
        turns.DRIVE: lambda: actions.DRIVE[two][one],
        turns.OFFER: lambda: actions.OFFER[one],
        turns.DEMAND: lambda: actions.DEMAND[one][two],
        turns.STEAL: lambda: actions.STEAL[one][two],
        turns.ENOUGH: lambda: actions.ENOUGH,
        turns.BONUS: lambda: actions.BONUS[one][two],
        turns.FORGO: lambda: actions.FORGO[one],
        turns.DRAW: lambda: actions.DRAW[one],
        turns.CHIP: lambda: actions.CHIP[one],
    }[verb]()
