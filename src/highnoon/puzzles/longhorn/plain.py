"""The second proof: minimax over the rules, with nothing of the solver in it."""

from __future__ import annotations

from fractions import Fraction

from highnoon.core.action import CHANCE, Seat
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.chance import outcomes
from highnoon.games.longhorn.scoring import result
from highnoon.games.longhorn.state import State
from highnoon.puzzles.longhorn.proof import Unproven


class PlainProof:
    """Whether a seat has at least a value; every draw counts as the worst."""

    def __init__(self, seat: Seat, value: Fraction, positions: int) -> None:
        self._seat = seat
        self._value = value
        self._left = positions
        self._known: dict[State, bool] = {}

    def keeps(self, state: State) -> bool:
        """Whether the seat has it here, or `Unproven` when the positions are used up."""
        known = self._known.get(state)
        if known is not None:
            return known
        self._left -= 1
        if self._left < 0:
            raise Unproven
        self._known[state] = found = self._decide(state)
        return found

    def _decide(self, state: State) -> bool:
        end = result(state)
        if end is not None:
            return end.places[1 - self._seat] - end.places[self._seat] >= self._value
        (actor,) = rules.actors(state)
        actions = [draw for draw, _ in outcomes(state)] if actor == CHANCE else list(state.choices)
        ways = (self.keeps(rules.apply(state, actor, action).state) for action in actions)
        return any(ways) if actor == self._seat else all(ways)
