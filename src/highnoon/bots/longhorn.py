"""The Longhorn ladder: each level is blind to something, and plays the rest honestly."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core import registry
from highnoon.core.action import Phrase, Seat
from highnoon.core.view import TableView
from highnoon.engine.search.alphabeta import WON, alpha_beta
from highnoon.games.longhorn.pieces import DANGEROUS
from highnoon.games.longhorn.scoring import dollars, worth
from highnoon.games.longhorn.state import NO_TOKEN, State
from highnoon.games.longhorn.view import LonghornView, state_of

Taste = Callable[[State, Seat], float]
"""What a level values in a position."""

DEEP: Final = 60
"""More turns than any game has."""

_EVEN: Final = 1500.0
"""A lead of so many dollars in mid-game means about ten to one."""


def loot(state: State, seat: Seat) -> float:
    """Cows counted like coins, a nugget by its hundreds: what a beginner sees."""
    return sum(state.herds[seat]) + dollars(state.nuggets[seat]) / 100


def lead(state: State, seat: Seat) -> float:
    """Dollars ahead if the game were scored now."""
    money = worth(state)
    return money[seat] - money[1 - seat]


def fearless(view: LonghornView) -> LonghornView:
    """The table without sheriff and rattlesnakes, as one who does not fear them sees it."""
    calm = dict(view)
    calm["cells"] = [
        {**cell, "token": NO_TOKEN if cell["token"] in DANGEROUS else cell["token"]}
        for cell in view["cells"]
    ]
    return calm  # type: ignore[return-value]  # the same fields


def honest(view: LonghornView) -> LonghornView:
    """The table as it is."""
    return view


@dataclass(frozen=True, slots=True)
class Rustler:
    """Looks some turns ahead in the world it believes in, and takes what it likes best."""

    turns: int
    taste: Taste = lead
    believe: Callable[[LonghornView], LonghornView] = honest
    nodes: int = 1_000_000_000

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The best choice as far as it sees; equal ones are drawn."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        game, seat = registry.game(table.game, table.rules), table.viewer
        state = game.sample_state(self.believe(table.view), rng)
        choices = rng.sample(table.choices, len(table.choices))
        found = alpha_beta(
            game,
            state,
            seat,
            choices,
            lambda end: self.taste(end, seat),
            self.turns,
            budget.seconds,
            min(self.nodes, budget.nodes),
        )
        reason = Phrase("bot-reason-turns", {"turns": found.turns})
        if found.value > WON / 4:
            reason = Phrase("bot-reason-won", {"turns": found.turns})
        return Choice(found.action, chances(found.value), found.line, reason, found.nodes)


class Marshal:
    """Looks ahead with the kernel: exact where it proves, the best found otherwise."""

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """A proven best choice, or the one that looks best when the budget is spent."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        begin = time.monotonic()
        # Imported here: the kernel needs Numba, which takes its time to load.
        try:
            from highnoon.engine.longhorn.analyst import analyst
        except ModuleNotFoundError:
            # Installed without its engine, the house still has a fifth player.
            return Rustler(DEEP).choose(table, budget, rng)

        ready = analyst()
        state = state_of(table.view)
        # Whoever waits for the first answer waits for the loading, too.
        left = budget.seconds - (time.monotonic() - begin)
        seconds = max(left, min(budget.seconds, _LEAST))
        seen = ready.think(state, table.viewer, seconds, budget.nodes)
        reason = Phrase("bot-reason-turns", {"turns": seen.turns})
        if seen.exact:
            key = "lost" if seen.value < 0 else "proven" if seen.value == 1.0 else "even"
            reason = Phrase(f"bot-reason-{key}")
        return Choice(seen.action, seen.chances, (seen.action,), reason, seen.nodes)


def chances(dollars_ahead: float) -> float:
    """A lead as a share of wins."""
    return float(1 / (1 + 10 ** (-max(-9.0, min(9.0, dollars_ahead / _EVEN)))))


_MOMENT: Final = Budget(0.9)
_LEAST: Final = 0.5
"""Seconds the fifth level gets, if its budget has them, however long its kernels took to load."""

LEVELS: Final = tuple(
    Level(
        number, f"bot-longhorn-{number}", f"bot-longhorn-{number}-blind", bot, budget, number == 5
    )
    for number, bot, budget in (
        (1, Rustler(1, loot), _MOMENT),
        (2, Rustler(2, lead, fearless), _MOMENT),
        (3, Rustler(3), _MOMENT),
        (4, Rustler(DEEP, nodes=10_000), _MOMENT),
        (5, Marshal(), Budget(4.5)),
    )
)
