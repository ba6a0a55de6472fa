"""What Desperados' planning levels decide, in positions that are the same everywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

from highnoon.bots.bot import Budget
from highnoon.bots.desperados import LEVELS
from highnoon.core.match import Match
from highnoon.core.registry import game

GAMES = 4
EACH = 2


def decisions(level: int) -> Iterator[str]:
    """Some decisions of a level in games of three to six players, early and late."""
    for number in range(GAMES):
        match = Match.new(game("desperados"), {"players": 3 + number % 4}, seed=number)
        dice, left = random.Random(number), 8 + 31 * number
        while not match.over and left:
            match.do(seat := min(match.actors()), dice.choice(match.legal_actions(seat)))
            match.settle()
            left -= 1
        left = EACH
        while not match.over and left:
            table = match.view(seat := min(match.actors()))
            left -= len(table.choices) > 1
            # So much time that it is never the clock that decides.
            budget = Budget(3600.0, 60)
            found = LEVELS[level - 1].bot.choose(table, budget, random.Random(number))
            yield f"{number} {seat} {found.action}"
            match.do(seat, found.action)
            match.settle()
