"""Plain arrays say what NumPy says, in everything that our engines ask of arrays."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy
import pytest

from highnoon.engine.arrays import plain
from tests.engine.arrays.decisions import GAMES, decisions

DICE = random.Random(1)
NUMBERS = [[DICE.randint(-3, 9) / 2 for _ in range(5)] for _ in range(6)]
PLACES = [DICE.randrange(5) for _ in range(6)]
CUBE = [[[DICE.randrange(4) for _ in range(5)] for _ in range(3)] for _ in range(6)]


class Given(NamedTuple):
    """An array of six rows, six places, a cube, and whoever answers."""

    np: Any
    a: Any
    i: Any
    c: Any


def given(np: Any) -> Given:
    """The same numbers in the arrays of either."""
    return Given(np, np.array(NUMBERS), np.array(PLACES), np.array(CUBE))


ASKED: dict[str, Callable[[Given], Any]] = {
    "sums": lambda x: 1 - x.a + x.a * 2 - x.a / 4 + 2 / (x.a[0] * x.a[0] + 1),
    "both ways": lambda x: x.a * x.a[:, 0, None] - x.a[None, 2],
    "over each other": lambda x: (x.c[:, :, None, 1] == x.c[:, None, :, 2]) * 1,
    "blocks": lambda x: x.c + x.a[0][None, None, :] + x.a[:, None, :],
    "comparing": lambda x: (
        ((x.a > 1) & (x.a <= 3)) | (x.a == 0) | ~(x.a != 2) | (x.a < -1) | (x.a >= 4)
    ),
    "bits": lambda x: ((1 << x.i) & 5) | (x.i & 1),
    "negative": lambda x: -x.a,
    "rows": lambda x: x.a[2],
    "columns": lambda x: x.a[:, -1],
    "stretches": lambda x: x.a[1:4, 2:],
    "none at all": lambda x: x.a[:, :0].any(axis=1),
    "layers": lambda x: x.c[:, 1, -1],
    "picked rows": lambda x: x.a[x.i],
    "picked numbers": lambda x: x.a[x.np.arange(len(x.i)), x.i],
    "picked by lists": lambda x: x.a[[0, 2], [1, 4]],
    "picked by columns": lambda x: x.a[:5][x.np.arange(5), x.c[0]],
    "picked twice": lambda x: x.a[0][x.c],
    "chosen rows": lambda x: x.a[x.i > 1],
    "chosen numbers": lambda x: x.a[0][x.a[1] > 0],
    "sum": lambda x: [x.a.sum(), x.a.sum(axis=0).tolist(), x.c.sum(axis=1).tolist()],
    "mean": lambda x: x.a.mean(),
    "extremes": lambda x: [x.a.max(), x.a.min(), *x.a.max(axis=1)],
    "any": lambda x: [(x.a > 8).any(), *(x.a > 3).any(axis=1), *(x.a > 3).any(axis=0)],
    "the best": lambda x: [*x.a.argmax(axis=1), *(x.c > 2).argmax(axis=2).ravel()],
    "rows by columns": lambda x: x.a @ x.a.T,
    "rows by a row": lambda x: x.a @ x.a[0],
    "a row by columns": lambda x: x.a[:, 1] @ x.a,
    "row by row": lambda x: x.a[0] @ x.a[1],
    "yes by a row": lambda x: (x.a > 1) @ x.a[0],
    "kinds": lambda x: (x.a > 1).astype(x.np.int64),
    "made": lambda x: [
        x.np.zeros((2, 3), x.np.int64).tolist(),
        x.np.ones(3, bool).tolist(),
        x.np.full(2, 0.5).tolist(),
        x.np.eye(3).tolist(),
        x.np.array([1, 2], x.np.float64).tolist(),
        x.np.array([[1, 2], [3, 4]]).tolist(),
    ],
    "in other rows": lambda x: x.a.reshape(5, 6),
    "stacked": lambda x: x.np.stack([x.a, 2 * x.a]),
    "stacked within": lambda x: x.np.stack([x.a, 2 * x.a], 1),
    "where": lambda x: x.np.where(x.a > 1, x.a, -1.0) + x.np.where(x.a[:, 0, None] > 0, 1, x.a[0]),
    "functions": lambda x: x.np.exp(x.a) + x.np.abs(x.a) + x.np.clip(x.a, -1, 2) + x.np.sqrt(2),
    "larger and smaller": lambda x: x.np.maximum(0.0, x.a) - x.np.minimum(x.i[:, None], x.a),
    "stretches joined": lambda x: (
        x.np.add.reduceat(x.a[0], x.np.array([0, 1, 3]))
        - x.np.maximum.reduceat(x.a[0], x.np.array([0, 1, 3]))
    ),
    "ever": lambda x: x.np.logical_or.accumulate(x.a > 3, axis=1),
    "so far": lambda x: x.np.cumsum(x.a[0]) + x.a[1].cumsum(),
    "times so far": lambda x: x.np.cumprod(x.a, axis=1, dtype=x.np.float64),
    "counted": lambda x: [*x.np.bincount(x.i), *x.np.bincount(x.i, x.a[:, 0], 9)],
    "where it is": lambda x: x.np.flatnonzero(x.a[0] > 1),
    "sorted": lambda x: [*x.np.sort(x.a[0]), *x.np.argsort(-x.i, kind="stable")],
    "least": lambda x: sorted(x.np.argpartition(x.np.array([3, 1, 2, 0]), 2)[:2].tolist()),
    "sorted by two": lambda x: x.np.lexsort((-x.a[:, 0], x.i)),
    "divided": lambda x: [part.tolist() for part in x.np.divmod(x.i + 7, 3)],
}


def listed(found: Any) -> Any:
    """What both can be compared by."""
    return found.tolist() if hasattr(found, "tolist") else found


def close(one: Any, other: Any) -> bool:
    """The same shape, and the same numbers but for the last digits."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(close, one, other))
    return bool(one == pytest.approx(other, rel=1e-12))


@pytest.mark.parametrize("what", ASKED)
def test_what_is_asked_of_arrays_is_answered_alike(what: str) -> None:
    ours, theirs = (listed(ASKED[what](given(np))) for np in (plain, numpy))
    assert close(ours, theirs), (ours, theirs)


CHANGED: dict[str, Callable[[Given], None]] = {
    "a number": lambda x: x.a.__setitem__((1, 2), 7.0),
    "a row": lambda x: x.a.__setitem__(3, x.a[0]),
    "a column": lambda x: x.a.__setitem__((slice(None), -1), x.i),
    "everything": lambda x: x.a.__setitem__(slice(None), 0.5),
    "a stretch": lambda x: x.a.__setitem__(
        (slice(None), slice(None, -1)), x.np.where(x.a[:, :-1] > 1, -1e9, x.a[:, :-1])
    ),
    "rows of places": lambda x: x.a.__setitem__((range(3), [4, 0, 0]), 1.0),
    "places in a row": lambda x: x.a.__setitem__((2, [1, 3]), 0.25),
    "chosen rows": lambda x: x.a.__setitem__(x.i > 1, 2.0),
}


@pytest.mark.parametrize("what", CHANGED)
def test_what_is_changed_in_arrays_is_changed_alike(what: str) -> None:
    found = []
    for np in (plain, numpy):
        asked = given(np)
        CHANGED[what](asked)
        found.append(asked.a.tolist())
    assert close(*found)
    assert found[0] != NUMBERS


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="does not spread"):
        plain.ones(3) + plain.ones(2)


def test_dice_fall_as_likely_as_they_are_asked_to() -> None:
    dice = plain.random.default_rng(5)
    drawn = plain.bincount(dice.choice(3, 4000, plain.array([0.5, 0.0, 0.5]))).tolist()
    assert drawn[1] == 0
    assert abs(drawn[0] - 2000) < 150
    thrown = dice.random((40, 50))
    assert thrown.shape == (40, 50)
    assert 0.45 < thrown.mean() < 0.55
    assert thrown.tolist() != plain.random.default_rng(6).random((40, 50)).tolist()


def without_numpy(level: int) -> list[str]:
    """What a level decides where there is no NumPy."""
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from tests.engine.arrays.decisions import decisions\n"
        f"print(*decisions({level}), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_a_computer_decides_the_same_without_numpy() -> None:
    assert without_numpy(4) == [*decisions(4)]


def test_the_top_level_plans_without_numpy() -> None:
    # Its worlds are thrown with other dice, so near-equal choices differ; who begins does not.
    firsts = [
        {line.split()[0]: line.split()[1] for line in reversed(found)}
        for found in (without_numpy(5), list(decisions(5)))
    ]
    assert firsts[0] == firsts[1]
    assert len(firsts[0]) == GAMES
