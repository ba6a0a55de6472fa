"""The page's weight, and how soon the first board is playable on a slow phone.

A cold browser follows the link of a running table, with the processor slowed down four
times and the network of a fast 3G phone, until its first choice can be pressed. On the same
processor a finger plays on: how long does each tap wait for its next paint? How much does the
page work for it, which is the same on a machine that is busy with other things? And how much does
the home move while it loads?
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tools.browser.chromium import launch
from tools.browser.house import House
from tools.browser.play import IDLE, board, choices, poster, ready, result
from tools.browser.river import groups, lay
from tools.browser.words import button

CPU: Final = 4
FAST_3G: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.44 * 1024 * 1024 / 8,
    "uploadThroughput": 0.675 * 1024 * 1024 / 8,
}
LIMITS: Final = {"JavaScript, kB": 90.0, "all, kB": 300.0, "playable, s": 5.0}
KB: Final = 1000
_LOCAL: Final[dict[str, Any]] = {"kind": "local"}
_BOT: Final[dict[str, Any]] = {"kind": "bot", "level": 1}
OTHERS: Final[dict[str, list[dict[str, Any]]]] = {
    "longhorn": [_LOCAL],
    "moon-river": [_LOCAL],
    "desperados": [_BOT, _BOT],
}
"""Who sits at a table beside us, so that we are asked first and nobody has to be waited for."""
MOVES: Final = 15
FOLLOW: Final = 100
TAPS: Final = 25
NEXT_PAINT: Final = 200
SHIFT: Final = 0.1


Shown = Callable[[Page], Locator]


def home(page: Page) -> Locator:
    return poster(page, "Longhorn", "web-play-now")


def new_table(house: House, game: str) -> tuple[str, dict[str, Any]]:
    """A table where we are asked first."""
    seats = [{"kind": "me"}, *OTHERS[game]]
    ask = {"game": game, "seats": seats}
    request = urllib.request.Request(
        house.url + "api/tables",
        json.dumps(ask).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"t/{made['id']}", {made["id"]: {"game": game, "tokens": made["tokens"], "at": 0}}


def visit(
    browser: Browser, house: House, path: str, kept: dict[str, Any], shown: Shown
) -> Counter[str]:
    """Bytes by kind, and the seconds until what we came for is shown."""
    context = browser.new_context(
        base_url=house.url, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    )
    context.add_init_script(
        f"localStorage.setItem('highnoon-tables', {json.dumps(json.dumps(kept))})"
    )
    page = context.new_page()
    wire = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    weight: Counter[str] = Counter()
    wire.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: one["type"]}))
    wire.on(
        "Network.loadingFinished",
        lambda one: weight.update(
            {kinds.get(one["requestId"], "?"): int(one["encodedDataLength"])}
        ),
    )
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", FAST_3G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    begun = time.perf_counter()
    page.goto(path, wait_until="commit")
    shown(page).first.wait_for(timeout=60_000)
    seconds = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    context.close()
    weight["milliseconds"] = round(seconds * 1000)
    return weight


# Every action is a click, and nothing is animated.
PLAIN: Final = {"speed": "off", "confirm": False, "single": False}
NOW: Final = "performance.timeOrigin + performance.now()"
CLICK: Final = f"choice => {{ choice.click(); return {NOW} }}"
CHANGED: Final = f"""() => new Promise(done => {{
    const table = document.querySelector('[data-version]');
    new MutationObserver(() => requestAnimationFrame(() => done({NOW})))
        .observe(table, {{attributes: true, attributeFilter: ['data-version']}});
}})"""


def follow(browser: Browser, house: House) -> list[float]:
    """Milliseconds from a click on one screen until the other screen shows the move."""
    path, kept = new_table(house, "longhorn")
    ((table, seats),) = kept.items()
    pages = []
    for seat, token in seats["tokens"].items():
        context = browser.new_context(base_url=house.url)
        mine = {table: {"game": "longhorn", "tokens": {seat: token}, "at": 0}}
        context.add_init_script(
            f"localStorage.setItem('highnoon-tables', {json.dumps(json.dumps(mine))});"
            f"localStorage.setItem('highnoon-settings', {json.dumps(json.dumps(PLAIN))})"
        )
        page = context.new_page()
        page.goto(path)
        board(page).wait_for()
        pages.append(page)
    found: list[float] = []
    while len(found) < MOVES and not any(result(page).count() for page in pages):
        mover = next((page for page in pages if ready(page).count()), None)
        if mover is None:
            pages[0].wait_for_timeout(20)
            continue
        (other,) = (page for page in pages if page is not mover)
        other.evaluate(f"() => {{ window.changed = ({CHANGED})() }}")
        clicked: float = ready(mover).first.evaluate(CLICK)
        found.append(other.evaluate("window.changed") - clicked)
        mover.wait_for_timeout(50)
    for page in pages:
        page.context.close()
    return found


WATCH: Final = """
window.waits = new Map();
window.shift = 0;
new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
            waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
"""Interaction to next paint, and cumulative layout shift, as web.dev defines them; what takes less
than 16 ms is not told."""


def phone(browser: Browser, house: House, kept: dict[str, Any], **settings: Any) -> Page:
    """A phone that watches itself."""
    context = browser.new_context(
        base_url=house.url, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    )
    context.add_init_script(
        f"localStorage.setItem('highnoon-tables', {json.dumps(json.dumps(kept))});"
        f"localStorage.setItem('highnoon-settings', {json.dumps(json.dumps(settings))});{WATCH}"
    )
    return context.new_page()


def slow_phone(browser: Browser, house: House, kept: dict[str, Any], **settings: Any) -> Page:
    """The same with a slow processor."""
    page = phone(browser, house, kept, **settings)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    return page


PLAYED: Final = {"speed": "quick", "confirm": False, "single": False}


def taps(page: Page) -> Iterator[Locator]:
    """What a finger touches next, over and over: what it has laid, a choice, a cell, a group, or
    the end of a reckoning; until the game is over, or nothing is there to be touched for long."""
    seen = button(page, "web-desperados-go-on")
    wanted = (lay(page), ready(page), page.get_by_test_id("open"), groups(page), seen)
    ready(page).or_(wanted[2]).first.wait_for(timeout=60_000)
    count, since = 0, time.monotonic()
    while count < TAPS and not result(page).count():
        found = next((one.first for one in wanted if one.count() and one.first.is_visible()), None)
        if found is None:
            if time.monotonic() - since > IDLE:
                return
            page.wait_for_timeout(100)
            continue
        yield found
        count, since = count + 1, time.monotonic()
        page.wait_for_timeout(400)


def waits(browser: Browser, house: House, game: str) -> list[float]:
    """Milliseconds from each tap to the next paint, the longest first."""
    path, kept = new_table(house, game)
    page = slow_phone(browser, house, kept, **PLAYED)
    page.goto(path)
    for target in taps(page):
        target.tap()
    found: list[float] = page.evaluate("[...waits.values()].sort((a, b) => b - a)")
    page.context.close()
    return found


PAINTED: Final = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def works(browser: Browser, house: House, game: str) -> list[float]:
    """Milliseconds of its processor that the page needs from each tap until it is painted, the
    longest first: nothing is slowed down, and what others do on the machine is not counted."""
    path, kept = new_table(house, game)
    page = phone(browser, house, kept, **PLAYED)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = wire.send("Performance.getMetrics")["metrics"]
        seconds: float = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
        return 1000 * seconds

    page.goto(path)
    found: list[float] = []
    for target in taps(page):
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        if box is None:
            continue
        before = worked()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate(PAINTED)
        found.append(worked() - before)
    page.context.close()
    return sorted(found, reverse=True)


def shifted(browser: Browser, house: House) -> float:
    """How far the home moves while it loads."""
    page = slow_phone(browser, house, {})
    page.goto("")
    home(page).wait_for(timeout=60_000)
    page.wait_for_timeout(1_000)
    found: float = page.evaluate("shift")
    page.context.close()
    return found


class Measured(NamedTuple):
    """Weights and times by page; milliseconds otherwise; how far the home moves."""

    pages: dict[str, dict[str, float]]
    follow: list[float]
    waits: dict[str, list[float]]
    works: dict[str, list[float]]
    shift: float


def measure() -> Measured:
    """All of it, with a server and a browser of our own."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = launch(playwright)
        try:
            found = {
                f"first playable board, {game}": visit(
                    browser, house, *new_table(house, game), choices
                )
                for game in OTHERS
            }
            found["home"] = visit(browser, house, "", {}, home)
            figures = {
                name: {
                    "JavaScript, kB": weight["Script"] / KB,
                    "all, kB": sum(
                        count for kind, count in weight.items() if kind != "milliseconds"
                    )
                    / KB,
                    "playable, s": weight["milliseconds"] / 1000,
                }
                for name, weight in found.items()
            }
            return Measured(
                figures,
                follow(browser, house),
                {game: waits(browser, house, game) for game in OTHERS},
                {game: works(browser, house, game) for game in OTHERS},
                shifted(browser, house),
            )
        finally:
            browser.close()
            house.stop()


def main() -> int:
    """Print the figures; 1 when one is beyond its limit."""
    over = False
    pages, delays, paints, works_of, shift = measure()
    for name, figures in pages.items():
        print(f"{name} ({CPU}x slower processor, fast 3G)")
        for what, value in figures.items():
            over |= value > LIMITS[what]
            print(f"  {what:16}{value:8.1f}   at most {LIMITS[what]:g}")
    print(f"the other screen follows ({len(delays)} moves)")
    print(f"  median, ms      {median(delays):8.1f}   at most {FOLLOW}")
    print(f"  longest, ms     {max(delays):8.1f}")
    for game, found in paints.items():
        worst = found[0] if found else 16
        over |= worst >= NEXT_PAINT
        print(f"interaction to next paint, {game} ({CPU}x slower processor)")
        print(f"  longest, ms     {worst:8.0f}   less than {NEXT_PAINT}")
        print(f"  median, ms      {median(found or [worst]):8.0f}")
    for game, work in works_of.items():
        print(f"processor time of a tap, {game} ({len(work)} taps, nothing slowed down)")
        print(f"  longest, ms     {max(work, default=0.0):8.1f}")
        print(f"  median, ms      {median(work or [0.0]):8.1f}")
    over |= shift > SHIFT
    print(f"the home moves while it loads\n  shift           {shift:8.3f}   at most {SHIFT:g}")
    return int(over or median(delays) > FOLLOW)


if __name__ == "__main__":
    sys.exit(main())
