"""The Desperados ladder: each level is blind to something, and plays the rest honestly.

Every level plays both sides. A desperado's bot thinks for the whole gang: what its mates have laid
it sees, and what they will lay it expects to be as sensible as its own choice.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core.action import Phrase
from highnoon.core.view import TableView
from highnoon.engine.desperados.instinct import (
    BOLD,
    CALM,
    CAUTIOUS,
    RASH,
    TIMID,
    Eyes,
    Nerve,
    one_look,
)
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
    nerve: Nerve = CALM

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """A part of the best plan; near-equal ones are drawn."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        # Imported here: the plans are made on arrays, and NumPy takes its time to load.
        from highnoon.engine.desperados.planning import planned, searched
        from highnoon.engine.desperados.why import of_choice

        seen = sight_of(table.view)
        if not self.searches:
            action = planned(seen, table.choices, rng, self.nerve)
            return Choice(action, reason=of_choice(seen, action))
        found = searched(seen, table.choices, rng, budget.seconds, budget.nodes)
        reason = found.reason or of_choice(seen, found.action)
        return Choice(found.action, found.chances, (found.action,), reason, found.plans)


_MOMENT: Final = Budget(0.9)

_NERVES: Final = {"cautious": CAUTIOUS, "bold": BOLD}


def styles(bot: Rider | Planner) -> dict[str, Rider | Planner]:
    """The cautious and the bold one of a level."""
    if isinstance(bot, Planner):
        return {name: replace(bot, nerve=nerve) for name, nerve in _NERVES.items()}
    nerves = _NERVES if bot.eyes.pawns else {"cautious": TIMID, "bold": RASH}
    return {
        name: replace(bot, eyes=bot.eyes._replace(nerve=nerve)) for name, nerve in nerves.items()
    }


LEVELS: Final = tuple(
    Level(
        number,
        f"bot-desperados-{number}",
        f"bot-desperados-{number}-blind",
        bot,
        budget,
        styles=styles(bot) if number < 5 else {},
    )
    for number, bot, budget in (
        (1, Rider(GREEDY), _MOMENT),
        (2, Rider(WATCHFUL), _MOMENT),
        (3, Rider(KNOWING), _MOMENT),
        (4, Planner(searches=False), _MOMENT),
        (5, Planner(searches=True), Budget(4.0)),
    )
)
