"""A bot for every game: flat Monte Carlo over worlds that fit its view."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.view import TableView
from highnoon.engine.search.flat import flat_monte_carlo


@dataclass(frozen=True, slots=True)
class PlayoutBot:
    """Tries each choice in so many random continuations; sees chances, not plans."""

    playouts: int

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The choice that won the largest share of its playouts."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        game = registry.game(table.game, table.rules)
        playouts = min(self.playouts, budget.nodes)
        tallies = flat_monte_carlo(
            game, table.view, table.viewer, table.choices, playouts, budget.seconds, rng
        )
        best = tallies[0]
        percent = Phrase("bot-reason-playouts", {"percent": round(100 * best.mean)})
        return Choice(
            best.action, best.mean, (best.action,), percent, sum(one.visits for one in tallies)
        )


PLAYOUT_LEVELS: Final = tuple(
    Level(number, f"bot-playouts-{number}", f"bot-playouts-{number}-blind", PlayoutBot(playouts))
    for number, playouts in ((1, 40), (2, 300), (3, 2000))
)
"""The ladder of a game that has none of its own."""
