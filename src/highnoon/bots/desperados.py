"""The Desperados ladder."""

from __future__ import annotations

import random
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core.view import TableView
from highnoon.engine.desperados import gang, instinct, sheriff
from highnoon.engine.desperados.mixes import Reckoner
from highnoon.engine.desperados.table import table_of
from highnoon.games.desperados.state import SHERIFF


class Planner:
    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        seen = table_of(table.view)
        if seen.phase == "muster":
            return Choice(*sheriff.muster(seen, table.choices, rng))
        if seen.phase == "hideout":
            return Choice(*gang.hideout(seen, table.choices, rng))
        reckoner = Reckoner(seen)
        mixes = reckoner.mixes(seen.deputies)
        if seen.viewer == SHERIFF:
            ride = sheriff.ride(seen, reckoner, mixes)
            if ride is not None:
                return Choice(ride)
            return Choice(*sheriff.card(seen, mixes, rng))
        if seen.phase == "cards":
            return Choice(*gang.card(seen, mixes, rng))
        return Choice(*gang.decision(seen, mixes, table.choices))


class Scout:
    def __init__(self, eyes):
        self.eyes = eyes

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        return Choice(*instinct.choose(table_of(table.view), table.choices, self.eyes, rng))


LEVELS: Final = tuple(
    Level(number, f"bot-desperados-{number}", f"bot-desperados-{number}-blind", bot, budget)
    for number, bot, budget in (
        (1, Scout(instinct.Eyes(False, False, False)), Budget(0.9)),
        (2, Scout(instinct.Eyes(True, True, False)), Budget(0.9)),
        (3, Scout(instinct.Eyes(True, True, True)), Budget(0.9)),
        (4, Planner(), Budget(0.9)),
    )
)
