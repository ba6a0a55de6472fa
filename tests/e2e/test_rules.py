"""The rules in the page: complete, for everybody, on every screen, and over a running game."""

import re

import pytest
from playwright.sync_api import Page, expect

from highnoon.rulebook import book
from tests.e2e.looks import PHONE, axe_clean, violations
from tools.browser.play import Visit, play_now, prompt
from tools.browser.words import button, say


def all_there(page: Page, game: str) -> None:
    expect(page.get_by_role("article").get_by_role("region")).to_have_count(
        len(book(game).sections)
    )
    expect(page.get_by_role("article")).not_to_contain_text("rules-")


@pytest.mark.parametrize(
    ("game", "language"), [("longhorn", "en"), ("moon-river", "de"), ("desperados", "en")]
)
def test_the_rules_are_for_everybody(visit: Visit, game: str, language: str) -> None:
    page = visit(f"rules/{game}", settings={"language": language}, **PHONE)
    all_there(page, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    axe_clean(page)


def test_the_contents_lead_to_a_section_that_can_be_linked(visit: Visit) -> None:
    page = visit("rules/longhorn")
    page.get_by_role("navigation", name=say("rules-contents")).get_by_role(
        "link", name=say("rules-longhorn-tokens")
    ).click()
    expect(page).to_have_url(re.compile(r"/rules/longhorn#tokens$"))
    section = page.get_by_role("region", name=say("rules-longhorn-tokens"))
    expect(section).to_be_in_viewport()
    page.reload()
    expect(section).to_be_in_viewport()
    page.get_by_role("navigation", name=say("web-rules")).get_by_role(
        "link", name="Moon River"
    ).click()
    all_there(page, "moon-river")


def test_the_rules_open_over_a_game_without_losing_it(visit: Visit) -> None:
    page = visit()
    play_now(page)
    url = page.url
    button(page, "web-rules", exact=True).click()
    sheet = page.get_by_role("dialog", name=say("web-rules-of", game="Longhorn"))
    all_there(page, "longhorn")
    sheet.get_by_role("link", name=say("rules-longhorn-danger")).click()
    expect(sheet.get_by_role("region", name=say("rules-longhorn-danger"))).to_be_in_viewport()
    assert violations(page) == []
    button(sheet, "web-close").click()
    assert page.url == url
    expect(prompt(page)).to_be_visible()
    button(page, "web-legend").click()
    button(page.get_by_role("dialog"), "web-rules").click()
    expect(sheet).to_be_visible()
