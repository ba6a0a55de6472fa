"""Desperados in the browser: tables of sheriff and gang, and how they are played on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tools.browser.play import (
    COMPUTER,
    EASY,
    FRIEND,
    IDLE,
    Visit,
    asked_for,
    asking,
    choose,
    players_of,
    prompt,
    ready,
    result,
    seat,
)
from tools.browser.words import any_of, button, like, say

FILM: Final[dict[str, Any]] = {"speed": "normal"}
RESTING: Final = any_of(
    "desperados-prompt-wait",
    "desperados-prompt-chance",
    "desperados-prompt-cards-ready",
    "desperados-prompt-heists-ready",
)
"""What a seat reads that is not waited for; it may still exchange its card."""


def open_table(page: Page, *others: str, me: int = 0, level: str = EASY) -> None:
    """A table with me on one seat and these around, in seat order."""
    page.goto("open/desperados")
    names = ["Sheriff", "Green", "Red", "Yellow", "Purple", "Orange"][: len(others) + 1]
    players_of(page, len(names))
    kinds = list(others)
    kinds.insert(me, say("web-seat-me"))
    for name, kind in zip(names, kinds, strict=True):
        seat(page, name, kind, level if kind == COMPUTER else None)
    button(page, "web-open-go").click()


def sit(visit: Visit, url: str, **options: Any) -> Page:
    page = visit(url, **options)
    button(page, "web-sit").click()
    expect(button(page, "web-sit")).to_have_count(0)
    return page


def three(visit: Visit, **options: Any) -> list[Page]:
    """Sheriff, Green and Red, each in a browser of their own."""
    sheriff = visit(**options)
    open_table(sheriff, FRIEND, FRIEND)
    expect(prompt(sheriff)).to_be_visible()
    return [sheriff, sit(visit, sheriff.url, **options), sit(visit, sheriff.url, **options)]


def asked(page: Page) -> bool:
    """Whether this page's seat is waited for, and may choose."""
    words = asking(page)
    return bool(words) and not RESTING.match(words) and ready(page).count() > 0


def asked_or_over(page: Page) -> bool:
    """Wait until this page's seat is waited for; False when the game is over."""
    waited_for = prompt(page).filter(has_not_text=RESTING)
    expect(waited_for.or_(result(page))).to_be_visible(timeout=60_000)
    # The last question may still stand there for a moment when the game is over already.
    expect(ready(page).first.or_(result(page)).first).to_be_visible()
    return not result(page).is_visible()


def play_until(pages: list[Page], over: Callable[[], bool], most: int = 200) -> None:
    """Whoever is asked takes the first choice, until it is so."""
    count, since = 0, time.monotonic()
    while not over():
        now = next((page for page in pages if asked(page)), None)
        if now is None:
            assert time.monotonic() - since < IDLE, "nobody is asked"
            pages[0].wait_for_timeout(20)
            continue
        choose(now)
        count, since = count + 1, time.monotonic()
        assert count < most, "it does not come to that"


def told(page: Page) -> str:
    """The log as it stands."""
    return page.get_by_role("list", name=say("web-moves")).inner_text()


def curtain(page: Page) -> Locator:
    """Between two seats of one device: the button of whoever comes next."""
    return page.get_by_role("button", name=like("web-desperados-i-am"))


def drawn_map(page: Page | Locator) -> Locator:
    return page.get_by_role("region", name=say("web-desperados-map"))


def deciding(page: Page) -> None:
    """A table of one's own, until a desperado decides what to do."""
    open_table(page, COMPUTER, COMPUTER, me=1)
    while asked_or_over(page) and not asked_for(page, "desperados-prompt-heists"):
        choose(page)
