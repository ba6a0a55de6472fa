"""Writes the pictures of the page: `make screenshots`."""

from __future__ import annotations

import json
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser.chromium import launch
from tools.browser.gang import deciding
from tools.browser.house import House
from tools.browser.play import ending
from tools.browser.river import decide, due, open_table

HERE = Path(__file__).parent
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
TALL = {"viewport": {"width": 1280, "height": 1200}}
TABLET = {"viewport": {"width": 820, "height": 1180}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DECISIONS = 9
"""So many choices of ours make a position worth looking at."""


def home(page: Page) -> None:
    """The posters."""
    page.locator(".poster button").first.wait_for()


def opening(page: Page) -> None:
    """The seats of a new table."""
    page.goto("open/longhorn")
    page.locator(".seat").first.wait_for()


def table(page: Page) -> None:
    """In the middle of a game, a colour to be chosen; a game that ends early is begun anew."""
    while True:
        page.goto("")
        page.locator(".poster button").first.click()
        for decision in range(100):
            choice = page.locator(".acts .act:not([aria-disabled])")
            choice.first.or_(page.locator(".eg")).wait_for(timeout=60_000)
            if not choice.count():
                break
            if decision >= DECISIONS and page.locator(".grp.legal").count() > 1:
                choice.first.hover()
                page.locator(".acts small").first.wait_for()
                return
            before = page.locator(".lt").get_attribute("data-version")
            choice.first.click()
            page.wait_for_function(
                "old => document.querySelector('.lt')?.dataset.version !== old", arg=before
            )


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
    page.locator(".cell.ok .tap").first.click()


def rules(page: Page) -> None:
    """A page of the rules."""
    page.goto("rules/moon-river")
    page.locator("article section").first.wait_for()


def first_game(page: Page) -> None:
    """A first game that asks for a ride."""
    page.goto("learn/longhorn")
    go_on = page.locator(".lesson footer .pri")
    for _ in range(2):
        go_on.click()
    page.locator(".acts .hint").click()
    page.get_by_text(re.compile("^(Card|Karte) 4 ")).wait_for()
    page.locator(".acts .hint").wait_for()


def ahead(page: Page) -> None:
    """In the middle of a game, with the bar that tells who is ahead."""
    table(page)
    page.locator("[role=switch]").check()
    page.locator("[role=meter]:not(.open)").wait_for(timeout=60_000)


def analysed(page: Page) -> None:
    """A finished game, at the moment where it turned."""
    ending(page)
    page.locator(".study .btn.gold").click()
    turned = page.locator(".study ol button")
    turned.first.wait_for(timeout=90_000)
    page.locator(".study .work").wait_for(state="detached", timeout=90_000)
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
    kept = {"speed": "off", "confirm": False, "theme": theme, "language": language}
    context.add_init_script(
        f"localStorage.setItem('highnoon-settings', {json.dumps(json.dumps(kept))})"
    )
    page = context.new_page()
    page.goto("")
    screen(page)
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
