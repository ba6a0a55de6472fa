"""One name for all positions of Longhorn that are the same puzzle.

Turned and mirrored squares, renamed colours, swapped seats and other names of the places change
nothing about what is to be found. Nor does it matter where a player last played, unless danger
still lies there; whoever is in turn leaves that place anyway.
"""

from __future__ import annotations

from base64 import b32encode
from hashlib import sha256
from typing import Final

from highnoon.games.longhorn.pieces import CELLS, COLOURS, DANGEROUS
from highnoon.games.longhorn.state import NOWHERE, State

_LETTERS: Final = 8


def _squares() -> tuple[tuple[int, ...], ...]:
    """The eight ways to lay the square: for each cell, which one comes there."""
    size = range(3)
    turned = [
        [3 * (row if not flip else 2 - row) + (col if not flop else 2 - col) for row, col in order]
        for order in (
            [(row, col) for row in size for col in size],
            [(col, row) for row in size for col in size],
        )
        for flip in (False, True)
        for flop in (False, True)
    ]
    return tuple(tuple(one) for one in turned)


SQUARES: Final = _squares()


def canonical(state: State) -> str:
    """The same text for all positions that are alike, at the beginning of a turn."""
    me, you = state.side, 1 - state.side
    there = state.last[you]
    ban = there if there != NOWHERE and state.tokens[there] in DANGEROUS else NOWHERE
    found = []
    for square in SQUARES:
        colours = sorted(
            (
                *(state.cows[cell][colour] for cell in square),
                state.herds[me][colour],
                state.herds[you][colour],
                int(state.struck == colour),
            )
            for colour in range(len(COLOURS))
        )
        tokens = [state.tokens[cell] or "-" for cell in square]
        places = (square.index(state.outlaw), -1 if ban == NOWHERE else square.index(ban))
        found.append((colours, tokens, places))
    assert len(CELLS) == len(SQUARES[0])
    purses = (state.nuggets[me], state.nuggets[you])
    return repr((min(found), purses, state.choose_nugget, state.strikes))


def id_of(state: State) -> str:
    """The fingerprint in eight letters and digits."""
    digest = sha256(canonical(state).encode()).digest()
    return b32encode(digest).decode().lower()[:_LETTERS]
