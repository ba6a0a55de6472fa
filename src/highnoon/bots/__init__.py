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
from importlib.util import find_spec
from typing import Any

from highnoon.bots.bot import Bot, BotFault, Budget, Choice, Level
from highnoon.bots.configured import configured
from highnoon.bots.playouts import PLAYOUT_LEVELS
from highnoon.bots.styles import STYLES, level_of, level_text, numbered, style_of
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.view import TableView
from highnoon.engine import linked


@cache
def ladder(game: str) -> tuple[Level, ...]:
    """A game's levels, weakest first; a game that has none of its own is played out."""
    home = described(game).levels
    found: tuple[Level, ...] = PLAYOUT_LEVELS if home is None else load(home)
    return found


def levels(game: str) -> tuple[int, ...]:
    """The numbers of the levels a game offers, weakest first: all that can play as they say."""
    kernels = _is_installed("numba") or linked.is_here()
    return tuple(one.number for one in ladder(game) if not one.missing(kernels))


def styled(game: str) -> tuple[int, ...]:
    """The numbers of the levels that a game offers with a style, the cautious ones first."""
    here = [one for one in ladder(game) if one.number in levels(game)]
    return tuple(
        numbered(one.number, style) for style in STYLES for one in here if style in one.styles
    )


@cache
def _is_installed(name: str) -> bool:
    return find_spec(name) is not None


def choose(
    table: TableView[Any],
    level: int = 2,
    rng: random.Random | None = None,
    budget: Budget | None = None,
    style: str | None = None,
) -> Choice:
    """What the bot of this level does at this table, within its own budget unless one is given.

    A style (`cautious`, `bold`) is named, or part of the level's number (see `bots/styles.py`).
    """
    dice, wanted = rng or random.Random(), numbered(level, style)
    for rung in ladder(table.game):
        if rung.number == level_of(wanted):
            temper = style_of(wanted)
            bot = rung.bot if temper is None else rung.styles.get(temper)
            if bot is not None:
                return bot.choose(table, budget or rung.budget, dice)
    for program in configured(table.game):
        if program.number == level:
            return program.choose(table, budget or program.budget, dice)
    raise LookupError(f"{table.game} has no bot of level {level_text(wanted)}")


def ponders(game: str, level: int) -> bool:
    """Whether the bot of this level thinks while others move."""
    return any(one.number == level and one.ahead is not None for one in ladder(game))


def ponder(table: TableView[Any], level: int, seconds: float, rng: random.Random) -> bool:
    """Let a bot think so long about its next decision; whether there is more to think about.

    What it finds is kept in this process, and makes its decision sooner.
    """
    for rung in ladder(table.game):
        if rung.number == level and rung.ahead is not None:
            return rung.ahead.ponder(table, rung.budget, seconds, rng)
    return False


__all__ = [
    "STYLES",
    "Bot",
    "BotFault",
    "Budget",
    "Choice",
    "Level",
    "choose",
    "configured",
    "ladder",
    "levels",
    "ponder",
    "ponders",
    "styled",
]
