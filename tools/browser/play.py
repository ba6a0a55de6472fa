"""What people do at a table, by the roles and names of the page."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import FilePayload, Locator, Page, expect

from highnoon.core.match import Match
from highnoon.core.replay import record
from highnoon.core.view import PUBLIC
from tools.browser.words import button, like, say

Visit = Callable[..., Page]
"""How a test's visitor comes: a path, settings and the device; a page of their own browser."""

FRIEND: Final = say("web-seat-open")
HERE: Final = say("web-seat-local")
COMPUTER: Final = say("web-seat-bot")
EASY: Final = "1"
"""Who may sit on a seat, as a new table offers it, and the first level of the computer."""

CODE: Final = re.compile(r"^[A-Z0-9]{6}$")
"""The code of a table, which is read out to friends."""
IDLE: Final = 60.0
"""Seconds in which somebody is asked, or the game is over."""
VERSION: Final = "document.querySelector('[data-version]')?.dataset.version ?? 'over'"


# --- any screen ---


def settle(page: Page) -> None:
    page.wait_for_timeout(150)


def speak(page: Page, language: str) -> None:
    """Switch the language, in the middle of whatever it is."""
    page.get_by_role("banner").get_by_role("combobox", include_hidden=True).evaluate(
        """(select, language) => {
            select.value = language;
            select.dispatchEvent(new Event('change', { bubbles: true }));
        }""",
        language,
    )
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    settle(page)


# --- the home ---


def poster(page: Page, title: str, key: str) -> Locator:
    """What a game's poster on the home offers."""
    words = f"{title}: {say(key)}"
    return page.get_by_role("link", name=words).or_(page.get_by_role("button", name=words))


def play_now(page: Page) -> None:
    poster(page, "Longhorn", "web-play-now").click()
    expect(prompt(page)).to_be_visible()


def open_table(page: Page, second: str, level: str | None = None) -> None:
    """A table with me as Eagle and somebody as Jessie."""
    poster(page, "Longhorn", "web-open-table").click()
    seat(page, "Jessie", second, level)
    button(page, "web-open-go").click()
    expect(prompt(page)).to_be_visible()


def players_of(page: Page, count: int) -> None:
    """Say how many play at a new table."""
    page.get_by_role("combobox", name=say("web-players"), exact=True).select_option(str(count))


def seat(page: Page, name: str, who: str, level: str | None = None) -> None:
    """Say who sits on a seat of a new table."""
    page.get_by_label(name, exact=True).select_option(label=who)
    if level is not None:
        page.get_by_label(say("web-level-of", name=name)).select_option(level)


# --- the table ---


def prompt(page: Page) -> Locator:
    return page.get_by_role("status").get_by_role("heading")


def asking(page: Page) -> str:
    """The words of the prompt as they stand now; none when the game is over."""
    return "".join(prompt(page).all_inner_texts())


def asked_for(page: Page, key: str, **known: str) -> bool:
    """Whether this is what the prompt says now."""
    return bool(like(key, **known).search(asking(page)))


def choices(page: Page) -> Locator:
    return page.get_by_role("group", name=say("web-choices")).get_by_role("button")


def ready(page: Page) -> Locator:
    """The choices that can be taken now."""
    return page.get_by_role("group", name=say("web-choices")).get_by_role("button", disabled=False)


def prepared(page: Page) -> Locator:
    """The button that makes the prepared choice, in its own words."""
    return page.get_by_role("group", name=say("web-confirm")).get_by_role("button").first


def focused(page: Page, *among: Locator) -> bool:
    """Whether the keyboard is at one of these."""
    focus = page.locator(":focus")
    return any(one.and_(focus).count() for one in among)


def board(page: Page) -> Locator:
    """The table that is played at, and its version."""
    return page.locator("[data-version]")


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-replay"))


def invitation(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-invite"))


def result(page: Page) -> Locator:
    return page.get_by_text(like("web-game-over"))


def unfold_bill(page: Page) -> None:
    """Open the bill beside the board of a finished game."""
    page.get_by_role("heading", name=say("web-bill"), exact=True).click()


def my_turn_or_end(page: Page) -> bool:
    """Wait until this page may choose; False when the game is over."""
    expect(ready(page).first.or_(result(page))).to_be_visible(timeout=60_000)
    return not result(page).is_visible()


def choose(page: Page, nth: int = 0) -> str:
    """Take a choice by a click and wait until the table has moved on; its words."""
    before = state_of(page)
    chosen = choices(page).nth(nth)
    words = chosen.inner_text()
    chosen.click()
    moved_on(page, before)
    return words


def steal_and_take_back(page: Page) -> None:
    """Play Longhorn up to a theft of one's own, and take it back by its key: it is asked again."""
    assert my_turn_or_end(page)
    while not asked_for(page, "longhorn-prompt-steal"):
        choose(page)
        assert my_turn_or_end(page)
    asked = prompt(page).inner_text()
    choose(page)
    page.keyboard.press("u")
    expect(prompt(page)).to_have_text(asked)


def state_of(page: Page) -> str:
    """The version the page shows, or `over`."""
    found: str = page.evaluate(VERSION)
    return found


def moved_on(page: Page, before: str) -> None:
    """Wait until the page shows another version than that."""
    page.wait_for_function(f"before => ({VERSION}) !== before", arg=before)


def play_to_the_end(*pages: Page) -> int:
    """Whoever is asked takes the first choice, until the game is over; how many choices."""
    count, since = 0, time.monotonic()
    while not all(result(page).is_visible() for page in pages):
        asked = next((page for page in pages if choices(page).first.is_visible()), None)
        if asked is None:
            # Only idle time is bounded: what a busy machine needs for a choice is its own affair.
            assert time.monotonic() - since < IDLE, "nobody is asked, and the game is not over"
            pages[0].wait_for_timeout(30)
            continue
        choose(asked)
        count, since = count + 1, time.monotonic()
        assert count < 400, "the game does not end"
    return count


# --- records ---


def upload(page: Page, match: Match) -> None:
    """Open the record of a match."""
    text = record(match, PUBLIC).dumps()
    file: FilePayload = {
        "name": "match.jsonl",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    page.get_by_label(say("web-upload-record")).set_input_files(file)


def ending(page: Page) -> None:
    """A finished match, opened from its record, at its last moment."""
    match = Match.new("longhorn", seed=3)
    rng = random.Random(3)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    upload(page, match)
    expect(result(page)).to_be_visible()
    button(page, "web-replay-last").click()
    replay(page).get_by_role("list", name=say("web-longhorn-board")).wait_for()
