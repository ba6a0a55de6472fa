"""Successive halving finds the best candidate and spends its samples on the better ones."""

import random

from highnoon.engine.search.halving import Trial, sequential_halving

LUCK = [random.Random(4).gauss(0, 1) for _ in range(500)]
LONG = 60.0


def worth(mean: float) -> Trial:
    """A candidate of this mean; its n-th sample has the same luck as every other's."""
    return lambda first, count: sum(mean + LUCK[n] for n in range(first, first + count))


def test_the_best_is_found_and_tried_longest() -> None:
    tried = sequential_halving([worth(mean / 10) for mean in (1, 5, 9, 2, 7)], LONG, 200)
    assert tried[0].number == 2
    assert [one.number for one in tried[:2]] == [2, 4]
    assert tried[0].visits > 3 * tried[-1].visits
    assert sum(one.visits for one in tried) <= 210


def test_in_a_hurry_everybody_is_looked_at_once() -> None:
    tried = sequential_halving([worth(0.0), worth(3.0), worth(1.0)], 0.0, 0)
    assert tried[0].number == 1
    assert min(one.visits for one in tried) == 1


def test_a_single_candidate_is_the_best() -> None:
    assert sequential_halving([worth(0.0)], 0.0, 1)[0].number == 0
