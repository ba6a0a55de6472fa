"""One match as an environment plays it: chance is drawn from a seed, seats decide one by one."""

from __future__ import annotations

import json
import operator
import random
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from highnoon.core.action import CHANCE, Phrase, Seat
from highnoon.core.english import english
from highnoon.core.errors import InvalidAction
from highnoon.core.showing import Pictured
from highnoon.core.view import OPEN, PUBLIC
from highnoon.rl.pixels import Pixels, pixels
from highnoon.rl.rules import Moment, Rules
from highnoon.rl.tensors import Floats
from highnoon.rl.tiny import OPTION as TINY
from highnoon.rl.tiny import Tiny, tiny

# Both libraries that play so have these errors.
errors: Any = import_module("gymnasium.error")

Mask = npt.NDArray[np.int8]

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
"""Written to the screen, as text, as a drawing, or as its pixels; all of them show what anybody
may know.
"""


class Play:
    """The rules, the present moment, and the dice."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        asked = {name: value for name, value in options.items() if name != TINY}
        small = tiny(game) if options.get(TINY) else Tiny({}, "")
        self.rules = Rules(game, {**asked, **small.options}, small.position)
        if self.rules.layout is None:
            raise ValueError(f"{game} has no tensors to be observed by.")
        self.size = self.rules.layout.size
        self.actions = len(self.rules.numbers)
        self.dice = random.Random()
        self.moment = Moment(self.rules, self.rules.first)
        self._begun = False
        self._closed = False

    def close(self) -> None:
        """Nobody plays here any more."""
        self._closed = True

    def ask_open(self) -> None:
        """`ClosedEnvironmentError` once it is closed."""
        if self._closed:
            raise errors.ClosedEnvironmentError("The environment is closed.")

    def ask_begun(self) -> None:
        """`ClosedEnvironmentError` once it is closed, `ResetNeeded` before its first match."""
        self.ask_open()
        if not self._begun:
            raise errors.ResetNeeded("No match has begun: reset the environment.")

    def begin(self, seed: Any) -> None:
        """A new match, from this seed if there is one; `Error` for what is no seed."""
        self.ask_open()
        if seed is not None:
            whole = isinstance(seed, int | np.integer) and not isinstance(seed, bool)
            if not whole or seed < 0:
                raise errors.Error(f"A seed is a whole number from 0 on, not {seed!r:.40}.")
            self.dice = random.Random(int(seed))
        self._begun = True
        self._settle(self.rules.first)

    def act(self, number: Any) -> None:
        """Whoever decides does this, then chance draws.

        `IllegalAction` if they may not, `InvalidAction` for what is the number of no action.
        """
        self.ask_begun()
        action, by = self.rules.numbers.at(self._index(number)), self.moment.actor
        game = self.rules.game
        self._settle(game.apply(self.moment.position, CHANCE if by is None else by, action).state)

    def _index(self, number: Any) -> int:
        # What a network answers is often an array without dimensions.
        with suppress(TypeError):
            if not isinstance(number, bool):
                return operator.index(number)
        told = repr(number)[:40]
        raise InvalidAction(Phrase("error-action-index", {"index": told, "count": self.actions}))

    def observe(self, seat: Seat) -> Floats:
        """What a seat may know, as numbers."""
        return self.moment.observe(seat)

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat may take now: none unless it decides."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.moment.actor:
            mask[self.moment.legal()] = 1
        return mask

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return self.moment.actor is None

    def render(self, mode: str | None) -> str | Pixels | None:
        """What anybody may know, in one of the modes; `human` writes it to the screen."""
        if mode is None:
            return None
        if mode == "human":
            sys.stdout.write(self._told())
            return None
        if mode == "ansi":
            return self._told()
        game = self.rules.game
        if not isinstance(game, Pictured):
            raise ValueError(f"{game.info.key} cannot be drawn.")
        drawing = game.picture(self._open())
        try:
            return drawing if mode == "svg" else pixels(drawing)
        except ModuleNotFoundError as missing:
            needed = 'rgb_array needs `pip install "highnoon[pixels]"`.'
            raise errors.DependencyNotInstalled(needed) from missing

    def _open(self) -> Any:
        return self.rules.game.view(self.moment.position, OPEN if self.over else PUBLIC)

    def _told(self) -> str:
        game, view = self.rules.game, self._open()
        if not game.info.hidden or self.over:
            return f"{english(game.prompt(view))}\n{game.position_text(self.moment.position)}\n"
        facts = {name: fact for name, fact in view.items() if name not in ("viewer", "map")}
        told = (f"{name}: {json.dumps(fact, ensure_ascii=False)}" for name, fact in facts.items())
        return "\n".join([english(game.prompt(view)), *told, ""])

    def _settle(self, position: Any) -> None:
        """Chance draws until somebody decides; what is past is forgotten, none looks back."""
        game, dice = self.rules.game, self.dice
        while CHANCE in game.actors(position):
            position = game.apply(position, CHANCE, game.sample_chance(position, dice)).state
        self.moment = Moment(self.rules, position)
