"""The rest of a turn: every way to finish it by the rules, down to where the next turn begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.games.longhorn.chance import outcomes
from highnoon.games.longhorn.rules import apply
from highnoon.games.longhorn.state import State


class Ways(NamedTuple):
    """A decision within the turn: each action and what it leads to."""

    ways: tuple[tuple[Action, Rest], ...]


class Luck(NamedTuple):
    """A draw within the turn."""

    draws: tuple[tuple[Fraction, Rest], ...]


Rest: TypeAlias = State | Ways | Luck
"""What is left of a turn; a state is where the next one begins, or the end of the game."""


def rest_of_turn(state: State, seat: Seat) -> Rest:
    """Everything the player in turn can still do before the next turn begins."""
    if state.phase == "draw":
        draws = [
            (chance, rest_of_turn(apply(state, CHANCE, draw).state, seat))
            for draw, chance in outcomes(state)
        ]
        return Luck(tuple(draws))
    if not state.choices:
        return state
    return Ways(
        tuple((action, _after(apply(state, seat, action).state, seat)) for action in state.choices)
    )


def _after(state: State, seat: Seat) -> Rest:
    return state if state.phase == "steal" else rest_of_turn(state, seat)


def leaves(rest: Rest, lucky: bool = False) -> Iterator[tuple[State, bool]]:
    """Every state a turn may lead to, and whether a draw stands before it."""
    if isinstance(rest, State):
        yield rest, lucky
    elif isinstance(rest, Ways):
        for _, below in rest.ways:
            yield from leaves(below, lucky)
    else:
        for _, below in rest.draws:
            yield from leaves(below, True)


def worth(rest: Rest, value: Callable[[State], float]) -> float:
    """What the rest of a turn is worth to the player in turn."""
    if isinstance(rest, State):
        return value(rest)
    if isinstance(rest, Ways):
        return max(worth(below, value) for _, below in rest.ways)
    return sum(float(chance) * worth(below, value) for chance, below in rest.draws)
