"""A position of Longhorn in one line; `docs/notation.md` explains the fields."""

from __future__ import annotations

from typing import Final

from highnoon.games.longhorn.notation import letters
from highnoon.games.longhorn.pieces import CELLS, COLOURS, LETTERS
from highnoon.games.longhorn.state import NO_TOKEN, NOWHERE, State

FIELDS: Final = (
    "board",
    "side",
    "phase",
    "outlaw",
    "eagle",
    "jessie",
    "last",
    "epidemic",
    "ambush",
    "colour",
)
"""Rules version 1 knew no choice of colours: its positions end one field earlier."""
SIDES: Final = ("E", "J")


def position_text(state: State) -> str:
    """The whole position in one line of ten fields; `docs/notation.md` explains them.

    Positions of rules version 1 have nine.
    """
    cells = [_cell_text(state, cell) for cell in CELLS]
    board = "/".join(",".join(cells[row : row + 3]) for row in (0, 3, 6))
    phase = f"{state.phase}{state.stolen or ''}{'+' if state.again else ''}"
    if state.to_place:
        phase += ":" + "".join(COLOURS[colour] for colour in state.to_place)
    fields = (
        board,
        SIDES[state.side],
        phase,
        _letter(state, state.outlaw),
        _purse_text(state, 0),
        _purse_text(state, 1),
        _letter(state, state.last[0]) + _letter(state, state.last[1]),
        "-" if state.struck == NOWHERE else COLOURS[state.struck],
        "choice" if state.choose_nugget else "random",
    )
    return " ".join(fields if state.strikes == "former" else (*fields, state.strikes))


def _cell_text(state: State, cell: int) -> str:
    if cell >= len(state.places):
        return "-"
    token = state.tokens[cell] if cell < len(state.tokens) else NO_TOKEN
    text = LETTERS[state.places[cell]] + letters(state.cows[cell])
    return f"{text}.{token}" if token else text


def _letter(state: State, cell: int) -> str:
    return "-" if cell == NOWHERE else LETTERS[state.places[cell]]


def _purse_text(state: State, seat: int) -> str:
    nuggets = f"${state.nuggets[seat]}" if state.nuggets[seat] else ""
    return letters(state.herds[seat]) + nuggets or "-"
