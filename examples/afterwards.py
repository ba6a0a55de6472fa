"""Longhorn for learners that judge a choice by where it leads; `train_stock.py` learns from it.

The environment shows the rows of docs/tensors.md behind all legal choices, and an action is the
number of one of them (afterstates: Sutton and Barto, 2018, section 6.8). Numbers beyond the last
choice count on from the first, so that every action is legal for a library that knows no masks.
Where there is only one choice nobody is asked.

Rows are bytes, so that a library can keep many. Behind each stands a mark: 0, or what the choice
brings if it ends the match. The last byte of all tells how many choices there are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from highnoon.rl.gym import SeatEnv, gymnasium
from highnoon.rl.tensors.longhorn import LAYOUT

MOST = 16
"""Choices that there can be at once: four colours of each of four neighbours."""
INK = 252
"""The byte of a 1: ninths are whole numbers then."""
EVEN = 2
"""The mark of a choice that ends the match in a draw; 1 and 3 are a loss and a win."""
PLANES = (("cows", 4), ("tokens", 10), ("last", 2))
"""Parts that are squares of three by three, and how many."""
COLOURED = (("herds", 2), ("prices", 1), ("removed", 1), ("struck", 1), ("fleeing", 1))
"""Parts that have a number for each colour, and how many."""
PLAIN = ("phase", "turn", "asked", "purses", "worth", "stolen", "again")
SHOWN = ("outlaw", *(name for name, _ in (*PLANES, *COLOURED)), *PLAIN)
"""Left out are the names of the places, the observer's seat, and the options of the table."""

_NUMBERS = [np.arange(LAYOUT.size)[LAYOUT.slices[name]] for name in SHOWN]
_ENDS = np.cumsum([len(part) for part in _NUMBERS]).tolist()
KEPT = np.concatenate(_NUMBERS)
"""Which numbers of a row are shown."""
PART = {
    name: slice(end - len(part), end)
    for name, part, end in zip(SHOWN, _NUMBERS, _ENDS, strict=True)
}
"""Where each part stands among them."""
SIZE = len(KEPT)


class Afterwards(gymnasium.Wrapper):  # type: ignore[misc]  # its types ask for more than it has
    """One seat of a match, which chooses among what lies behind its choices."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 255, (MOST * (SIZE + 1) + 1,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(MOST)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """A new match, up to the first decision in which there is a choice."""
        _, info = self.env.reset(seed=seed, options=options)
        while len(self.legal()) == 1:
            *_, info = self.env.step(self.legal()[0])
        return self._behind(), info

    def step(self, action: Any) -> Any:
        """The seat takes the choice of this number, and the match goes on to its next one."""
        legal = self.legal()
        _, reward, over, cut, info = self.env.step(legal[int(action) % len(legal)])
        while not over and len(self.legal()) == 1:
            _, reward, over, cut, info = self.env.step(self.legal()[0])
        return self._behind(), reward, over, cut, info

    def legal(self) -> list[int]:
        """The choices, as numbers of the game's actions."""
        legal: list[int] = self.env.unwrapped.play.moment.legal()
        return legal

    def _behind(self) -> Any:
        moment, seat = self.env.unwrapped.play.moment, self.env.unwrapped.seat
        shown = np.zeros(self.observation_space.shape, np.uint8)
        shown[-1] = 1
        if moment.actor is not None:
            ways = [moment.after(number) for number in moment.legal()]
            rows = np.stack([way.observe(seat)[KEPT] for way in ways])
            marks = [EVEN + way.returns()[seat] if way.actor is None else 0 for way in ways]
            marked = np.column_stack([(rows * INK).round(), marks])
            shown[: marked.size] = marked.ravel()
            shown[-1] = len(ways)
        return shown


def table(seat: int) -> Afterwards:
    """A match against random play."""
    return Afterwards(SeatEnv("longhorn", seat, "random"))
