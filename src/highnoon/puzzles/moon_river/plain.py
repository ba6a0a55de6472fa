"""The second proof: minimax over the common protocol of games, with no memory and no shortcuts."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import Seat
from highnoon.core.registry import game
from highnoon.games.moon_river.state import State
from highnoon.puzzles.moon_river.ending import TooLarge

MOST: Final = 20_000
"""Positions that it looks at at most."""


def plain_value(state: State, seat: Seat, most: int = MOST) -> int:
    """The lead of a seat at the end with best play by all, or `TooLarge`."""
    rules, left = game("moon-river"), [most]

    def value(state: State) -> int:
        left[0] -= 1
        if left[0] < 0:
            raise TooLarge
        end = rules.result(state)
        if end is not None:
            return end.scores[seat] - max(end.scores[:seat] + end.scores[seat + 1 :])
        (actor,) = rules.actors(state)
        best = max if actor == seat else min
        return best(
            value(rules.apply(state, actor, action).state)
            for action in rules.legal_actions(state, actor)
        )

    return value(state)
