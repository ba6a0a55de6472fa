"""Desperados as text: a few words for an action. Positions are in `position.py`."""

from __future__ import annotations

import unicodedata
from typing import Final

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import InvalidAction
from highnoon.games.desperados.actions import DECISION, DRAW_PLAN, PLAY_NONE, SALOON_KEY
from highnoon.games.desperados.map_check import DEAREST, is_key

_WORDS: Final = {
    " ".join(str(part) for part in (action.kind, *action.args)): action
    for action in (*DECISION, *DRAW_PLAN, PLAY_NONE)
}
_TOWNS: Final = {"place": 1, "card": 1, "ride": 2}
"""How many towns these actions name."""


def action_text(action: Action) -> str:
    """The action in a few words.

    >>> action_text(Action("ride", ("el-paso", "roswell")))
    'ride el-paso roswell'
    """
    return " ".join(str(part) for part in (action.kind, *action.args))


def parse_action(text: str) -> Action:
    """The action of a text; capitals and spaces do not matter.

    Towns of any map can be named: whether a town is on this one, the rules will say.
    """
    words = unicodedata.normalize("NFC", text).lower().split()
    found = _WORDS.get(" ".join(words)) or _with_towns(words) or _with_value(words)
    if found is None:
        examples = "place yuma, ride yuma tucson, card phoenix, card saloon, no-card, coach brown"
        args = {"text": text[:40], "examples": f"{examples}, poker, look, nothing"}
        raise InvalidAction(Phrase("desperados-error-text", args))
    return found


def _with_towns(words: list[str]) -> Action | None:
    if not words or len(words) - 1 != _TOWNS.get(words[0]):
        return None
    saloon = words[0] == "card" and words[1] == SALOON_KEY
    if not saloon and not all(is_key(word) for word in words[1:]):
        return None
    return Action(words[0], tuple(words[1:]))


def _with_value(words: list[str]) -> Action | None:
    if len(words) != 2 or words[0] not in ("bank", "tile"):
        return None
    digits = words[1]
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(DEAREST))):
        return None
    return Action(words[0], (int(digits),))
