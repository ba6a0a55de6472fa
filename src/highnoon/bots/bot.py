"""What a bot is: it sees a table view, and nothing else, and chooses."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, Protocol

from highnoon.core.action import Action, Phrase
from highnoon.core.view import TableView


class Budget(NamedTuple):
    """How long a bot may think; whichever ends first."""

    seconds: float = 1.0
    playouts: int = 1_000_000


class Choice(NamedTuple):
    """A decision: the action, what it is worth to the chooser (0 to 1), and why."""

    action: Action
    value: float | None = None
    line: tuple[Action, ...] = ()
    reason: Phrase | None = None


class Bot(Protocol):
    """A player that chooses from what it may know."""

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """One of the table view's choices."""
