"""Sequential halving: try all candidates a little, the better half longer, and so on.

As published by Karnin, Koren and Somekh ("Almost optimal exploration in multi-armed bandits",
2013), but samples of earlier phases are kept, and a phase ends by time or by samples, whichever is
spent first. Candidates meet the same chances (common random numbers): the n-th sample of each is
drawn from the same dice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import NamedTuple

Trial = Callable[[int, int], float]
"""The sum of samples: from which one on, and how many."""


class Tried(NamedTuple):
    """What was seen of a candidate: its number, how many samples, and their mean."""

    number: int
    visits: int
    mean: float


def sequential_halving(
    trials: Sequence[Trial],
    seconds: float,
    nodes: int,
    batch: int = 1,
    told: Callable[[list[Tried]], None] | None = None,
    before: Sequence[Tried] = (),
) -> list[Tried]:
    """The candidates, best first: those tried longest, by their mean.

    They are also told after every phase. Samples made `before` count with the others.
    """
    sums, visits = [0.0] * len(trials), [0] * len(trials)
    for one in before:
        sums[one.number], visits[one.number] = one.mean * one.visits, one.visits
    alive = list(range(len(trials)))
    phases = max(1, ceil(log2(max(1, len(trials)))))
    begin, spent = time.monotonic(), 0

    def mean(number: int) -> float:
        return sums[number] / visits[number] if visits[number] else 0.0

    def tried() -> list[Tried]:
        order = sorted(range(len(trials)), key=lambda one: (visits[one], mean(one)), reverse=True)
        return [Tried(number, visits[number], mean(number)) for number in order]

    for phase in range(1, phases + 1):
        while True:
            for number in alive:
                sums[number] += trials[number](visits[number], batch)
                visits[number] += batch
                spent += batch
            if time.monotonic() - begin >= seconds * phase / phases:
                break
            if spent >= nodes * phase / phases:
                break
        if phase < phases:
            alive = sorted(alive, key=mean, reverse=True)[: ceil(len(alive) / 2)]
        if told is not None:
            told(tried())
    return tried()
