"""Every screen: no axe violation in light and dark, and no sideways scrolling on a small phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow, settle
from tools.browser.play import (
    Visit,
    choices,
    choose,
    ending,
    my_turn_or_end,
    open_table,
    play_now,
    prompt,
    result,
)
from tools.browser.words import button, say


def home(page: Page) -> None:
    page.get_by_role("button", name="Longhorn: Play now").wait_for()


def settings(page: Page) -> None:
    home(page)
    button(page, "web-settings").click()
    page.get_by_role("dialog").wait_for()


def opening(page: Page) -> None:
    page.goto("open/longhorn")
    page.get_by_label("Jessie", exact=True).wait_for()


def choosing(page: Page) -> None:
    play_now(page)
    assert my_turn_or_end(page)
    while "steal" not in prompt(page).inner_text():
        choose(page)
        assert my_turn_or_end(page)
    page.locator(".acts small").first.wait_for()


def riding(page: Page) -> None:
    choosing(page)
    while "ride" not in prompt(page).inner_text():
        choose(page)
        assert my_turn_or_end(page)


def looking_back(page: Page) -> None:
    riding(page)
    button(page, "web-moves").click()
    page.get_by_role("dialog").wait_for()


def invitation(page: Page) -> None:
    open_table(page, "a friend, by link")
    page.get_by_role("region", name=say("web-invite")).wait_for()


def symbols(page: Page) -> None:
    choosing(page)
    button(page, "web-legend").click()
    page.get_by_role("dialog").wait_for()


def links(page: Page) -> None:
    choosing(page)
    button(page, "web-seats").click()
    page.get_by_role("dialog").wait_for()


def resigned(page: Page) -> None:
    play_now(page)
    button(page, "web-resign").click()
    button(page.get_by_role("dialog"), "web-resign").click()
    expect(result(page)).to_be_visible()


def words_only(page: Page) -> None:
    page.get_by_role("button", name="Moon River: Play now").click()
    assert my_turn_or_end(page)


def nowhere(page: Page) -> None:
    page.goto("t/nowhere")
    page.get_by_role("heading", level=1).wait_for()


SCREENS = [
    home,
    settings,
    opening,
    choosing,
    riding,
    invitation,
    symbols,
    links,
    ending,
    resigned,
    words_only,
    nowhere,
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Page], None]) -> None:
    page = visit()
    screen(page)
    axe_clean(page)


@pytest.mark.parametrize(
    "screen",
    [home, settings, opening, riding, looking_back, invitation, ending, symbols],
    ids=lambda screen: screen.__name__,
)
def test_a_small_phone_never_scrolls_sideways(visit: Visit, screen: Callable[[Page], None]) -> None:
    page = visit(**PHONE)
    screen(page)
    settle(page)
    narrow(page)


def test_on_a_phone_a_choice_is_prepared_and_confirmed(visit: Visit) -> None:
    page = visit(settings={"confirm": True}, **PHONE)
    play_now(page)
    assert my_turn_or_end(page)
    before = page.locator(".lt").get_attribute("data-version")
    choices(page).first.tap()
    expect(choices(page).first).to_have_attribute("aria-pressed", "true")
    button(page, "web-confirm").tap()
    expect(page.locator(".lt")).not_to_have_attribute("data-version", before or "")
