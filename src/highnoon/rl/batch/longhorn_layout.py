"""Longhorn in a row of small integers, and where its actions and observations have their numbers.

All of it is taken from the rules and from the declared parts of an observation.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import numpy as np

from highnoon.core.action import Action
from highnoon.games.longhorn.actions import INDEX, PLAYED
from highnoon.games.longhorn.legal import with_choices
from highnoon.games.longhorn.pieces import (
    CELLS,
    COLOURS,
    DANGEROUS,
    EACH_COLOUR,
    HILL,
    NEIGHBOURS,
    NUGGETS,
    PLACES,
    REACH,
    START_COWS,
    TOKENS,
)
from highnoon.games.longhorn.state import NO_TOKEN, NOWHERE, Cows, Phase, State, Strikes
from highnoon.rl.tensors.longhorn import LAYOUT

# The columns of a row.
PHASE: Final = 0
SIDE: Final = 1
OUTLAW: Final = 2
STRUCK: Final = 3
STOLEN: Final = 4
AGAIN: Final = 5
FLEEING: Final = 6
"""A mask of colours."""
LAST: Final = 7
PLACE: Final = 9
"""The place in each cell; `AT` is the cell of each place."""
TOKEN: Final = 18
COWS: Final = 27
"""Cell by cell, colour by colour."""
HERDS: Final = 63
PURSES: Final = 71
AT: Final = 79
WIDTH: Final = 88

_PHASES: Final = get_args(Phase)
_KINDS: Final = (NO_TOKEN, *TOKENS)
_STRIKES: Final = get_args(Strikes)


def _token(key: str) -> int:
    return next(n for n, kind in enumerate(_KINDS) if kind and TOKENS[kind].key == key)


START: Final = _PHASES.index("start")
STEAL: Final = _PHASES.index("steal")
BRAND: Final = _PHASES.index("brand")
EPIDEMIC: Final = _PHASES.index("epidemic")
AMBUSH: Final = _PHASES.index("ambush")
SNAKE: Final = _PHASES.index("snake")
MOVE: Final = _PHASES.index("move")
CAUGHT: Final = _PHASES.index("caught")
NINE: Final = _PHASES.index("nine")
SCORED: Final = _PHASES.index("scored")

IRON_TOKEN: Final = _token("iron")
EPIDEMIC_TOKEN: Final = _token("epidemic")
SHERIFF_TOKEN: Final = _token("sheriff")
OIL_TOKEN: Final = _token("oil")
AMBUSH_TOKEN: Final = _token("ambush")
SNAKE_TOKEN: Final = _token("rattlesnake")

NUGGET: Final = np.array([NUGGETS.index(k) if k in NUGGETS else -1 for k in _KINDS], np.int64)
"""Which nugget a token is, or -1."""
DOLLARS: Final = np.array([TOKENS[letter].dollars for letter in NUGGETS], np.int64)
COUNTS: Final = np.array([TOKENS[letter].count for letter in NUGGETS], np.int64)
DANGER: Final = np.array([kind in DANGEROUS for kind in _KINDS])
BOX: Final = np.array(
    [_KINDS.index(letter) for letter, token in TOKENS.items() for _ in range(token.count)], np.int8
)
BAG: Final = np.array([c for c in range(len(COLOURS)) for _ in range(EACH_COLOUR)], np.int8)
SIZES: Final = np.array([place.cows for place in PLACES], np.int64)
STARTS: Final = np.array([place.cows == START_COWS for place in PLACES])
HILL_PLACE: Final = HILL
NEAR: Final = np.array([sum(1 << n for n in near) for near in NEIGHBOURS], np.int64)
REACHED: Final = np.array(
    [[sum(1 << end for end in REACH[cell][n]) for n in range(EACH_COLOUR + 1)] for cell in CELLS],
    np.int64,
)


def _first(kind: str, *args: Any) -> int:
    return INDEX[Action(kind, args)]


ACTIONS: Final = len(PLAYED)
TO_START: Final = _first("start", 0)
TO_STEAL: Final = _first("steal", 0)
TO_BRAND: Final = _first("brand", 0, 0)
TO_EPIDEMIC: Final = _first("epidemic", 0)
TO_AMBUSH: Final = _first("ambush", 0)
TO_DRAW: Final = _first("nugget")
TO_NUGGET: Final = _first("nugget", NUGGETS[0])
TO_SNAKE: Final = _first("snake", 0, 0)
TO_MOVE: Final = _first("move", 0)

SIZE: Final = LAYOUT.size
_BEGIN: Final = {name: where.start for name, where in LAYOUT.slices.items()}
O_PHASE: Final = _BEGIN["phase"]
O_SEAT: Final = _BEGIN["seat"]
O_TURN: Final = _BEGIN["turn"]
O_ASKED: Final = _BEGIN["asked"]
O_PLACES: Final = _BEGIN["places"]
O_COWS: Final = _BEGIN["cows"]
O_TOKENS: Final = _BEGIN["tokens"]
O_OUTLAW: Final = _BEGIN["outlaw"]
O_LAST: Final = _BEGIN["last"]
O_HERDS: Final = _BEGIN["herds"]
O_PURSES: Final = _BEGIN["purses"]
O_WORTH: Final = _BEGIN["worth"]
O_PRICES: Final = _BEGIN["prices"]
O_REMOVED: Final = _BEGIN["removed"]
O_STRUCK: Final = _BEGIN["struck"]
O_STOLEN: Final = _BEGIN["stolen"]
O_FLEEING: Final = _BEGIN["fleeing"]
O_AGAIN: Final = _BEGIN["again"]
O_AMBUSH: Final = _BEGIN["ambush"]
O_EPIDEMIC: Final = _BEGIN["epidemic"]
NINTHS: Final = np.array([n / EACH_COLOUR for n in range(EACH_COLOUR + 1)], np.float32)


def packed(state: State) -> Any:
    """A position in which somebody decides, or that is over, as a row."""
    row = np.zeros(WIDTH, np.int8)
    row[PHASE] = _PHASES.index(state.phase)
    row[SIDE], row[OUTLAW], row[STRUCK] = state.side, state.outlaw, state.struck
    row[STOLEN], row[AGAIN] = state.stolen, state.again
    row[FLEEING] = sum(1 << colour for colour in state.to_place)
    row[LAST : LAST + 2] = state.last
    row[PLACE:TOKEN] = state.places
    row[TOKEN:COWS] = [_KINDS.index(token) for token in state.tokens]
    row[COWS:HERDS] = np.ravel(state.cows)
    row[HERDS:PURSES] = np.ravel(state.herds)
    row[PURSES:AT] = [purse.count(letter) for purse in state.nuggets for letter in NUGGETS]
    row[AT:WIDTH] = np.argsort(state.places)
    return row


def unpacked(row: Any, choose: bool, strikes: int) -> State:
    """The position of a row."""
    cows = [_cows(row, COWS + 4 * cell) for cell in CELLS]
    purses = [
        "".join(
            sorted(
                letter
                for n, letter in enumerate(NUGGETS)
                for _ in range(row[PURSES + len(NUGGETS) * seat + n])
            )
        )
        for seat in (0, 1)
    ]
    return with_choices(
        State(
            phase=_PHASES[row[PHASE]],
            side=int(row[SIDE]),
            outlaw=int(row[OUTLAW]),
            places=tuple(map(int, row[PLACE:TOKEN])),
            cows=tuple(cows),
            tokens=tuple(_KINDS[kind] for kind in row[TOKEN:COWS]),
            herds=(_cows(row, HERDS), _cows(row, HERDS + 4)),
            nuggets=(purses[0], purses[1]),
            last=(int(row[LAST]), int(row[LAST + 1])),
            struck=int(row[STRUCK]),
            stolen=int(row[STOLEN]),
            to_place=tuple(c for c in range(len(COLOURS)) if row[FLEEING] >> c & 1),
            again=bool(row[AGAIN]),
            choose_nugget=choose,
            strikes=_STRIKES[strikes],
        )
    )


def options_of(state: State) -> tuple[bool, int]:
    """What kernels need to know of a table's options."""
    return state.choose_nugget, _STRIKES.index(state.strikes)


PRESENT: Final = _STRIKES.index("present")
NO_CELL: Final = NOWHERE


def _cows(row: Any, begin: int) -> Cows:
    w, o, g, b = map(int, row[begin : begin + 4])
    return (w, o, g, b)
