"""Each first game, played through by its cards; wrong choices get a friendly word."""

import pytest
from playwright.sync_api import Locator, Page, expect

from highnoon.lessons import lesson
from tests.e2e.looks import PHONE, axe_clean
from tools.browser.play import Visit
from tools.browser.words import button, say

PATIENT = 60_000


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=say("lesson-title"))


def go_on(page: Page) -> Locator:
    return button(card(page), "lesson-next")


def marked(page: Page) -> Locator:
    """The choice the card asks for: a button among the others, or the domino in the hand."""
    laying = button(page, "web-moon-river-lay")
    return page.locator(".acts .hint").or_(laying).first


def number(page: Page, nth: int) -> Locator:
    return card(page).get_by_text(f"Card {nth} of ")


def play_through(page: Page, game: str) -> None:
    """Read every card and do what it asks, up to the last one."""
    cards = lesson(game).cards
    for nth, one in enumerate(cards, start=1):
        expect(number(page, nth)).to_be_visible(timeout=PATIENT)
        if "do" in one:
            expect(card(page).locator(".do")).to_be_visible(timeout=PATIENT)
            marked(page).click()
        elif nth < len(cards):
            go_on(page).click(timeout=PATIENT)
    button(card(page), "lesson-play-on", exact=True).click(timeout=PATIENT)
    expect(card(page)).to_be_hidden()


@pytest.mark.parametrize("game", ["longhorn", "moon-river", "desperados"])
def test_a_first_game_is_played_through(visit: Visit, game: str) -> None:
    page = visit(f"learn/{game}")
    play_through(page, game)
    expect(page.locator(".acts .act").first).to_be_visible(timeout=PATIENT)


def test_a_wrong_choice_gets_a_friendly_word(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Longhorn: Your first game").click()
    expect(number(page, 1)).to_be_visible()
    before = page.locator(".lt").get_attribute("data-version")
    page.get_by_role("button", name="Steal 1 orange cow").click()
    expect(card(page)).to_contain_text("please make the marked choice")
    expect(number(page, 3)).to_be_visible()
    assert page.locator(".lt").get_attribute("data-version") == before
    page.get_by_role("button", name="Steal 2 white cows").click()
    expect(number(page, 4)).to_be_visible()
    # A page that is opened again goes on where it was; whoever has enough plays without cards.
    page.reload()
    expect(number(page, 4)).to_be_visible()
    button(card(page), "lesson-without").click()
    page.get_by_role("button", name="Ride to Salomon Tree").click()
    expect(page.locator(".lt")).not_to_have_attribute("data-version", before or "")
    expect(card(page)).to_be_hidden()


@pytest.mark.parametrize("game", ["longhorn", "moon-river", "desperados"])
def test_a_card_is_for_everybody(visit: Visit, game: str) -> None:
    page = visit(f"learn/{game}", **PHONE)
    expect(number(page, 1)).to_be_visible(timeout=PATIENT)
    expect(card(page).get_by_role("status")).to_contain_text("Welcome")
    axe_clean(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
