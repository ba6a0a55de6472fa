"""How long Desperados' planning levels take on a device, where arrays are plain Python.

`python -m bench.pocket_planning`, with the page built: the page's own Python, in Node, in games of
three to six players, from the first card on, where the most is open. The processor's
time is counted, not the clock's.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.pocket_solved import busy
from highnoon.bots.desperados import LEVELS
from highnoon.core.match import Match
from highnoon.core.registry import game

PLAYERS = (3, 4, 5, 6)
LAST = 60
"""Decisions with a choice that are looked at in each game: the first two rounds or so."""


class Thought(NamedTuple):
    """One decision: the seconds it took, and how many plans were judged."""

    seconds: float
    plans: int


def thoughts(level: int, players: int) -> Iterator[Thought]:
    """Every decision of a level in its own time, playing against itself."""
    match, dice = (
        Match.new(game("desperados"), {"players": players}, seed=players),
        random.Random(1),
    )
    match.settle()
    left = LAST
    while left and not match.over:
        table = match.view(seat := min(match.actors()))
        begun = busy()
        found = LEVELS[level - 1].bot.choose(table, LEVELS[level - 1].budget, dice)
        if len(table.choices) > 1:
            yield Thought(busy() - begun, found.nodes)
            left -= 1
        match.do(seat, found.action)
        match.settle()


def here() -> None:
    """Under Pyodide: a line for each level."""
    for level in (4, 5):
        found = [one for players in PLAYERS for one in thoughts(level, players)]
        times, plans = [one.seconds for one in found], [one.plans for one in found if one.plans]
        searched = f"; {median(plans):.0f} plans a search (median)" if plans else ""
        sys.stdout.write(
            f"level {level}: {len(found)} decisions, median {median(times):.2f} s,"
            f" longest {max(times):.2f} s{searched}\n"
        )


if __name__ == "__main__":
    if sys.platform == "emscripten":
        here()
    else:
        root = Path(__file__).parents[1]
        command = ["node", "tools/pocket/node.mjs", "-", "bench/pocket_planning.py"]
        sys.exit(subprocess.run(command, cwd=root, check=False).returncode)
