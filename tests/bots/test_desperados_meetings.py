"""Who meets whom: the arrays say what counting row by row says."""

import numpy as np
import pytest

from highnoon.engine.desperados.meetings import chases, freedom
from highnoon.engine.desperados.routes import fan
from highnoon.games.desperados.belief import UNKNOWN, Trail, all_rows
from highnoon.games.desperados.reading import our_map

MAP = our_map()
SHERIFF = fan(MAP, Trail(MAP.number["taos"], (MAP.number["santa-fe"],), 0))
GREEN = fan(MAP, Trail(MAP.number["albuquerque"], (UNKNOWN, MAP.number["gallup"]), 0))


def test_a_fan_holds_every_row_of_the_belief() -> None:
    start, row = MAP.number["albuquerque"], (UNKNOWN, MAP.number["gallup"])
    rows = all_rows(MAP, Trail(start, (*row, UNKNOWN, UNKNOWN, UNKNOWN), 0))
    assert {tuple(one) for one in GREEN.cards.tolist()} == set(rows)


def test_who_has_lost_every_card_around_him_stays_without_one() -> None:
    corner = MAP.number["el-paso"]
    rows = fan(MAP, Trail(corner, (), MAP.near[corner]))
    assert {tuple(one) for one in rows.towns.tolist()} == {(corner,) * 5}


def test_freedom_counts_the_rows_that_do_not_meet() -> None:
    weights = np.arange(1.0, SHERIFF.size + 1)
    free = freedom(GREEN, SHERIFF, weights)
    for row in range(0, GREEN.size, 17):
        for moves in range(1, 6):
            met = (SHERIFF.towns[:, :moves] == GREEN.towns[row, :moves]).any(axis=1)
            assert abs(free[row, moves - 1] - weights[~met].sum() / weights.sum()) < 1e-3


def test_chases_count_what_each_first_meeting_saves() -> None:
    lost = np.abs(np.sin(np.arange(GREEN.size * 5.0))).reshape(GREEN.size, 5)
    for now in (0, 2):
        saved = chases(SHERIFF, GREEN, lost, now)
        for row in range(0, SHERIFF.size, 17):
            met = (GREEN.towns == SHERIFF.towns[row])[:, now:]
            first = met & (np.cumsum(met, axis=1) == 1)
            assert saved[row] == pytest.approx(lost[:, now:][first].sum(), rel=1e-9)


def test_nobody_is_arrested_twice() -> None:
    lost = np.full((GREEN.size, 5), 1 / GREEN.size)
    saved = chases(SHERIFF, GREEN, lost, 0)
    for row in range(0, SHERIFF.size, 17):
        met = (GREEN.towns == SHERIFF.towns[row]).any(axis=1)
        assert abs(saved[row] - met.mean()) < 1e-9
