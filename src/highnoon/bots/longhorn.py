"""The Longhorn ladder: each level is blind to something, and plays the rest honestly."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice, Level
from highnoon.core import registry
from highnoon.core.action import Phrase, Seat
from highnoon.core.view import TableView
from highnoon.engine.search.alphabeta import WON, alpha_beta
from highnoon.games.longhorn.pieces import DANGEROUS
from highnoon.games.longhorn.scoring import dollars, worth
from highnoon.games.longhorn.state import NO_TOKEN, NOWHERE, Cows, State
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


def left_there(state: State, seat: Seat, count: Callable[[Cows], int]) -> int:
    """What lies where the outlaw stands: ours if it is our turn, else to our cost."""
    if state.outlaw == NOWHERE:
        return 0
    found = count(state.cows[state.outlaw])
    return found if state.side == seat else -found


def tempered_loot(sign: int, state: State, seat: Seat) -> float:
    """A beginner's eyes with a temper: the bold one takes what it can, whatever that leaves behind.

    The cautious one takes a few cows at a time and leaves no big herd.
    """
    left = left_there(state, seat, max)
    if sign == _BOLD:
        return loot(state, seat) - left / 10
    return loot(state, seat) - 1.2 * sum(state.herds[seat]) + left / 3


def tempered_lead(sign: int, state: State, seat: Seat) -> float:
    """A lead as seen by a temper: the cautious one leaves the rival little and counts their dollars
    more, the bold one counts its own more and hunts for nine of a colour.
    """
    money, rival = worth(state), 1 - seat
    own, theirs = (1 - _BIAS * sign) * money[seat], (1 + _BIAS * sign) * money[rival]
    hunt = max(state.herds[seat]) ** 2 - max(state.herds[rival]) ** 2
    return own - theirs + sign * (100 * left_there(state, seat, sum) - _HUNT * hunt)


_CAUTIOUS, _BOLD = 1, -1
_BIAS: Final = 0.1
_HUNT: Final = 90
"""Dollars that a temper sees in a largest herd of one, four times as many in one of two."""


def styles(bot: Rustler, taste: Callable[[int, State, Seat], float]) -> dict[str, Rustler]:
    """The cautious and the bold one of a level."""
    signs = {"cautious": _CAUTIOUS, "bold": _BOLD}
    return {name: replace(bot, taste=partial(taste, sign)) for name, sign in signs.items()}


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
            # Not offered without its engine; a table that has it all the same goes on.
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

_RUSTLERS: Final = (
    Rustler(1, loot),
    Rustler(2, lead, fearless),
    Rustler(3),
    Rustler(DEEP, nodes=10_000),
)

LEVELS: Final = (
    *(
        Level(
            number,
            f"bot-longhorn-{number}",
            f"bot-longhorn-{number}-blind",
            bot,
            _MOMENT,
            styles=styles(bot, tempered_loot if number == 1 else tempered_lead),
        )
        for number, bot in enumerate(_RUSTLERS, 1)
    ),
    Level(5, "bot-longhorn-5", "bot-longhorn-5-blind", Marshal(), Budget(4.5), compiled=True),
)
