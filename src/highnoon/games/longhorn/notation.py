"""Actions of Longhorn as text: a few words such as `brand T w`."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import InvalidAction
from highnoon.games.longhorn.actions import ALL, AMBUSH_ANY
from highnoon.games.longhorn.pieces import COLOURS, LETTERS, SEATS, TOKENS


def letters(cows: tuple[int, ...]) -> str:
    """Cows by the letters of their colours.

    >>> letters((2, 0, 0, 1))
    'wwb'
    """
    return "".join(letter * count for letter, count in zip(COLOURS, cows, strict=True))


def action_text(action: Action) -> str:
    """The action in a few words, such as `steal w` or `move T`.

    >>> action_text(Action("brand", (8, 0)))
    'brand T w'
    """
    return _TEXTS[action]


def parse_action(text: str) -> Action:
    """The action of a text; capitals and spaces do not matter."""
    found = _ACTIONS.get(" ".join(text.split()).lower())
    if found is None:
        examples = "start C, steal w, brand T w, epidemic g, ambush w, ambush $, snake w T, move M"
        raise InvalidAction(
            Phrase("longhorn-error-text", {"text": text[:40], "examples": examples})
        )
    return found


def _text(action: Action) -> str:
    kind, args = action
    if kind in ("start", "move", "lay"):
        return f"{kind} {LETTERS[int(args[0])]}"
    if kind in ("steal", "epidemic", "ambush"):
        return f"{kind} {COLOURS[int(args[0])]}"
    if kind == "brand":
        return f"brand {LETTERS[int(args[0])]} {COLOURS[int(args[1])]}"
    if kind == "snake":
        return f"snake {COLOURS[int(args[0])]} {LETTERS[int(args[1])]}"
    if kind == "coin":
        return f"coin {SEATS[int(args[0])]}"
    if kind == "cows":
        return f"cows {letters(tuple(int(count) for count in args))}"
    if action == AMBUSH_ANY:
        return "ambush $"
    if kind == "nugget":
        return f"ambush ${TOKENS[str(args[0])].dollars}"
    if kind == "draw":
        return f"draw ${TOKENS[str(args[0])].dollars}"
    return f"token {args[0]}"


_TEXTS: Final = {action: _text(action) for action in ALL}
_ACTIONS: Final = {text.lower(): action for action, text in _TEXTS.items()}
