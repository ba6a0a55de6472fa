"""What a pocket does before it has a table: all that any table needs is imported.

A browser may keep a picture of this memory and begin with it the next time. So nothing here may
hold what belongs to one visit: no line, no clock, no library that was linked in, and no dice.
"""

from __future__ import annotations

import os
import random
from contextlib import suppress

from highnoon.bots import ladder
from highnoon.core.description import load
from highnoon.core.match import Match
from highnoon.core.registry import described, game, keys
from highnoon.engine import linked
from highnoon.server.pocket.pocket import Pocket

__all__ = ["Pocket", "begin", "prepare"]


def prepare() -> None:
    """Import what the games' tables need, and let each of them be dealt once."""
    for key in keys():
        parts = described(key)
        ladder(key)
        for home in (parts.aids, parts.belief, parts.plans, parts.solver, parts.study):
            # What needs NumPy is not here, and not offered either.
            with suppress(ImportError):
                if home is not None:
                    load(home)
        Match.new(game(key), {}, seed=0).settle()


def begin(memory: int, address: int = 0, size: int = 0) -> None:
    """A visit begins, perhaps from a picture: dice of its own, and what the solver may remember.

    There may be fresh memory for that, which the page has set aside.
    """
    random.seed()
    os.environ["HIGHNOON_SOLVER_MEMORY"] = str(memory)
    linked.reserve(address, size)
