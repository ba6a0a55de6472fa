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
from functools import cache
from typing import Any

from highnoon.bots.bot import Bot, BotFault, Budget, Choice, Level
from highnoon.bots.configured import configured
from highnoon.bots.playouts import PLAYOUT_LEVELS
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.view import TableView


@cache
def ladder(game: str) -> tuple[Level, ...]:
    """A game's levels, weakest first; a game that has none of its own is played out."""
    home = described(game).levels
    found: tuple[Level, ...] = PLAYOUT_LEVELS if home is None else load(home)
    return found


def levels(game: str) -> tuple[int, ...]:
    """The numbers of the levels a game offers, weakest first."""
    return tuple(level.number for level in ladder(game))


def choose(
    table: TableView[Any],
    level: int = 2,
    rng: random.Random | None = None,
    budget: Budget | None = None,
) -> Choice:
    """What the bot of this level does at this table, within its own budget unless one is given."""
    dice = rng or random.Random()
    for rung in ladder(table.game):
        if rung.number == level:
            return rung.bot.choose(table, budget or rung.budget, dice)
    for program in configured(table.game):
        if program.number == level:
            return program.choose(table, budget or program.budget, dice)
    raise LookupError(f"{table.game} has no bot of level {level}")


__all__ = [
    "Bot",
    "BotFault",
    "Budget",
    "Choice",
    "Level",
    "choose",
    "configured",
    "ladder",
    "levels",
]
