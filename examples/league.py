"""A small league of Moon River in the arena: `python examples/league.py [DEALS] [LEVELS]`."""

import sys
from itertools import combinations

from highnoon.bots import Budget
from highnoon.bots.arena.play import Duel
from highnoon.bots.arena.report import report
from highnoon.bots.arena.run import measure


def main(deals: int, levels: list[str]) -> None:
    """Each pair plays the same deals, once from every chair, and we count."""
    table = dict.fromkeys(levels, 0.0)
    for one, other in combinations(levels, 2):
        duel = Duel("moon-river", (one, other), budget=Budget(seconds=0.1))
        found = report(duel, list(measure(duel, deals))).estimate
        print(
            f"level {one} - level {other}: {found.share:.0%} ({found.low:.0%} to {found.high:.0%})"
        )
        table[one] += found.share
        table[other] += 1 - found.share
    for level, points in sorted(table.items(), key=lambda row: -row[1]):
        print(f"level {level}: {points:.2f} points")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if sys.argv[1:] else 4,
        (sys.argv[2] if sys.argv[2:] else "1,2,3").split(","),
    )
