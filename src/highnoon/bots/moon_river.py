"""The Moon River ladder: each level is blind to something, and plays the rest honestly."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core.action import Phrase
from highnoon.core.view import TableView
from highnoon.engine.moon_river.futures import Foresight, look_ahead
from highnoon.engine.moon_river.greedy import greedy
from highnoon.engine.moon_river.layout import Taste
from highnoon.games.moon_river.view import state_of

POINTS: Final = Taste()
"""Sees what scores now."""

RANCH: Final = Taste(
    growth=0.2,
    calves=0.3,
    second=0.3,
    crowd=0.31,
    hole=9.3,
    circle=2.0,
    patience=0.95,
    plan=1.0,
)
"""Sees what its own ranch may become, and the partners that score."""

HANDS: Final = RANCH._replace(
    growth=0.44, calves=0.7, loose=0.3, circle=7.3, partners=1.0, order=2.2, west=5.0
)
"""Sees what all partners do as well, and what it costs to act late."""

TABLE: Final = HANDS._replace(denial=0.77)
"""Sees what others need as well."""


@dataclass(frozen=True, slots=True)
class Homesteader:
    """Takes what it likes best at first sight."""

    taste: Taste

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The best choice by its taste."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        return Choice(
            greedy(state_of(table.view), self.taste), reason=Phrase("bot-moon-river-reason-sight")
        )


@dataclass(frozen=True, slots=True)
class Surveyor:
    """Plays its best ideas on in its thoughts, everybody greedy, and takes what ends best."""

    how: Foresight
    playouts: int

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The choice with the best end."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        seen = look_ahead(
            state_of(table.view), self.how, budget.seconds, min(budget.nodes, self.playouts), rng
        )
        reason = Phrase("bot-moon-river-reason-sight")
        if seen.playouts:
            reason = Phrase("bot-reason-simulations", {"count": seen.playouts})
        return Choice(seen.action, seen.hope, (seen.action,), reason, seen.playouts)


_MOMENT: Final = Budget(0.9)
_ALL: Final = 1_000_000_000

LEVELS: Final = tuple(
    Level(
        number,
        f"bot-moon-river-{number}",
        f"bot-moon-river-{number}-blind",
        bot,
        budget,
        number == 5,
    )
    for number, bot, budget in (
        (1, Homesteader(POINTS), _MOMENT),
        (2, Homesteader(RANCH), _MOMENT),
        (3, Homesteader(HANDS), _MOMENT),
        (4, Surveyor(Foresight(TABLE, 3, 1, hopeful=False, patient=False), 12), _MOMENT),
        (5, Surveyor(Foresight(TABLE, 8, 4, hopeful=True), _ALL), Budget(4.5)),
    )
)
