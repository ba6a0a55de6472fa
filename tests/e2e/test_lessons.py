"""Each first game, played through by its cards; wrong choices get a friendly word."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from highnoon.lessons import lesson
from tests.e2e.looks import PHONE, axe_clean
from tools.browser.play import Visit, choices, moved_on, poster, state_of
from tools.browser.words import button, like, say

PATIENT = 60_000
SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1280, "height": 800},
)
"""Small phones, one of them on its side, and a desk."""


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=say("lesson-title"))


def go_on(page: Page) -> Locator:
    return button(card(page), "lesson-next")


def marked(page: Page) -> Locator:
    """The choice the card asks for: a button among the others, or the domino in the hand."""
    laying = button(page, "web-moon-river-lay")
    asked = button(page, "lesson-this-one")
    return asked.or_(laying).first


def number(page: Page, nth: int) -> Locator:
    return card(page).get_by_text(like("lesson-step", n=str(nth)))


def steal(page: Page, colour: str, count: int) -> Locator:
    words = say("longhorn-action-steal", colour=say(f"longhorn-colour-{colour}"), count=count)
    return page.get_by_role("button", name=words)


def play_through(page: Page, game: str) -> None:
    """Read every card and do what it asks, up to the last one; at every size it is in sight."""
    cards = lesson(game).cards
    for nth, one in enumerate(cards, start=1):
        expect(number(page, nth)).to_be_visible(timeout=PATIENT)
        if "do" in one:
            marked(page).wait_for(timeout=PATIENT)
            for size in SIZES:
                page.set_viewport_size(size)
                expect(marked(page)).to_be_in_viewport(ratio=1)
                marked(page).click(trial=True)  # neither the card nor anything else lies over it
            marked(page).click(timeout=PATIENT)
        elif nth < len(cards):
            go_on(page).click(timeout=PATIENT)
    button(card(page), "lesson-play-on", exact=True).click(timeout=PATIENT)
    expect(card(page)).to_be_hidden()


@pytest.mark.parametrize("game", ["longhorn", "moon-river", "desperados"])
def test_a_first_game_is_played_through(visit: Visit, game: str) -> None:
    page = visit(f"learn/{game}")
    play_through(page, game)
    expect(choices(page).first).to_be_visible(timeout=PATIENT)


def test_a_wrong_choice_gets_a_friendly_word(visit: Visit) -> None:
    page = visit()
    poster(page, "Longhorn", "web-learn").click()
    expect(number(page, 1)).to_be_visible()
    before = state_of(page)
    steal(page, "orange", 1).click()
    expect(card(page)).to_contain_text(say("lesson-not-now"))
    expect(number(page, 3)).to_be_visible()
    assert state_of(page) == before
    steal(page, "white", 2).click()
    expect(number(page, 4)).to_be_visible()
    # A page that is opened again goes on where it was; whoever has enough plays without cards.
    page.reload()
    expect(number(page, 4)).to_be_visible()
    button(card(page), "lesson-without").click()
    ride = like("longhorn-action-move", place="Salomon Tree")
    page.get_by_role("button", name=ride).click()
    moved_on(page, before)
    expect(card(page)).to_be_hidden()


def test_a_first_game_marks_one_choice_and_offers_no_hint_beside_it(visit: Visit) -> None:
    page = visit("learn/longhorn")
    expect(number(page, 1)).to_be_visible(timeout=PATIENT)
    go_on(page).click()
    go_on(page).click()
    expect(choices(page).filter(has_text=say("lesson-this-one"))).to_have_count(1)
    expect(button(page, "web-hint", exact=True)).to_be_disabled()
    page.keyboard.press("h")
    page.wait_for_timeout(500)
    expect(choices(page).filter(has_text=say("web-hinted"))).to_have_count(0)
    expect(page.get_by_text(say("web-hint-title"))).to_have_count(0)


@pytest.mark.parametrize("game", ["longhorn", "moon-river", "desperados"])
def test_a_card_is_for_everybody(visit: Visit, game: str) -> None:
    page = visit(f"learn/{game}", **PHONE)
    expect(number(page, 1)).to_be_visible(timeout=PATIENT)
    expect(card(page).get_by_role("status")).to_contain_text(say(f"lesson-{game}-welcome"))
    axe_clean(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
