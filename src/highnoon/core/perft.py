"""Perft: count every way to go on, to a depth. Equal counts mean equal rules."""

from __future__ import annotations

from typing import Any

from highnoon.core.action import CHANCE
from highnoon.core.game import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are; draws count every outcome.

    A game that ends earlier counts once. Where several seats choose at once they do so in order
    of seats.
    """
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    seat = min(actors)
    if seat == CHANCE:
        actions = [action for action, _ in game.chance_outcomes(state)]
    else:
        actions = list(game.legal_actions(state, seat))
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, seat, action).state, depth - 1) for action in actions)
