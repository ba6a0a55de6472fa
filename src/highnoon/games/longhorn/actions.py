"""Every action of Longhorn, in a fixed order: the table behind texts and numbers.

Actions name places, not cells of the square, so that their text needs no position.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from highnoon.core.action import Action
from highnoon.games.longhorn.pieces import COLOURS, NUGGETS, PLACES, SEATS, TOKENS

_COLOURS: Final = range(len(COLOURS))
_PLACES: Final = range(len(PLACES))

LAY: Final = tuple(Action("lay", (place,)) for place in _PLACES)
TOKEN: Final = {letter: Action("token", (letter,)) for letter in TOKENS}
DEAL: Final = {
    (hand.count(0), hand.count(1), hand.count(2), hand.count(3)): Action(
        "cows", tuple(hand.count(colour) for colour in _COLOURS)
    )
    for size in sorted({place.cows for place in PLACES})
    for hand in combinations_with_replacement(_COLOURS, size)
}
COIN: Final = tuple(Action("coin", (seat,)) for seat in range(len(SEATS)))
START: Final = tuple(Action("start", (place,)) for place in _PLACES)
STEAL: Final = tuple(Action("steal", (colour,)) for colour in _COLOURS)
BRAND: Final = tuple(
    tuple(Action("brand", (place, colour)) for colour in _COLOURS) for place in _PLACES
)
EPIDEMIC: Final = tuple(Action("epidemic", (colour,)) for colour in _COLOURS)
AMBUSH_COWS: Final = tuple(Action("ambush", (colour,)) for colour in _COLOURS)
AMBUSH_ANY: Final = Action("nugget", ())
AMBUSH_NUGGET: Final = {letter: Action("nugget", (letter,)) for letter in NUGGETS}
DRAW: Final = {letter: Action("draw", (letter,)) for letter in NUGGETS}
SNAKE: Final = tuple(
    tuple(Action("snake", (colour, place)) for place in _PLACES) for colour in _COLOURS
)
MOVE: Final = tuple(Action("move", (place,)) for place in _PLACES)

PLAYED: Final = (
    *START,
    *STEAL,
    *(action for row in BRAND for action in row),
    *EPIDEMIC,
    *AMBUSH_COWS,
    AMBUSH_ANY,
    *AMBUSH_NUGGET.values(),
    *(action for row in SNAKE for action in row),
    *MOVE,
)
"""What players do; their numbers come first."""

DRAWN: Final = (*DRAW.values(), *LAY, *TOKEN.values(), *DEAL.values(), *COIN)
"""What chance does."""

ALL: Final = (*PLAYED, *DRAWN)
INDEX: Final = {action: number for number, action in enumerate(ALL)}
