"""The short ladder: a level beats the one below it even when both must hurry."""

import time

import pytest

from highnoon import game_keys
from highnoon.bots import Budget, ladder
from highnoon.bots.arena.play import Duel
from highnoon.bots.arena.report import report
from highnoon.bots.arena.run import measure
from highnoon.bots.arena.statistics import Sprt
from highnoon.bots.playouts import PLAYOUT_LEVELS

HURRY = Budget(0.05)
COUNTED = {"moon-river": Budget(60.0, 40)}
"""Where bots count playouts, about as many as 50 ms give: a busy machine plays the same games."""

FEW = 6
"""Deals of such a pair, on any machine: fewer or more would be other games."""

PATIENCE = 25.0
"""Seconds for any other pair; six pairs of three games stay within three minutes."""

QUICK = {"desperados": 4}
"""The highest level that plays enough games in that time; elsewhere the top."""

PAIRS = [
    (key, upper, upper - 1)
    for key in game_keys()
    if ladder(key) is not PLAYOUT_LEVELS
    for upper in (2, QUICK.get(key, len(ladder(key))))
]


@pytest.mark.parametrize(("key", "upper", "lower"), PAIRS)
def test_a_level_beats_the_one_below(key: str, upper: int, lower: int) -> None:
    budget = COUNTED.get(key, HURRY)
    duel, sprt, end = Duel(key, (str(upper), str(lower)), {}, budget), Sprt(), time.monotonic()
    deals = []
    for deal in measure(duel, FEW if key in COUNTED else 60, sprt=sprt):
        deals.append(deal)
        if key not in COUNTED and time.monotonic() > end + PATIENCE:
            break
    found = report(duel, deals, sprt)
    assert not found.faults
    # Slow machines may not finish the test: then the share must speak for itself.
    assert found.verdict == "strong" or found.estimate.share >= 0.6


@pytest.mark.parametrize("key", game_keys())
def test_every_level_keeps_to_its_time(key: str) -> None:
    for level in ladder(key):
        assert level.budget.seconds < (1.0 if level.number < 5 else 5.0)
