"""Level 5 of Desperados is right about what it does not know: better than counting, never sure."""

from statistics import fmean

import numpy as np
import pytest
from bench.beliefs import Glimpse, Verdict, counted, glimpses, judge, modelled, reliability

from highnoon.engine.desperados.mixes import CALIBRATED, SURE, Reckoner, evenly
from highnoon.games.desperados.state import SHERIFF


@pytest.fixture(scope="module")
def seen() -> list[Glimpse]:
    return list(glimpses(3, 80_000, 8))


def loss(found: Verdict) -> float:
    return fmean(one for move in found.losses for one in move)


@pytest.mark.parametrize("sheriff", [True, False])
def test_its_picture_of_the_other_side_is_better_than_counting(
    seen: list[Glimpse], sheriff: bool
) -> None:
    part = [one for one in seen if (one.seat == SHERIFF) == sheriff]
    model, plain = judge(part, modelled), judge(part, counted)
    assert loss(model) < loss(plain)
    assert reliability(model.said)


def test_doubt_leaves_nothing_impossible_that_fits_what_was_seen(seen: list[Glimpse]) -> None:
    sight = seen[len(seen) // 2].sight
    reckoner = Reckoner(sight, CALIBRATED)
    for mix, group in zip(reckoner.mixes(sight.deputies, 5).players, reckoner.groups, strict=True):
        assert mix.weights.sum() == pytest.approx(1.0)
        assert (mix.weights >= CALIBRATED.doubt * evenly(group) - 1e-12).all()
    sure = Reckoner(sight, SURE).mixes(sight.deputies, 5).players[SHERIFF]
    calm = reckoner.mixes(sight.deputies, 5).players[SHERIFF]
    assert np.sort(sure.weights)[-1] > np.sort(calm.weights)[-1]
