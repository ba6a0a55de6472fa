"""Every level of every game decides in every variant: run under Pyodide, with its kernels."""

from __future__ import annotations

import random
import sys

from highnoon.bots import Budget, choose, ladder
from highnoon.core.match import Match
from tests.cases import cases

HURRY = Budget(0.3, 10)
FORCED = 200
"""Decisions without a choice that are passed over at most."""


def main() -> None:
    """One line a table: the game, its options, and which levels decided."""
    for number, case in enumerate(cases()):
        match, dice = Match.new(case.game, case.options, seed=number), random.Random(number)
        match.settle()
        # Some tables are looked at early, some late.
        for _ in range(7 * number % 40):
            if not match.over:
                match.do(seat := min(match.actors()), dice.choice(match.legal_actions(seat)))
                match.settle()
        decided = []
        left = [rung.number for rung in ladder(case.key)]
        for _ in range(FORCED):
            if match.over or not left:
                break
            table = match.view(seat := min(match.actors()))
            level = left[0] if len(table.choices) > 1 else 1
            action = choose(table, level, dice, HURRY).action
            assert action in table.choices
            if len(table.choices) > 1:
                decided.append(left.pop(0))
            match.do(seat, action)
            match.settle()
        sys.stdout.write(f"{case.name}: {' '.join(map(str, decided))}\n")


if __name__ == "__main__":
    main()
