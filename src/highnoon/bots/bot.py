"""What a bot is: it sees a table view, and nothing else, and chooses."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import HighNoonError
from highnoon.core.view import TableView


class Budget(NamedTuple):
    """How long a bot may think about one decision; whichever ends first."""

    seconds: float = 1.0
    nodes: int = 1_000_000_000
    """Positions or playouts, as the bot counts; with seconds to spare, choices repeat exactly."""


class Choice(NamedTuple):
    """A decision: the action, what it is worth to the chooser (0 to 1), and why."""

    action: Action
    value: float | None = None
    line: tuple[Action, ...] = ()
    reason: Phrase | None = None
    nodes: int = 0
    """How many positions or playouts it looked at."""


class Bot(Protocol):
    """A player that chooses from what it may know."""

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """One of the table view's choices."""


class Ponderer(Protocol):
    """A player that thinks about its next decision while others move."""

    def ponder(
        self, table: TableView[Any], budget: Budget, seconds: float, rng: random.Random
    ) -> bool:
        """Think so long about what will be asked; whether there is more to think about."""


class Level(NamedTuple):
    """One rung of a game's ladder."""

    number: int
    name: str
    """Key of the phrase that names it."""
    blind: str
    """Key of the phrase that tells what it cannot see."""
    bot: Bot
    budget: Budget = Budget(0.9)
    """What it thinks by default: less than 1 s up to level 4, less than 5 s at level 5."""
    compiled: bool = False
    """Whether it thinks with kernels, which are compiled once on every machine."""
    plain: bool = False
    """Whether it plays without them until they are compiled, so that nobody waits for that."""
    ahead: Ponderer | None = None
    """Who thinks while others move, if it does; what it finds stays in the process."""
    styles: Mapping[str, Bot] = {}
    """The same strength with another temper, by the names in `bots/styles.py`."""

    def missing(self, kernels: bool) -> bool:
        """Whether it would be less than it says where there are no kernels."""
        return self.compiled and not kernels


class BotFault(HighNoonError):
    """A bot that died, hung, flooded or answered nonsense; it loses its game."""
