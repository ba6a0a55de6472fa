"""The page's weight, and how soon the first board is playable on a slow phone.

A cold browser follows the link of a running table, with the processor slowed down four
times and the network of a fast 3G phone, until its first choice can be pressed.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tools.browser.chromium import launch
from tools.browser.house import House
from tools.browser.play import board, choices, poster, ready, result

CPU: Final = 4
FAST_3G: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.44 * 1024 * 1024 / 8,
    "uploadThroughput": 0.675 * 1024 * 1024 / 8,
}
LIMITS: Final = {"JavaScript, kB": 90.0, "all, kB": 300.0, "playable, s": 5.0}
KB: Final = 1000
OTHERS: Final = {"longhorn": ["local"], "moon-river": ["local"], "desperados": ["bot", "bot"]}
"""Who sits at a table beside us, so that we are asked first and nobody has to be waited for."""
MOVES: Final = 15
FOLLOW: Final = 100


Shown = Callable[[Page], Locator]


def home(page: Page) -> Locator:
    return poster(page, "Longhorn", "web-play-now")


def new_table(house: House, game: str) -> tuple[str, dict[str, Any]]:
    """A table where we are asked first."""
    seats = [{"kind": kind} for kind in ("me", *OTHERS[game])]
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
            """localStorage.setItem('highnoon-settings', '{"speed":"off","confirm":false}')"""
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


def measure() -> tuple[dict[str, dict[str, float]], list[float]]:
    """The figures of the home and of the first board, and how soon the other screen follows."""
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
            delays = follow(browser, house)
        finally:
            browser.close()
            house.stop()
    figures = {
        name: {
            "JavaScript, kB": weight["Script"] / KB,
            "all, kB": sum(count for kind, count in weight.items() if kind != "milliseconds") / KB,
            "playable, s": weight["milliseconds"] / 1000,
        }
        for name, weight in found.items()
    }
    return figures, delays


def main() -> int:
    """Print the figures; 1 when one is beyond its limit."""
    over = False
    pages, delays = measure()
    for name, figures in pages.items():
        print(f"{name} ({CPU}x slower processor, fast 3G)")
        for what, value in figures.items():
            over |= value > LIMITS[what]
            print(f"  {what:16}{value:8.1f}   at most {LIMITS[what]:g}")
    print(f"the other screen follows ({len(delays)} moves)")
    print(f"  median, ms      {median(delays):8.1f}   at most {FOLLOW}")
    print(f"  longest, ms     {max(delays):8.1f}")
    return int(over or median(delays) > FOLLOW)


if __name__ == "__main__":
    sys.exit(main())
