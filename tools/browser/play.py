"""What people do at a table, in the words of the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import FilePayload, Locator, Page, expect

from highnoon.core.match import Match
from highnoon.core.replay import record
from highnoon.core.view import PUBLIC
from tools.browser.words import button, say

Visit = Callable[..., Page]
"""How a test's visitor comes: a path, settings and the device; a page of their own browser."""


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Longhorn: Play now").click()
    expect(prompt(page)).to_be_visible()


def open_table(page: Page, second: str, level: str | None = None) -> None:
    """A table with me as Eagle and somebody as Jessie."""
    page.get_by_role("link", name="Longhorn: Open a table").click()
    page.get_by_label("Jessie", exact=True).select_option(label=second)
    if level is not None:
        page.get_by_label("Level of Jessie").select_option(label=level)
    button(page, "web-open-go").click()
    expect(prompt(page)).to_be_visible()


def prompt(page: Page) -> Locator:
    return page.get_by_role("status").get_by_role("heading")


def asking(page: Page) -> str:
    """The words of the prompt as they stand now; none when the game is over."""
    return "".join(prompt(page).all_inner_texts())


def choices(page: Page) -> Locator:
    return page.get_by_role("group", name=say("web-choices")).get_by_role("button")


def result(page: Page) -> Locator:
    return page.get_by_text(re.compile(r"Game over after"))


def my_turn_or_end(page: Page) -> bool:
    """Wait until this page may choose; False when the game is over."""
    enabled = page.locator(".acts .act:not([aria-disabled])")
    expect(enabled.first.or_(result(page))).to_be_visible(timeout=60_000)
    return not result(page).is_visible()


def choose(page: Page, nth: int = 0) -> str:
    """Take a choice by a click and wait until the table has moved on; its words."""
    before = state_of(page)
    chosen = choices(page).nth(nth)
    words = chosen.inner_text()
    chosen.click()
    page.wait_for_function(
        "before => (document.querySelector('.lt')?.dataset.version ?? 'over') !== before",
        arg=before,
    )
    return words


def state_of(page: Page) -> str:
    """The version the page shows, or `over`."""
    found: str = page.evaluate("document.querySelector('.lt')?.dataset.version ?? 'over'")
    return found


def play_to_the_end(*pages: Page) -> int:
    """Whoever is asked takes the first choice, until the game is over; how many choices."""
    for count in range(400):
        if all(result(page).is_visible() for page in pages):
            return count
        for page in pages:
            if choices(page).first.is_visible():
                choose(page)
                break
        else:
            pages[0].wait_for_timeout(30)
    raise AssertionError("the game does not end")


def ending(page: Page) -> None:
    """A finished match, opened from its record, at its last moment."""
    match = Match.new("longhorn", seed=3)
    rng = random.Random(3)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    text = record(match, PUBLIC).dumps()
    file: FilePayload = {
        "name": "match.jsonl",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    page.get_by_label(say("web-upload-record")).set_input_files(file)
    expect(result(page)).to_be_visible()
    button(page, "web-replay-last").click()
    page.locator(".rpb .board").wait_for()
