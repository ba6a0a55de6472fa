"""Writes the pictures of the page: `make screenshots`."""

from __future__ import annotations

import json
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.browser.chromium import launch
from tools.browser.gang import deciding
from tools.browser.house import House
from tools.browser.play import (
    asked_for,
    choose,
    ending,
    my_turn_or_end,
    play_now,
    poster,
    ready,
    speak,
)
from tools.browser.river import cells, decide, due, open_table
from tools.browser.words import button, like, say

HERE = Path(__file__).parent
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
TALL = {"viewport": {"width": 1280, "height": 1200}}
TABLET = {"viewport": {"width": 820, "height": 1180}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DECISIONS = 9
"""So many choices of ours make a position worth looking at."""


def home(page: Page) -> None:
    """The posters."""
    poster(page, "Longhorn", "web-play-now").wait_for()


def opening(page: Page) -> None:
    """The seats of a new table."""
    page.goto("open/longhorn")
    page.get_by_label("Jessie", exact=True).wait_for()


def table(page: Page) -> None:
    """In the middle of a game, a colour to be chosen; a game that ends early is begun anew."""
    while True:
        page.goto("")
        play_now(page)
        for decision in range(100):
            if not my_turn_or_end(page):
                break
            stealing = asked_for(page, "longhorn-prompt-steal") and ready(page).count() > 1
            if decision >= DECISIONS and stealing:
                ready(page).first.hover()
                ready(page).get_by_text(like("web-longhorn-outlook-worth")).first.wait_for()
                return
            choose(page)


def ranch(page: Page) -> None:
    """A ranch that has grown, and the next domino above it."""
    rng = random.Random(1)
    page.goto("")
    open_table(page, 4)
    now = due(page)
    for decision in range(100):
        if decision > 3 * DECISIONS and now.what == "lay":
            break
        now = decide(page, now, rng)
    cells(page).first.click()


def rules(page: Page) -> None:
    """A page of the rules."""
    page.goto("rules/moon-river")
    page.get_by_role("article").get_by_role("region").first.wait_for()


def first_game(page: Page) -> None:
    """A first game that asks for a ride."""
    page.goto("learn/longhorn")
    marked = button(page, "lesson-this-one")
    for _ in range(2):
        button(page, "lesson-next", exact=True).click()
    marked.click()
    page.get_by_text(like("lesson-step", n="4")).wait_for()
    marked.wait_for()


def ahead(page: Page) -> None:
    """In the middle of a game, with the bar that tells who is ahead."""
    table(page)
    page.get_by_role("switch", name=say("web-evaluation-setting")).check()
    bar = page.get_by_role("meter", name=say("web-study-who"))
    thought = re.compile(f"^(?!{re.escape(say('web-study-thinking'))})")
    expect(bar).to_have_attribute("aria-valuetext", thought, timeout=60_000)


def analysed(page: Page) -> None:
    """A finished game, at the moment where it turned."""
    ending(page)
    button(page, "web-analysis-start").click()
    turned = page.get_by_role("list", name=say("web-analysis-turnings")).get_by_role("button")
    turned.first.wait_for(timeout=90_000)
    working = page.get_by_role("progressbar", name=say("web-analysis"))
    working.wait_for(state="detached", timeout=90_000)
    turned.last.click()


SHOTS: list[tuple[str, Any, dict[str, Any], str, str]] = [
    ("home", home, DESKTOP, "light", "en"),
    ("home-phone-dark", home, PHONE, "dark", "en"),
    ("open-table", opening, DESKTOP, "light", "en"),
    ("longhorn", table, DESKTOP, "light", "en"),
    ("longhorn-dark", table, DESKTOP, "dark", "en"),
    ("longhorn-german", table, DESKTOP, "light", "de"),
    ("longhorn-phone", table, PHONE, "light", "en"),
    ("longhorn-phone-dark", table, PHONE, "dark", "de"),
    ("longhorn-tablet", table, TABLET, "light", "en"),
    ("moon-river", ranch, DESKTOP, "light", "en"),
    ("moon-river-phone", ranch, PHONE, "light", "en"),
    ("desperados", deciding, DESKTOP, "light", "en"),
    ("desperados-phone-dark", deciding, PHONE, "dark", "en"),
    ("rules", rules, DESKTOP, "light", "en"),
    ("rules-phone-dark", rules, PHONE, "dark", "de"),
    ("first-game", first_game, DESKTOP, "light", "en"),
    ("first-game-phone", first_game, PHONE, "light", "de"),
    ("result", ending, DESKTOP, "light", "en"),
    ("result-phone-dark", ending, PHONE, "dark", "en"),
    ("longhorn-ahead", ahead, DESKTOP, "light", "en"),
    ("analysis", analysed, TALL, "light", "en"),
]


def shoot(browser: Browser, house: House, name: str, screen: Any, size: dict[str, Any]) -> None:
    """One picture."""
    _, _, _, theme, language = next(shot for shot in SHOTS if shot[0] == name)
    context = browser.new_context(base_url=house.url, reduced_motion="reduce", **size)
    kept = {"speed": "off", "confirm": False, "theme": theme, "language": "en", "introduced": True}
    context.add_init_script(
        f"localStorage.setItem('highnoon-settings', {json.dumps(json.dumps(kept))})"
    )
    page = context.new_page()
    page.goto("")
    screen(page)
    speak(page, language)
    # Without the paper's grain the pictures are a quarter of the size.
    page.evaluate("document.documentElement.style.setProperty('--grain', '0')")
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    page.screenshot(path=HERE / f"{name}.png")
    context.close()


def main() -> None:
    """The pictures that are named, or all of them, with a server of their own."""
    wanted = sys.argv[1:] or [shot[0] for shot in SHOTS]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = launch(playwright)
        try:
            for name, screen, size in [shot[:3] for shot in SHOTS if shot[0] in wanted]:
                shoot(browser, house, name, screen, size)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
