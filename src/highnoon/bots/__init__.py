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
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from highnoon.bots.bot import Bot, BotFault, Budget, Choice, Level
from highnoon.bots.configured import configured
from highnoon.bots.playouts import PLAYOUT_LEVELS
from highnoon.core import registry
from highnoon.core.view import TableView


@cache
def ladder(game: str) -> tuple[Level, ...]:
    """A game's levels, weakest first: `LEVELS` of `bots/<game>.py`, or playouts for the rest."""
    home = f"{__name__}.{registry.game(game).info.key.replace('-', '_')}"
    if find_spec(home) is None:
        return PLAYOUT_LEVELS
    levels: tuple[Level, ...] = import_module(home).LEVELS
    return levels


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
