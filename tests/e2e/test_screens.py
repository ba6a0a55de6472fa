"""Every screen: no axe violation in light and dark, and no sideways scrolling on a small phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow
from tools.browser.play import (
    FRIEND,
    Visit,
    asked_for,
    choices,
    choose,
    ending,
    moved_on,
    my_turn_or_end,
    open_table,
    play_now,
    poster,
    prepared,
    result,
    settle,
    speak,
    state_of,
)
from tools.browser.play import invitation as invited
from tools.browser.words import button, like


def home(page: Page) -> None:
    poster(page, "Longhorn", "web-play-now").wait_for()


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
    while not asked_for(page, "longhorn-prompt-steal"):
        choose(page)
        assert my_turn_or_end(page)
    choices(page).get_by_text(like("web-longhorn-outlook-worth")).first.wait_for()


def riding(page: Page) -> None:
    choosing(page)
    while not asked_for(page, "longhorn-prompt-move"):
        choose(page)
        assert my_turn_or_end(page)


def looking_back(page: Page) -> None:
    riding(page)
    button(page, "web-moves").click()
    page.get_by_role("dialog").wait_for()


def invitation(page: Page) -> None:
    open_table(page, FRIEND)
    invited(page).wait_for()


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
    poster(page, "Moon River", "web-play-now").click()
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
    before = state_of(page)
    choices(page).first.tap()
    expect(choices(page).first).to_have_attribute("aria-pressed", "true")
    prepared(page).tap()
    moved_on(page, before)


def test_a_cow_has_its_article_and_a_winner_a_lead(visit: Visit) -> None:
    page = visit()
    symbols(page)
    expect(page.get_by_role("dialog")).to_contain_text("An orange cow")
    expect(page.get_by_role("dialog")).not_to_contain_text("A orange")
    page = visit()
    ending(page)
    speak(page, "de")
    lead = re.compile(r"gewinnt mit [\d.]+\s\$ Vorsprung")
    expect(page.get_by_role("heading", level=1)).to_have_text(lead)
