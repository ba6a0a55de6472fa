"""Whoever clicks at any moment of an animation never acts on something that is not shown."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.browser.clicks import SEATS, WITNESS, click_about
from tools.browser.house import DEAL, House
from tools.browser.river import QUICK

LOG = logging.getLogger(__name__)
CLICKS = int(os.environ.get("HIGHNOON_CLICKS", "100"))
"""How many a game; `make clicks` asks for more."""


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data: Path = tmp_path_factory.mktemp("clicks")
    found = House(data, DEAL + QUICK)
    found.start()
    yield found
    found.stop()


@pytest.mark.parametrize("game", SEATS)
def test_no_click_acts_on_what_is_not_shown(
    browser: Browser, quick_house: House, game: str
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    settings = '{"speed":"slow","confirm":false,"single":false,"language":"en"}'
    context.add_init_script(f"localStorage.setItem('highnoon-settings', '{settings}')")
    context.add_init_script(WITNESS)
    page = context.new_page()
    found = click_about(page, quick_house, game, CLICKS, seed=7)
    context.close()
    LOG.info("%s: %d of %d met a film, %d chose", game, found.filmed, found.presses, found.sent)
    assert found.wrong == []
    assert found.filmed >= CLICKS / 20, "no click met a film: this proves nothing"
    assert found.sent >= CLICKS / 20, "no click chose anything: this proves nothing"
