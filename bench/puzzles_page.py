"""How long puzzles keep somebody waiting in a browser, by the clock.

python -m bench.puzzles_page [--count 10]

From a puzzle's link until it can be answered, and from a wrong answer until it is refuted. A house
and a Chromium share the machine; the very first of a game, when the page is not in the browser's
cache yet and a process that proves has just been started, is told apart.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from bench.puzzles import sample, wrong_try
from highnoon import puzzles
from highnoon.core.registry import keys
from highnoon.puzzles import Puzzle
from tools.browser.chromium import launch
from tools.browser.house import House
from tools.browser.words import button, say

PATIENCE: Final = 60_000
"""Milliseconds."""
SETTINGS: Final = '{"speed":"off","language":"en","introduced":true}'


def card(page: Page) -> Locator:
    """What the puzzle asks, and what came of the last try."""
    return page.get_by_role("region", name=say("web-puzzles-one"), exact=True)


def answerable(page: Page, puzzle: Puzzle) -> Locator:
    """What can be pressed first."""
    if puzzles.is_named(puzzle):
        return page.get_by_role("checkbox").first
    return page.get_by_role("group", name=say("web-choices")).get_by_role("button").first


def opened(page: Page, puzzle: Puzzle) -> float:
    """Seconds from following the puzzle's link until it can be answered."""
    begun = time.monotonic()
    page.goto(f"puzzles/{puzzle.game}/{puzzle.id}")
    answerable(page, puzzle).wait_for(timeout=PATIENCE)
    return time.monotonic() - begun


def refuted(page: Page, puzzle: Puzzle, tried: list[str]) -> float:
    """Seconds from a wrong answer until it is said so; of names all are given."""
    if puzzles.is_named(puzzle):
        for name in page.get_by_role("checkbox").all():
            name.check()
        send = button(page, "web-puzzles-that-is-it")
        begun = time.monotonic()
        send.click()
    else:
        choices = page.get_by_role("group", name=say("web-choices"))
        choice = choices.locator(f'[data-action="{tried[0]}"]')
        begun = time.monotonic()
        choice.click()
    status = card(page).get_by_role("status")
    expect(status).to_contain_text(say("web-puzzles-is-wrong"), timeout=PATIENCE)
    return time.monotonic() - begun


def waits(browser: Browser, house: House, game: str, count: int) -> dict[str, list[float]]:
    """The seconds of each kind, of one visit that answers so many puzzles wrongly."""
    context = browser.new_context(base_url=house.url, viewport={"width": 1280, "height": 800})
    context.add_init_script(f"localStorage.setItem('highnoon-settings', '{SETTINGS}')")
    page, found = context.new_page(), dict[str, list[float]]()
    # The hardest first: its refutation is the solver's, for which a process is started.
    for puzzle in reversed(sample(game, count)):
        tried = [] if puzzles.is_named(puzzle) else wrong_try(puzzle)
        if tried is None:
            continue
        first = "" if found else "the first of all: "
        found.setdefault(f"{first}opened", []).append(opened(page, puzzle))
        found.setdefault(f"{first}refuted", []).append(refuted(page, puzzle, tried))
    context.close()
    return found


def main() -> None:
    """Print the middle and the slowest of each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=10)
    count = parser.parse_args().count
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = launch(playwright)
        for game in keys():
            for what, times in waits(browser, house, game, count).items():
                told = f"{median(times):.2f} s, slowest of {len(times)}: {max(times):.2f} s"
                print(f"{game}: {what}: {told}", flush=True)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
