"""Who meets whom, counted exactly: rows of the sheriff against rows of a desperado.

Rows of the one side are a set, written as the bits of a number. Rows of the other that begin alike
share what is counted of their beginning, so nobody looks at each pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import mul
from typing import Final

from highnoon.engine.arrays import Floats, Ints, np
from highnoon.engine.desperados.routes import Fan
from highnoon.games.desperados.state import MOVES

LARGEST: Final = 4_000_000
"""Pairs of rows that are counted at most: on maps with many roads the unlikeliest are left out."""
DIGITS: Final = 48
"""Binary digits with which rows are weighed against the weightiest."""


def freedom(rows: Fan, sheriff: Fan, weights: Floats) -> Floats:
    """How likely each row is not met by the sheriff, up to each move."""
    likely = _likeliest(weights, rows.size)
    chance = weights[likely] / weights[likely].sum()
    there, weigh = _places(sheriff.towns[likely]), _Scale(chance)
    everybody = (1 << len(likely)) - 1
    unmet, free = [everybody] * (MOVES + 1), [0.0] * MOVES
    found = []
    for row, move in _fresh(rows.towns, 0):
        for later in range(move, MOVES):
            unmet[later + 1] = unmet[later] & ~there[later].get(row[later], 0)
            free[later] = weigh(unmet[later + 1])
        found.append(free[:])
    return np.array(found)


def chases(sheriff: Fan, rows: Fan, lost: Floats, now: int) -> Floats:
    """What each of the sheriff's rows saves: `lost` [row, move] goes to the first meeting."""
    likely = _likeliest(lost.max(axis=1), sheriff.size)
    there, lost = _places(rows.towns[likely]), lost[likely]
    weigh = [_Scale(lost[:, move]) for move in range(MOVES)]
    unmet, saved = [(1 << len(likely)) - 1] * (MOVES + 1), [0.0] * (MOVES + 1)
    found = []
    for row, move in _fresh(sheriff.towns, now):
        for later in range(move, MOVES):
            new = unmet[later] & there[later].get(row[later], 0)
            unmet[later + 1] = unmet[later] ^ new
            saved[later + 1] = saved[later] + weigh[later](new)
        found.append(saved[MOVES])
    return np.array(found)


def _fresh(towns: Ints, now: int) -> Iterator[tuple[list[int], int]]:
    """Each row from a move on, and the first move in which it leaves the row before it."""
    before: list[int] = []
    for row in towns.tolist():
        move = now
        while move < MOVES and row[now : move + 1] == before[now : move + 1]:
            move += 1
        yield row, move
        before = row


def _places(towns: Ints) -> list[dict[int, int]]:
    """By move and town, the set of rows that are there."""
    found: list[dict[int, int]] = [{} for _ in range(MOVES)]
    for number, row in enumerate(towns.tolist()):
        for there, town in zip(found, row, strict=True):
            there[town] = there.get(town, 0) | 1 << number
    return found


class _Scale:
    """Weighs sets: one number for each digit of the weights says which rows have it."""

    def __init__(self, weights: Floats) -> None:
        heaviest = float(weights.max()) or 1.0
        unit = heaviest / (2**DIGITS - 1)
        # The last row comes first, as in a number.
        digits = [f"{round(one / unit):0{DIGITS}b}" for one in reversed(weights.tolist())]
        self._having = [int("".join(column), 2) for column in zip(*digits, strict=True)]
        self._worth = [unit * 2**digit for digit in reversed(range(DIGITS))]

    def __call__(self, rows: int) -> float:
        counts = map(int.bit_count, map(rows.__and__, self._having))
        weight: float = sum(map(mul, self._worth, counts))
        return weight


def _likeliest(weights: Floats, others: int) -> Ints:
    """The likeliest rows, as many as can be counted against that many others."""
    found: Ints = np.flatnonzero(weights >= weights.max() * 1e-4)
    most = max(1, LARGEST // others)
    if len(found) > most:
        found = found[np.argpartition(-weights[found], most)[:most]]
    return found
