"""Desperados in the browser: tables of sheriff and gang, and how they are played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tools.browser.play import Visit, asking, choose, prompt
from tools.browser.words import button, say

FILM: Final[dict[str, Any]] = {"speed": "normal"}


def open_table(page: Page, *others: str, me: int = 0, level: str = "level 1") -> None:
    """A table with me on one seat and these around, in seat order."""
    page.goto("open/desperados")
    names = ["Sheriff", "Green", "Red", "Yellow", "Purple", "Orange"][: len(others) + 1]
    page.get_by_role("combobox", name=say("web-players")).select_option(str(len(names)))
    kinds = list(others)
    kinds.insert(me, "me")
    for name, kind in zip(names, kinds, strict=True):
        page.get_by_label(name, exact=True).select_option(label=kind)
        if kind == "the computer":
            page.get_by_label(f"Level of {name}").select_option(label=level)
    button(page, "web-open-go").click()


def sit(visit: Visit, url: str, **options: Any) -> Page:
    page = visit(url, **options)
    button(page, "web-sit").click()
    expect(button(page, "web-sit")).to_have_count(0)
    return page


def three(visit: Visit, **options: Any) -> list[Page]:
    """Sheriff, Green and Red, each in a browser of their own."""
    sheriff = visit(**options)
    open_table(sheriff, "a friend, by link", "a friend, by link")
    expect(prompt(sheriff)).to_be_visible()
    return [sheriff, sit(visit, sheriff.url, **options), sit(visit, sheriff.url, **options)]


ASKED: Final = """() => {
    const words = document.querySelector('[role=status] h1')?.textContent ?? '';
    // A card may be exchanged without being asked for one.
    const mine = words && !words.includes('Waiting') && !words.includes('as long as');
    return !!mine && !!document.querySelector('.acts .act:not([aria-disabled])');
}"""


def asked(page: Page) -> bool:
    """Whether this page's seat is waited for, and may choose."""
    found: bool = page.evaluate(ASKED)
    return found


def asked_or_over(page: Page) -> bool:
    """Wait until this page's seat is waited for; False when the game is over."""
    page.wait_for_function(f"() => document.querySelector('.eg') || ({ASKED})()", timeout=60_000)
    return not page.evaluate("!!document.querySelector('.eg')")


def play_until(pages: list[Page], over: Callable[[], bool], most: int = 200) -> None:
    """Whoever is asked takes the first choice, until it is so."""
    for _ in range(most):
        if over():
            return
        for page in pages:
            if asked(page):
                choose(page)
                break
        else:
            pages[0].wait_for_timeout(20)
    raise AssertionError("it does not come to that")


def told(page: Page) -> str:
    """The log as it stands."""
    return page.get_by_role("list", name=say("web-moves")).inner_text()


def deciding(page: Page) -> None:
    """A table of one's own, until a desperado decides what to do."""
    open_table(page, "the computer", "the computer", me=1)
    while asked_or_over(page) and "what do you do" not in asking(page):
        choose(page)
