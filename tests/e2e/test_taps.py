"""A finger in the page needs no more touches than `tools/taps.py` says."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.browser.decisions import Setting, dealing
from tools.browser.finger import Finger, recorded, sit_down
from tools.browser.house import House
from tools.taps import taps, touches

LOG = logging.getLogger(__name__)
MOVES = int(os.environ.get("HIGHNOON_TAPS", "60"))
"""How many decisions; `make taps` asks for whole games."""


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data: Path = tmp_path_factory.mktemp("taps")
    house = dealing(data)
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize(("players", "carries"), [(3, False), (2, True)])
def test_a_finger_needs_no_more_than_is_counted(
    browser: Browser, dealt: House, players: int, carries: bool
) -> None:
    options = {"players": players, "scenario": "none", "boards": "legend-colours"}
    setting = Setting("moon-river", options)
    page = sit_down(browser, dealt, setting, seed=players)
    finger = Finger(page, carries=carries)
    moves = list(islice(recorded(setting, seed=players), MOVES))
    counts = [0] * players
    for move, needed in finger.play(moves):
        model = touches if carries else taps
        assert needed <= model(move.action, move.legal), move.text
        counts[move.seat] += needed
    page.context.close()
    assert finger.touches == sum(counts) > 0
    LOG.info("%d seats, %d decisions: %s touches", players, len(moves), counts)
