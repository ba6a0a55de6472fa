"""The study with no server, in a browser: fresh positions solved, and a tab whose solver is full.

`python -m bench.pocket_full [positions]`, with the page built. The static site is opened from a
host of plain files, and each position as anybody would: by its link, until its value stands there.
The table is filled by deals that nobody has solved yet, in a first visit and in a later one.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from bench.fresh import positions
from bench.pocket_page import busy, largest, memory, visit
from highnoon.core.match import Match
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from tools.browser.host import Host
from tools.browser.play import choose
from tools.browser.pocket import LONG
from tools.browser.words import button, say
from tools.pocket.site import site

COUNT: Final = 60
TURNS: Final = 4
SECONDS: Final = 20.0
HARD: Final = (74, 162)
"""Deals none of whose starts was settled in hours (`highnoon.engine.longhorn.solved`)."""
MOVES: Final = 4
HINTS: Final = 3
EACH: Final = 8
"""Seconds at each position of such a deal: as long as the page thinks about one."""


def address(state: State) -> str:
    """The link of a position."""
    return f"study/longhorn?position={quote(LONGHORN.position_text(state))}"


def shown(page: Page, state: State, within: float) -> float | None:
    """Seconds from the link of a position until its exact value is there; None if too many."""
    begun = time.monotonic()
    page.goto(address(state))
    value = page.get_by_role("region", name=say("web-study-value"), exact=True)
    try:
        value.locator(".exact").wait_for(timeout=within * 1000)
    except TooLate:
        return None
    return time.monotonic() - begun


def solved(page: Page, count: int) -> None:
    """How many of the positions four turns in have their value in time, half with drawn nuggets."""
    halves = {"choice": count - count // 2, "random": count // 2}
    times = [
        shown(page, state, SECONDS)
        for ambush, half in halves.items()
        for state in positions(half, TURNS, ambush)
    ]
    known = [found for found in times if found is not None]
    print(
        f"{len(known)} of {count} ({100 * len(known) / count:.0f} %) solved in the page within"
        f" {SECONDS:g} s, the start of Python and page included:"
        f" median {median(known):.2f} s, longest {max(known):.1f} s"
    )


def opening(seed: int) -> State:
    """Such a deal at its first turn."""
    match = Match.new("longhorn", {"ambush_nugget": "choice"}, seed)
    while match.state.phase != "steal":
        (seat,) = match.actors()
        match.play(seat, match.legal_actions(seat)[0])
    state: State = match.state
    return state


def filled(page: Page, profile: str, which: str, seed: int) -> None:
    """The memory of the tab while moves of a hard deal are studied, and hints asked for."""
    page.goto(address(opening(seed)))
    offered = page.get_by_role("group", name=say("web-choices")).get_by_role("button")
    offered.first.wait_for()
    seen: list[float] = []

    def watch() -> None:
        for _ in range(EACH):
            page.wait_for_timeout(1000)
            seen.append(memory(profile))

    for _ in range(MOVES):
        watch()
        offered.first.click()
    # The same deal at a table: hints look ahead, too, and let moves run a race.
    button(page, "web-study-play").click()
    button(page.get_by_role("dialog"), "web-study-play-here").click()
    for _ in range(HINTS):
        button(page, "web-hint", exact=True).click()
        watch()
        choose(page)
    print(
        f"{which}: {max(seen):.0f} MB at most, {seen[-1]:.0f} MB at last,"
        f" of which {largest(profile):.0f} MB are Python's with the table"
        f" (each second: {' '.join(f'{one:.0f}' for one in seen)})"
    )


def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as room:
        site("/", Path(room) / "site")
        host, profile = Host(Path(room) / "site"), f"{room}/profile"
        host.start()
        for which, seed in zip(("a first visit", "a later one"), HARD, strict=True):
            with visit(playwright.chromium, profile, host.url) as page:
                page.set_default_timeout(LONG)
                filled(
                    page, profile, f"memory of the tab in {which}, its solver's table filled", seed
                )
        if count:
            with visit(playwright.chromium, profile, host.url) as page:
                begun, before = time.monotonic(), busy(profile)
                page.set_default_timeout(LONG)
                solved(page, count)
                took, worked = time.monotonic() - begun, busy(profile) - before
                print(f"{took:.0f} s in all, of which the browser worked {worked:.0f} s")
        host.stop()


if __name__ == "__main__":
    main()
