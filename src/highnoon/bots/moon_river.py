"""The Moon River ladder: each level is blind to something, and plays the rest honestly."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, Final

from highnoon.bots.bot import Bot, Budget, Choice, Level
from highnoon.core.view import TableView
from highnoon.engine.moon_river.futures import Foresight, look_ahead
from highnoon.engine.moon_river.greedy import greedy
from highnoon.engine.moon_river.layout import Taste
from highnoon.engine.moon_river.pondering import ponder
from highnoon.engine.moon_river.why import why
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
        state = state_of(table.view)
        action = greedy(state, self.taste)
        return Choice(action, reason=why(state, (action,), self.taste))


@dataclass(frozen=True, slots=True)
class Surveyor:
    """Plays its best ideas on in its thoughts, everybody greedy, and takes what ends best."""

    how: Foresight
    playouts: int

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The choice with the best end."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        state = state_of(table.view)
        nodes = min(budget.nodes, self.playouts)
        seen = look_ahead(state, self.how, budget.seconds, nodes, rng)
        reason = why(state, seen.line, self.how.taste)
        return Choice(seen.action, seen.hope, seen.line, reason, seen.playouts)

    def ponder(
        self, table: TableView[Any], budget: Budget, seconds: float, rng: random.Random
    ) -> bool:
        """Think about this seat's next decision, in all at most half as long as about a turn."""
        state, seat = state_of(table.view), table.viewer
        return ponder(state, seat, self.how, seconds, budget.seconds * PONDERED, rng)


PONDERED: Final = 0.5
"""The part of a turn's time that is thought about each moment of the others' turns."""

_MOMENT: Final = Budget(0.9)
_ALL: Final = 1_000_000_000

_BOTS: Final[tuple[Homesteader | Surveyor, ...]] = (
    Homesteader(POINTS),
    Homesteader(RANCH),
    Homesteader(HANDS),
    Surveyor(Foresight(TABLE, 3, 1, hopeful=False, patient=False), 12),
)

_TEMPERS: Final[tuple[dict[str, dict[str, float]], ...]] = (
    {"cautious": {"hole": 5.0}, "bold": {"calves": 0.3}},
    {"cautious": {"order": 1.0}, "bold": {"order": -0.5}},
    {"cautious": {"order": 3.0}, "bold": {"order": 1.2}},
    {"cautious": {"order": 3.0}, "bold": {"order": 1.2}},
)
"""What styles weigh otherwise: the cautious ones act early and leave no holes, the bold ones take
the richer parcel."""


def styles(bot: Homesteader | Surveyor, tempers: dict[str, dict[str, float]]) -> dict[str, Bot]:
    """The cautious and the bold one of a level."""
    found: dict[str, Bot] = {}
    for name, weights in tempers.items():
        if isinstance(bot, Homesteader):
            found[name] = replace(bot, taste=bot.taste._replace(**weights))
        else:
            taste = bot.how.taste._replace(**weights)
            found[name] = replace(bot, how=bot.how._replace(taste=taste))
    return found


_BARON: Final = Surveyor(Foresight(TABLE, 8, 4, hopeful=True, turnwise=True), _ALL)

LEVELS: Final = (
    *(
        Level(
            number,
            f"bot-moon-river-{number}",
            f"bot-moon-river-{number}-blind",
            bot,
            _MOMENT,
            styles=styles(bot, tempers),
        )
        for number, (bot, tempers) in enumerate(zip(_BOTS, _TEMPERS, strict=True), 1)
    ),
    Level(
        5,
        "bot-moon-river-5",
        "bot-moon-river-5-blind",
        _BARON,
        Budget(3.6),
        compiled=True,
        plain=True,
        ahead=_BARON,
    ),
)
