"""Random games with every invariant checked after each action.

`python -m bench.soak [GAME] [GAMES]`: all player counts and variants in turn.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from tests.cases import play, variants

from highnoon import game_keys


def soak(key: str, count: int) -> None:
    """Play so many games of one kind; stops at the first broken invariant."""
    tables = variants(key)
    ends: Counter[str] = Counter()
    actions, start = 0, time.perf_counter()
    for seed in range(count):
        case = tables[seed % len(tables)]
        for moment in play(case, seed):
            actions += 1
            wrong = case.game.check(moment.step.state)
            if wrong:
                sys.exit(f"{case.name}, seed {seed}, action {actions}: {wrong}")
        result = case.game.result(moment.step.state)
        assert result is not None
        ends[result.reason.key] += 1
    spent = time.perf_counter() - start
    print(f"{key}: {count} games, {actions} actions, all invariants held, {spent:.0f} s")
    for reason, times in ends.most_common():
        print(f"    {reason}: {times}")


if __name__ == "__main__":
    wanted = sys.argv[1:2] or game_keys()
    for key in wanted:
        soak(key, int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
