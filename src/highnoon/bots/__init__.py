"""Bots by game and level.

>>> from highnoon import Match
>>> from highnoon.bots import choose
>>> match = Match.new("longhorn", seed=1)
>>> seat = min(match.actors())
>>> choose(match.view(seat), level=1).action in match.legal_actions(seat)
True
"""

from __future__ import annotations

import random
from typing import Any, Final

from highnoon.bots.bot import Bot, Budget, Choice
from highnoon.bots.playouts import PlayoutBot
from highnoon.core.view import TableView

LEVELS: Final[dict[int, Bot]] = {
    1: PlayoutBot(playouts=40),
    2: PlayoutBot(playouts=300),
    3: PlayoutBot(playouts=2000),
}


def levels(game: str) -> tuple[int, ...]:
    """The levels a game offers, weakest first."""
    return tuple(LEVELS)


def choose(
    table: TableView[Any],
    level: int = 2,
    rng: random.Random | None = None,
    budget: Budget | None = None,
) -> Choice:
    """What the bot of this level does at this table."""
    return LEVELS[level].choose(table, budget or Budget(), rng or random.Random())


__all__ = ["LEVELS", "Bot", "Budget", "Choice", "choose", "levels"]
