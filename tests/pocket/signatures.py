"""What searches leave behind: bounds, nodes visited, a checksum of the transposition table; plans.

Run natively and under Pyodide: equal signatures mean that the kernels did the same, step by step.
"""

from __future__ import annotations

import random
import sys
import zlib
from collections.abc import Iterator
from typing import Any

from highnoon.bots.moon_river import TABLE
from highnoon.core.match import Match
from highnoon.core.registry import game
from highnoon.engine.longhorn.foresight import Foresight
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.moon_river.futures import Foresight as Foresight5
from highnoon.engine.moon_river.futures import candidates, playouts_after
from highnoon.games.longhorn.state import State
from highnoon.games.moon_river.state import State as Ranches
from tests.engine.arrays.decisions import decisions

POSITIONS = 52
"""Half of them with drawn nuggets, half with chosen ones."""
NODES = 4_000
RANCHES = 8


def positions(count: int = POSITIONS) -> Iterator[State]:
    """Positions some turns into games of chance, the same everywhere."""
    for number in range(count):
        ambush = ("random", "choice")[number % 2]
        match = Match.new(game("longhorn"), {"ambush_nugget": ambush}, seed=1000 + number)
        dice = random.Random(number)
        steals = 0
        while not match.over and steals < 4 + number % 6:
            seat = min(match.actors())
            action = dice.choice(match.legal_actions(seat))
            steals += action.kind == "steal"
            match.play(seat, match.game.action_text(action), match.version(seat))
        if not match.over:
            yield match.state


def checksum(table: Any) -> int:
    """Of all that a search remembers."""
    return zlib.crc32(memoryview(getattr(table, "_flat", table)).cast("B"))


def signature(state: State) -> str:
    """What a search and a look ahead do at a position."""
    search = Search(state, memory=1 << 19)
    found = search.bounds(state, Budget(3600.0, NODES))
    seen = f"{search.estimate(state):.6f} {search.effort(state)}"
    (seat,) = game("longhorn").actors(state)
    thought = Foresight().think(state, seat, 3600.0, 500) if seat >= 0 else None
    ahead = "" if thought is None else f"{thought.action} {thought.value:.6f} {thought.nodes}"
    return f"{found.low} {found.high} {search.nodes} {checksum(search.table):08x} {seen} {ahead}"


def ranches(count: int = RANCHES) -> Iterator[Ranches]:
    """Positions of Moon River some decisions into games of chance, the same everywhere."""
    for number in range(count):
        match = Match.new(game("moon-river"), {"players": 2 + number % 3}, seed=number)
        dice = random.Random(number)
        for _ in range(20 + 5 * number):
            if not match.over:
                match.do(seat := min(match.actors()), dice.choice(match.legal_actions(seat)))
                match.settle()
        if not match.over:
            yield match.state


def hopes(state: Ranches) -> str:
    """What some playouts after each of the best choices come to."""
    how = Foresight5(TABLE, 3, 2, hopeful=True)
    return " ".join(
        f"{playouts_after(state, line, how, seed=1)(0, 4):.9f}" for line in candidates(state, how)
    )


def main() -> None:
    """One line a position."""
    for state in positions():
        sys.stdout.write(f"{signature(state)}\n")
    for ranch in ranches():
        sys.stdout.write(f"{hopes(ranch)}\n")
    for decision in decisions(4):
        sys.stdout.write(f"{decision}\n")


if __name__ == "__main__":
    main()
