"""How much of a game the analysis proves, and how soon: games of the third level against itself.

`python -m bench.analysis [GAMES]`. Moments whose value is proven, as a share of all, after so
many seconds of thought about a whole game.
"""

from __future__ import annotations

import random
import sys
import time
from statistics import mean, median
from typing import Final

from highnoon import Match, bots
from highnoon.engine.longhorn.analysis import LIMIT, Analysis
from highnoon.engine.longhorn.analyst import Analyst, analyst

AFTER: Final = (1.0, 5.0, 20.0, LIMIT)
LEVEL: Final = 3


def played(seed: int, ambush: str) -> Match:
    """A game of two equal bots; its seed makes it the same every time."""
    rng, match = random.Random(seed), Match.new("longhorn", {"ambush_nugget": ambush}, seed)
    budget = bots.Budget(60.0, 2000)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, bots.choose(match.view(seat), LEVEL, rng, budget).action)
    return match


def shares(match: Match) -> tuple[list[float], float, int]:
    """The proven share at each of the times, the seconds it took, and the turning points."""
    analysis, reader = Analysis(match), Analyst()
    found: list[float] = []
    for task in analysis.tasks():
        begin = time.monotonic()
        survey = reader.survey(task.state, task.action, task.seconds, root=analysis.root)
        analysis.note(task, survey, time.monotonic() - begin)
        while len(found) < len(AFTER) and analysis.spent >= AFTER[len(found)]:
            found.append(analysis.proven / analysis.total)
    found += [analysis.proven / analysis.total] * (len(AFTER) - len(found))
    return found, analysis.spent, len(analysis.turnings())


def main() -> None:
    """Print one row for each reading of the ambush."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    analyst()  # loads the kernels before any clock runs
    print("ambush  games  " + "  ".join(f"{t:g} s" for t in AFTER) + "  median s  turning points")
    for ambush in ("choice", "random"):
        rows = [shares(played(seed, ambush)) for seed in range(1, games + 1)]
        parts = "  ".join(f"{mean(row[0][n] for row in rows):.1%}" for n in range(len(AFTER)))
        seconds, turned = median(row[1] for row in rows), mean(row[2] for row in rows)
        print(f"{ambush:7} {games:5}  {parts}  {seconds:8.1f}  {turned:.1f}")


if __name__ == "__main__":
    main()
