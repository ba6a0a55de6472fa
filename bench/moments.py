"""How many moments the analysis of a finished game of Longhorn tells: `python -m bench.moments`.

Random games, each studied for a few seconds; what is told changes little with more time.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from time import monotonic

from highnoon.core.match import Match
from highnoon.engine.longhorn.analysis import Analysis
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.judging import AT_LEAST
from highnoon.engine.warming import warm

MISTAKES = ("win", "loss", "draw", "odds")


def played(seed: int) -> Match:
    """A match by random decisions."""
    match, rng = Match.new("longhorn", seed=seed), random.Random(seed)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


def studied(match: Match, analyst: Analyst, limit: float) -> Analysis:
    """The match's analysis after so many seconds at most."""
    analysis = Analysis(match, limit)
    for task in analysis.tasks():
        begun = monotonic()
        found = analyst.survey(
            task.state, task.action, task.seconds, root=analysis.root, priced=task.priced
        )
        analysis.note(task, found, monotonic() - begun)
    return analysis


def main(games: int, limit: float) -> None:
    """Print what is told of each game, and how many tell enough."""
    warm("longhorn")
    analyst, enough, calm, kinds = Analyst(1 << 26), 0, 0, Counter[str]()
    for seed in range(games):
        told = studied(played(seed), analyst, limit).turnings()
        kinds.update(one.kind for one in told)
        enough += len(told) >= AT_LEAST
        calm += not any(one.kind in MISTAKES for one in told)
        print(f"game {seed}: {' '.join(one.kind for one in told)}", flush=True)
    print(f"{enough} of {games} games tell {AT_LEAST} moments or more; {calm} had no mistake")
    print(", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 20,
        float(sys.argv[2]) if len(sys.argv) > 2 else 8,
    )
