"""How a game of Longhorn ended, line by line."""

from __future__ import annotations

from operator import mul
from typing import Final

from highnoon.core.action import Phrase
from highnoon.core.game import Result, ScoreLine
from highnoon.games.longhorn.pieces import COLOUR_KEYS, TOKENS
from highnoon.games.longhorn.state import Cows, State, prices

_FIRST: Final = ((1, 2), (2, 1))
_DOLLARS: Final = {letter: token.dollars for letter, token in TOKENS.items()}


def worth(state: State, price: Cows | None = None) -> tuple[int, int]:
    """What both players would have if the game were scored now, at these prices."""
    price = price or prices(state)
    return (
        _herd(state.herds[0], price) + dollars(state.nuggets[0]),
        _herd(state.herds[1], price) + dollars(state.nuggets[1]),
    )


def dollars(nuggets: str) -> int:
    """What nuggets are worth."""
    return sum(map(_DOLLARS.__getitem__, nuggets))


def result(state: State) -> Result | None:
    """The result of a position that is over, else None."""
    if state.phase not in ("caught", "nine", "scored"):
        return None
    scores = worth(state)
    if state.phase == "caught":
        places = _FIRST[1 - state.side]
    elif state.phase == "nine":
        places = _FIRST[state.side]
    elif scores[0] == scores[1]:
        places = (1, 1)
    else:
        places = _FIRST[0 if scores[0] > scores[1] else 1]
    reason = f"longhorn-result-{'draw' if places == (1, 1) else state.phase}"
    return Result(Phrase(reason), places, scores, (_lines(state, 0), _lines(state, 1)))


def _lines(state: State, seat: int) -> tuple[ScoreLine, ...]:
    price = prices(state)
    herd = [
        ScoreLine(
            Phrase(
                "longhorn-score-cows",
                {
                    "count": state.herds[seat][colour],
                    "colour": Phrase(f"longhorn-colour-{key}"),
                    "price": price[colour],
                },
            ),
            state.herds[seat][colour] * price[colour],
        )
        for colour, key in enumerate(COLOUR_KEYS)
    ]
    nuggets = Phrase("longhorn-score-nuggets", {"count": len(state.nuggets[seat])})
    return (*herd, ScoreLine(nuggets, dollars(state.nuggets[seat])))


def _herd(herd: Cows, price: Cows) -> int:
    return sum(map(mul, herd, price))
