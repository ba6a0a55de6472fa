"""The greedy player at the table: the best it sees in this decision, without any look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.core.action import Action
from highnoon.engine.moon_river.drafting import find_place
from highnoon.engine.moon_river.hiring import find_drive, find_partner, find_swap, find_theft
from highnoon.engine.moon_river.laying import (
    find_domino,
    find_drought,
    find_tile,
    find_waste,
    weigh_places,
    weigh_stores,
)
from highnoon.engine.moon_river.layout import (
    BEST,
    FOUND,
    PLACED,
    T_PARTNERS,
    TASTES,
    WORTH,
    Taste,
)
from highnoon.engine.moon_river.pack import numbers, pack
from highnoon.engine.moon_river.survey import survey
from highnoon.games.moon_river import actions
from highnoon.games.moon_river.grid import MOST_CELLS
from highnoon.games.moon_river.legal import must_expand
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.state import Phase, State, last_round

_EACH: Final = 4
"""So many places of a pair are looked at."""

_LIKED: Final = tuple(actions.BOARD[key] for key in ("jo", "mary", "calamity", "wesley"))
"""The legends' boards by how often they won between equal greedy players."""


def greedy(state: State, taste: Taste) -> Action:
    """What a player of this taste does; a legal action of the player in turn."""
    if len(state.choices) == 1:
        return state.choices[0]
    return _PICK[state.phase](state, pack(state), numbers([taste]))


def places(state: State, taste: Taste) -> list[tuple[float, Action]]:
    """The places for the joined pair with their worth, best first."""
    w, v = pack(state), numbers([taste])
    weigh_places(w, v, state.seat, *state.turn.pair)
    worths = [(v[PLACED + _index(action)], action) for action in state.choices]
    return sorted(worths, key=lambda one: -one[0])


def dominoes(state: State, taste: Taste) -> list[tuple[Action, Action]]:
    """Pairs with their places, best first; parcels that await a better place count less."""
    w, v = pack(state), numbers([taste])
    seat, found = state.seat, []
    weigh_stores(w, v, seat)
    stores = state.ranches[seat].stores
    best = {kind: v[BEST + slot] for slot, kind in enumerate(stores)}
    patience = 0.0 if last_round(state) else taste.patience
    for join in state.choices:
        if join == actions.KEEP:
            continue
        one, two = (state.kit.kind_of[str(code)] for code in join.args)
        spared = patience * (best[one] + best[two])
        joined = apply(state, seat, join).state
        found += [(worth - spared, join, place) for worth, place in places(joined, taste)[:_EACH]]
    found.sort(key=lambda one: -one[0])
    return [(join, place) for _, join, place in found]


def _index(action: Action) -> int:
    cell, way = action.args
    return MOST_CELLS * int(way) + int(cell)


def _expand(state: State, w: list[int], v: list[float]) -> Action:
    find_domino(w, v, state.seat, last_round(state))
    if v[WORTH] < 0 and not must_expand(state):
        return actions.KEEP
    return state.kit.moves.join[w[FOUND], w[FOUND + 1]]


def _place(state: State, w: list[int], v: list[float]) -> Action:
    weigh_places(w, v, state.seat, *state.turn.pair)
    return max(state.choices, key=lambda action: v[PLACED + _index(action)])


def _drought(state: State, w: list[int], v: list[float]) -> Action:
    survey(w, v, state.seat)
    return actions.DROUGHT[find_drought(w, state.seat, state.turn.skulls[0])]


def _recruit(state: State, w: list[int], v: list[float]) -> Action:
    found = find_partner(w, v, state.seat, state.turn.circle)
    return actions.COWBOY[found - 5] if found >= 5 else actions.RECRUIT[found]


def _drive(state: State, w: list[int], v: list[float]) -> Action:
    survey(w, v, state.seat)
    cell, way, _ = find_drive(w, v, state.seat, state.turn.steps)
    return actions.ENOUGH if cell < 0 else actions.DRIVE[way][cell]


def _offer(state: State, w: list[int], v: list[float]) -> Action:
    survey(w, v, state.seat)
    mine, whose, _, _ = find_swap(w, v, state.seat)
    return actions.ENOUGH if whose < 0 or _shy(state, v) else state.kit.moves.offer[mine]


def _demand(state: State, w: list[int], v: list[float]) -> Action:
    survey(w, v, state.seat)
    _, whose, what, _ = find_swap(w, v, state.seat)
    return state.choices[0] if whose < 0 else state.kit.moves.demand[whose][what]


def _steal(state: State, w: list[int], v: list[float]) -> Action:
    victim, cell, _ = find_theft(w, v, state.seat)
    return actions.ENOUGH if _shy(state, v) else actions.STEAL[victim][cell]


def _shy(state: State, v: list[float]) -> bool:
    """Whether the partners' help is left alone."""
    return not v[TASTES * state.seat + T_PARTNERS]


def _bonus(state: State, w: list[int], v: list[float]) -> Action:
    side, cell = divmod(find_tile(w, v, state.seat), MOST_CELLS)
    return state.kit.moves.bonus[state.kit.sides[side]][cell]


_PICK: Final[dict[Phase, Callable[[State, list[int], list[float]], Action]]] = {
    "board": lambda state, _w, _v: min(state.choices, key=_LIKED.index),
    "stand": lambda state, w, v: actions.STAND[find_place(w, v, state.seat)],
    "expand": _expand,
    "place": _place,
    "discard": lambda state, w, v: state.kit.moves.discard[find_waste(w, v, state.seat)],
    "drought": _drought,
    "circle": lambda state, _w, _v: state.choices[0],
    "recruit": _recruit,
    "drive": _drive,
    "offer": _offer,
    "demand": _demand,
    "steal": _steal,
    "bonus": _bonus,
    "forgo": lambda state, _w, _v: state.choices[0],
}
