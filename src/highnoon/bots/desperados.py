"""The Desperados ladder: each level is blind to something, and plays the rest honestly.

Every level plays both sides. A desperado's bot thinks for the whole gang: what its mates have laid
it sees, and what they will lay it expects to be as sensible as its own choice.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core.action import Phrase
from highnoon.core.view import TableView
from highnoon.engine.desperados.instinct import Eyes, one_look
from highnoon.engine.desperados.sight import sight_of


@dataclass(frozen=True, slots=True)
class Rider:
    """Looks one move ahead, as far as its eyes go."""

    eyes: Eyes

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The choice that looks best; equal ones are drawn."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        action = one_look(sight_of(table.view), table.choices, self.eyes, rng)
        return Choice(action, reason=Phrase("bot-desperados-reason-look"))


GREEDY: Final = Eyes(clock=False, pawns=False, belief=False)
WATCHFUL: Final = Eyes(clock=True, pawns=True, belief=False)
KNOWING: Final = Eyes(clock=True, pawns=True, belief=True)


@dataclass(frozen=True, slots=True)
class Planner:
    """Plans the rest of the round; with `searches`, tries many plans in many worlds."""

    searches: bool

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """A part of the best plan; near-equal ones are drawn."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        # Imported here: the plans need NumPy, which takes its time to load.
        try:
            from highnoon.engine.desperados.planning import planned, searched
        except ModuleNotFoundError:
            # Installed without its engine, the house still has a fourth and a fifth player.
            return Rider(KNOWING).choose(table, budget, rng)

        seen = sight_of(table.view)
        if not self.searches:
            action = planned(seen, table.choices, rng)
            return Choice(action, reason=Phrase("bot-desperados-reason-plan"))
        found = searched(seen, table.choices, rng, budget.seconds, budget.nodes)
        reason = Phrase("bot-desperados-reason-plan")
        if found.plans:
            reason = Phrase("bot-desperados-reason-search", {"plans": found.plans})
        return Choice(found.action, found.chances, (found.action,), reason, found.plans)


_MOMENT: Final = Budget(0.9)

LEVELS: Final = tuple(
    Level(number, f"bot-desperados-{number}", f"bot-desperados-{number}-blind", bot, budget)
    for number, bot, budget in (
        (1, Rider(GREEDY), _MOMENT),
        (2, Rider(WATCHFUL), _MOMENT),
        (3, Rider(KNOWING), _MOMENT),
        (4, Planner(searches=False), _MOMENT),
        (5, Planner(searches=True), Budget(4.0)),
    )
)
