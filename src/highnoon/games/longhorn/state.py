"""A position of Longhorn: everything on the table, and whose decision is due."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from highnoon.core.action import Action
from highnoon.games.longhorn.pieces import CELLS, EACH_COLOUR

Cows: TypeAlias = tuple[int, int, int, int]
"""How many white, orange, grey and black cows."""

NO_COWS: Final[Cows] = (0, 0, 0, 0)
NOWHERE: Final = -1
NO_TOKEN: Final = ""

Phase: TypeAlias = Literal[
    "lay",
    "token",
    "cows",
    "coin",
    "start",
    "steal",
    "brand",
    "epidemic",
    "ambush",
    "draw",
    "snake",
    "move",
    "caught",
    "nine",
    "scored",
]

Strikes: TypeAlias = Literal["any", "present", "former"]
"""Which colours an epidemic may strike: any of the four, or only one that is on the board.

`former` is rules version 1: one that is on the board, and any when the board is empty."""

DEALING: Final = ("lay", "token", "cows", "coin")
ENDED: Final = ("caught", "nine", "scored")


class State(NamedTuple):
    """A frozen position. `side` is the player in turn; cells are numbered row by row."""

    phase: Phase = "lay"
    side: int = 0
    outlaw: int = NOWHERE
    places: tuple[int, ...] = ()
    cows: tuple[Cows, ...] = (NO_COWS,) * len(CELLS)
    tokens: tuple[str, ...] = ()
    herds: tuple[Cows, Cows] = (NO_COWS, NO_COWS)
    nuggets: tuple[str, str] = ("", "")
    last: tuple[int, int] = (NOWHERE, NOWHERE)
    struck: int = NOWHERE
    stolen: int = 0
    to_place: tuple[int, ...] = ()
    again: bool = False
    choose_nugget: bool = False
    strikes: Strikes = "any"
    choices: tuple[Action, ...] = ()


def on_board(state: State) -> Cows:
    """How many cows of each colour are still on the board."""
    w, o, g, b = map(sum, zip(*state.cows, strict=True))
    return (w, o, g, b)


def prices(state: State, left: Cows | None = None) -> Cows:
    """What a cow of each colour is worth if the game were scored now; `left` are on the board."""
    left = left or on_board(state)
    w, o, g, b = left
    price = (100 * w, 100 * o, 100 * g, 100 * b)
    return price if state.struck == NOWHERE else without(price, state.struck, price[state.struck])


def removed(state: State, left: Cows | None = None) -> Cows:
    """How many cows of each colour have left the game; `left` are on the board."""
    left = left or on_board(state)
    w, o, g, b = [
        EACH_COLOUR - here - mine - theirs
        for here, mine, theirs in zip(left, *state.herds, strict=True)
    ]
    return (w, o, g, b)


def without(cows: Cows, colour: int, count: int) -> Cows:
    """The cows after `count` of a colour have gone (or come, when negative)."""
    changed = list(cows)
    changed[colour] -= count
    return (changed[0], changed[1], changed[2], changed[3])
