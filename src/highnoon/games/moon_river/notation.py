"""Actions of Moon River as text: a verb and what it is about, such as `place b2 n`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import InvalidAction
from highnoon.games.moon_river.grid import DIRECTIONS, NAMES
from highnoon.games.moon_river.pieces import (
    LEGENDS,
    LETTERS,
    PARTNERS,
    SCENARIOS,
    SEATS,
    code_order,
)

_EXAMPLES: Final = (
    "board jo, stand 3, take, keep, join Mc K5, place b2 n, discard D K3, drought b2, circle b2, "
    "recruit thief, cowboy thief, drive b2 e, offer Mc, demand white K5, steal green b3, enough, "
    "bonus M+1 b9, forgo 2"
)
_PARCEL: Final = re.compile(rf"[{LETTERS}]c{{0,3}}s{{0,2}}o?n{{0,5}}b{{0,5}}[1-9]?(:[1-9])?")
_SIDE: Final = re.compile(rf"[{LETTERS}]\+[12]")

_Word = tuple[Callable[[int | str], str], Callable[[str], int | str | None]]
"""How an argument is written, and read; None where it is not such a word."""


def _one_of(names: Sequence[str]) -> _Word:
    places = {name: number for number, name in enumerate(names)}
    return lambda arg: names[int(arg)], lambda word: places.get(word.lower())


def _code(form: re.Pattern[str]) -> _Word:
    def read(word: str) -> str | None:
        code = word.capitalize()
        return code if form.fullmatch(code) else None

    return str, read


def _key(keys: Sequence[str]) -> _Word:
    return str, lambda word: word.lower() if word.lower() in keys else None


_CELL: Final = _one_of(NAMES)
_WAY: Final = _one_of(DIRECTIONS)
_CHIP: Final = _one_of(PARTNERS)
_SEAT: Final = _one_of(SEATS)
_KIND: Final = _code(_PARCEL)
_OLD_SEAT: Final = _one_of(LEGENDS)

_WORDS: Final[dict[str, tuple[_Word, ...]]] = {
    "stand": (_one_of("1234"),),
    "take": (),
    "keep": (),
    "enough": (),
    "forgo": (_one_of("12"),),
    "join": (_KIND, _KIND),
    "discard": (_KIND, _KIND),
    "place": (_CELL, _WAY),
    "drive": (_CELL, _WAY),
    "drought": (_CELL,),
    "circle": (_CELL,),
    "recruit": (_CHIP,),
    "cowboy": (_CHIP,),
    "chip": (_CHIP,),
    "offer": (_KIND,),
    "draw": (_KIND,),
    "demand": (_SEAT, _KIND),
    "steal": (_SEAT, _CELL),
    "bonus": (_code(_SIDE), _CELL),
    "ranchero": (_SEAT,),
    "scenario": (_key(SCENARIOS),),
    "board": (_key(LEGENDS),),
}
"""What the arguments of each kind of action are called."""


_OLD_WORDS: Final = {
    kind: tuple(_OLD_SEAT if word is _SEAT else word for word in words)
    for kind, words in _WORDS.items()
}
"""In the first version of the rules the seats were named by the legends' boards."""


@lru_cache(maxsize=8192)
def action_text(action: Action, old: bool = False) -> str:
    """The action in a few words.

    >>> action_text(Action("place", (6, 0)))
    'place b2 n'
    """
    words = (_OLD_WORDS if old else _WORDS)[action.kind]
    said = [write(arg) for (write, _), arg in zip(words, action.args, strict=True)]
    return " ".join((action.kind, *said))


def parse_action(text: str, old: bool = False) -> Action:
    """The action of a text; capitals, spaces and a pair's order do not matter."""
    kind, *given = text.split() or [""]
    words = (_OLD_WORDS if old else _WORDS).get(kind.lower())
    if words is None or len(words) != len(given):
        raise InvalidAction(_unread(text))
    found = [read(word) for (_, read), word in zip(words, given, strict=True)]
    args = tuple(arg for arg in found if arg is not None)
    if len(args) != len(words):
        raise InvalidAction(_unread(text))
    if kind.lower() in ("join", "discard"):
        args = tuple(sorted(args, key=lambda code: code_order(str(code))))
    return Action(kind.lower(), args)


def _unread(text: str) -> Phrase:
    return Phrase("moon-river-error-text", {"text": text[:40], "examples": _EXAMPLES})
