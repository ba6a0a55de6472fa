"""Board, question, choices and confirmation are seen together at every kind of decision.

Three sizes in German; `make layouts` measures all nine, in Russian too.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.browser.decisions import SETTINGS, Setting, dealing
from tools.browser.layouts import Size, measured

SIZES: tuple[Size, ...] = ((360, 640), (844, 390), (1280, 720))
GAMES = {setting.game: setting for setting in reversed(SETTINGS)}
"""One setting a game: the first."""


@pytest.mark.parametrize("setting", GAMES.values(), ids=lambda setting: setting.game)
def test_every_decision_fits_on_one_screen(
    browser: Browser, tmp_path: Path, setting: Setting
) -> None:
    house = dealing(tmp_path)
    house.start()
    try:
        found = measured(browser, house, setting, ("de",), SIZES, records=3, hints=1)
    finally:
        house.stop()
    assert not found, "\n".join(found)
