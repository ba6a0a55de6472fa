"""The last turns of Moon River played out in every way: what they are worth, and the best line.

With two players everybody takes what is best for them; with more, only positions serve in which all
turns that are left belong to one player. So there is a value, and it is exact.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.core.action import Action, Seat
from highnoon.games.moon_river import rules
from highnoon.games.moon_river.actions import ENOUGH
from highnoon.games.moon_river.scoring import score
from highnoon.games.moon_river.state import NOBODY, State, last_round
from highnoon.puzzles.moon_river.driving import best_drive

TRIES: Final = 1_500
"""Actions that are tried at most: what has more is no puzzle for people, nor quickly searched."""


class TooLarge(Exception):
    """There is more to be tried than that."""


def no_chance_left(state: State) -> bool:
    """Whether nothing will be drawn from here to the end."""
    if any(state.box) or state.drawn or state.seat < 0:
        return False
    return not any(state.stock) or last_round(state)


def serves(state: State, seat: Seat) -> bool:
    """Whether the turns that are left have a value for this seat that nobody can dispute."""
    left = {one for one in state.here.rancheros if one != NOBODY} | {state.seat}
    return (
        no_chance_left(state) and state.seat == seat and (len(state.ranches) == 2 or left == {seat})
    )


def lead(state: State, seat: Seat) -> int:
    """Points ahead of the best of the others, if the game ended now."""
    points = [score(state.kit, ranch, state.scenario).total for ranch in state.ranches]
    return points[seat] - max(one for other, one in enumerate(points) if other != seat)


class Ending:
    """Every way to the end from some position, remembered."""

    def __init__(self, seat: Seat, tries: int = TRIES) -> None:
        self._seat = seat
        self._left = tries
        self._known: dict[Any, int] = {}

    @property
    def seen(self) -> int:
        """How many positions were searched."""
        return len(self._known)

    def value(self, state: State) -> int:
        """The lead that the seat has at the end with best play by all, or `TooLarge`."""
        if state.phase == "over":
            return lead(state, self._seat)
        key = (
            state.phase, state.seat, state.turn, state.ranches, state.here, state.there,
            state.saloon, state.cows, state.tiles,
        )  # fmt: skip
        known = self._known.get(key)
        if known is not None:
            return known
        found = self._last_drive(state)
        if found is None:
            self._left -= len(state.choices)
            if self._left < 0:
                raise TooLarge
            best = max if state.seat == self._seat else min
            found = best(self.value(after(state, action)) for action in state.choices)
        self._known[key] = found
        return found

    def _last_drive(self, state: State) -> int | None:
        """What a drive of cows is worth with which the game ends; None for all else."""
        if state.phase != "drive" or state.seat != self._seat:
            return None
        end = after(state, ENOUGH)
        if end.phase != "over":
            return None
        return lead(end, self._seat) + best_drive(state.ranches[self._seat], state.turn.steps)

    def best(self, state: State) -> Action:
        """The first of the best actions here."""
        pick = max if state.seat == self._seat else min
        return pick(state.choices, key=lambda action: self.value(after(state, action)))

    def line(self, state: State) -> tuple[Action, ...]:
        """Best play to the end."""
        found = []
        while state.phase != "over":
            found.append(self.best(state))
            state = after(state, found[-1])
        return tuple(found)


def after(state: State, action: Action) -> State:
    """What an action of whoever is in turn leads to."""
    reached: State = rules.apply(state, state.seat, action).state
    return reached
