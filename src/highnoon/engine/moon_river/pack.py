"""From a position to the row of integers and back to the moves of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from highnoon.core.action import Action
from highnoon.engine.moon_river import turns
from highnoon.engine.moon_river.layout import (
    BACK,
    BEAVERS,
    BOX,
    BOX_LEFT,
    BRIDGES,
    CALF,
    CELLS,
    CHIPS,
    CIRCLE,
    CORN,
    COWS,
    HERE,
    HERE_WHO,
    KINDS,
    LAND,
    NUGGETS,
    NUMBERS,
    PLAYERS,
    RANCH,
    ROOM,
    SALOON,
    SCENARIO,
    SKULL,
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
from highnoon.games.moon_river.pieces import SCENARIOS, SEATS, Kit
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
    _pieces(w, state.kit)
    _column(w, HERE, HERE_WHO, state.here)
    _column(w, THERE, THERE_WHO, state.there)
    w[TILES : TILES + 2] = state.tiles or (2, 2)
    for seat, ranch in enumerate(state.ranches):
        _ranch(w, RANCH + STRIDE * seat, ranch)
    return w


def _pieces(w: list[int], kit: Kit) -> None:
    w[KINDS] = len(kit.kinds)
    symbols = (
        (LAND, kit.land),
        (CALF, kit.cows),
        (SKULL, kit.skulls),
        (CIRCLE, kit.circles),
        (NUGGETS, kit.nuggets),
        (BEAVERS, kit.beavers),
        (CORN, kit.corn),
        (BACK, kit.backs),
    )
    for at, values in symbols:
        w[at : at + len(values)] = values


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


def action_of(kit: Kit, verb: int, one: int, two: int) -> Action:
    """The move of the rules that a line of a log tells."""
    moves = kit.moves
    pair = (min(one, two), max(one, two))
    return {
        turns.STAND: lambda: actions.STAND[one],
        turns.TAKE: lambda: actions.TAKE,
        turns.KEEP: lambda: actions.KEEP,
        turns.JOIN: lambda: moves.join[pair],
        turns.PLACE: lambda: actions.PLACE[two][one],
        turns.DISCARD: lambda: moves.discard[pair],
        turns.DROUGHT: lambda: actions.DROUGHT[one],
        turns.FIRST_CIRCLE: lambda: actions.CIRCLE[one],
        turns.RECRUIT: lambda: actions.RECRUIT[one],
        turns.COWBOY: lambda: actions.COWBOY[one],
        turns.DRIVE: lambda: actions.DRIVE[two][one],
        turns.OFFER: lambda: moves.offer[one],
        turns.DEMAND: lambda: moves.demand[one][two],
        turns.STEAL: lambda: actions.STEAL[one][two],
        turns.ENOUGH: lambda: actions.ENOUGH,
        turns.BONUS: lambda: moves.bonus[one][two],
        turns.FORGO: lambda: actions.FORGO[one],
        turns.DRAW: lambda: moves.draw[one],
        turns.CHIP: lambda: actions.CHIP[one],
    }[verb]()
