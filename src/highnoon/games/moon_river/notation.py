"""Actions of Moon River as text: a verb and what it is about, such as `place b2 n`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import InvalidAction
from highnoon.games.moon_river.actions import ALL
from highnoon.games.moon_river.grid import DIRECTIONS, NAMES
from highnoon.games.moon_river.pieces import CODES, PARTNERS, SEATS

_EXAMPLES: Final = (
    "stand 3, take, keep, join Mc K5, place b2 n, discard D K3, drought b2, circle b2, "
    "recruit thief, cowboy thief, drive b2 e, offer Mc, demand wesley K5, steal jo b3, enough, "
    "bonus M+1 b9, forgo 2"
)


def action_text(action: Action) -> str:
    """The action in a few words.

    >>> action_text(Action("place", (6, 0)))
    'place b2 n'
    """
    return _TEXTS[action]


def parse_action(text: str) -> Action:
    """The action of a text; capitals, spaces and a pair's order do not matter."""
    found = _ACTIONS.get(" ".join(text.split()).lower())
    if found is None:
        raise InvalidAction(
            Phrase("moon-river-error-text", {"text": text[:40], "examples": _EXAMPLES})
        )
    return found


_NAMES: Final[dict[str, Sequence[Sequence[str]]]] = {
    "stand": ("1234",),
    "forgo": ("12",),
    "join": (CODES, CODES),
    "discard": (CODES, CODES),
    "place": (NAMES, DIRECTIONS),
    "drive": (NAMES, DIRECTIONS),
    "drought": (NAMES,),
    "circle": (NAMES,),
    "recruit": (PARTNERS,),
    "cowboy": (PARTNERS,),
    "chip": (PARTNERS,),
    "offer": (CODES,),
    "draw": (CODES,),
    "demand": (SEATS, CODES),
    "steal": (SEATS, NAMES),
    "bonus": (CODES, NAMES),
    "ranchero": (SEATS,),
}
"""What the arguments of each kind of action are called."""


def _text(action: Action) -> str:
    names = _NAMES.get(action.kind)
    if names is None:
        return " ".join((action.kind, *map(str, action.args)))
    words = [called[int(arg)] for called, arg in zip(names, action.args, strict=True)]
    return " ".join((action.kind, *words))


_TEXTS: Final = {action: _text(action) for action in ALL}
_TURNED: Final = {
    f"{kind} {second} {first}".lower(): action
    for action, text in _TEXTS.items()
    if action.kind in ("join", "discard")
    for kind, first, second in [text.split()]
}
"""A pair may be named in either order."""

_ACTIONS: Final = _TURNED | {text.lower(): action for action, text in _TEXTS.items()}
