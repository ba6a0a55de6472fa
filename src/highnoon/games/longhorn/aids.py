"""Help for whoever decides: what a choice would bring, and why others are not possible."""

from __future__ import annotations

from typing import Final, TypedDict

from highnoon.core.action import Action, Phrase
from highnoon.games.longhorn.actions import BRAND, MOVE, SNAKE, START
from highnoon.games.longhorn.legal import destinations
from highnoon.games.longhorn.reasons import why_not
from highnoon.games.longhorn.rules import actors, apply
from highnoon.games.longhorn.scoring import worth
from highnoon.games.longhorn.state import ENDED
from highnoon.games.longhorn.view import LonghornView, state_of


class LonghornOutlook(TypedDict):
    """The table right after a choice: what both would have, and where the ride may end."""

    worth: list[int]
    steps: int
    places: list[int]
    over: bool


def outlook(view: LonghornView, action: Action) -> LonghornOutlook:
    """What a legal choice would bring, as far as it is certain."""
    state = state_of(view)
    (seat,) = actors(state)
    after = apply(state, seat, action).state
    riding = after.phase == "move"
    return {
        "worth": list(worth(after)),
        "steps": after.stolen,
        "places": [after.places[cell] for cell in destinations(after)] if riding else [],
        "over": after.phase in ENDED,
    }


def refusals(view: LonghornView) -> list[tuple[Action, Phrase]]:
    """Choices that look possible on the table but are not, each with its reason."""
    state = state_of(view)
    asked = _PLACED.get(state.phase, ())
    if state.phase == "snake":
        asked = SNAKE[state.to_place[0]]
    return [
        (action, why_not(state, seat, action))
        for seat in actors(state)
        for action in asked
        if action not in state.choices
    ]


_PLACED: Final[dict[str, tuple[Action, ...]]] = {
    "start": START,
    "move": MOVE,
    "brand": tuple(action for row in BRAND for action in row),
}
"""What is done to a place, by phase."""
