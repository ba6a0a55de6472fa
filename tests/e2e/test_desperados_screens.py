"""Every screen of Desperados: no axe violation, and no sideways scrolling on a small phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow
from tools.browser.gang import curtain, deciding, drawn_map, open_table
from tools.browser.play import COMPUTER, HERE, Visit, my_turn_or_end, replay, result, settle
from tools.browser.words import button


def mustering(page: Page) -> None:
    open_table(page, COMPUTER, COMPUTER)
    assert my_turn_or_end(page)


def handing_over(page: Page) -> None:
    open_table(page, HERE, COMPUTER)
    curtain(page).wait_for()


def legend(page: Page) -> None:
    mustering(page)
    button(page, "web-legend").click()
    page.get_by_role("dialog").wait_for()


def resigned(page: Page) -> None:
    mustering(page)
    button(page, "web-resign").click()
    button(page.get_by_role("dialog"), "web-resign").click()
    expect(result(page)).to_be_visible()
    drawn_map(replay(page)).wait_for()


SCREENS = [mustering, deciding, handing_over, legend, resigned]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Page], None]) -> None:
    page = visit()
    screen(page)
    axe_clean(page)


@pytest.mark.parametrize("screen", [deciding, handing_over, resigned], ids=lambda one: one.__name__)
def test_a_small_phone_never_scrolls_sideways(visit: Visit, screen: Callable[[Page], None]) -> None:
    page = visit(**PHONE)
    screen(page)
    settle(page)
    narrow(page)
