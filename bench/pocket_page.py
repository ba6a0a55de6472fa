"""Tables on the device in a real browser: first boards, bytes, memory, answers beside a house's.

`python -m bench.pocket_page`, with the page built. Times are wall and processor seconds: on a busy
machine read the latter, and the ratio, which is measured turn by turn in one run.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import BrowserType, Page, expect, sync_playwright

from tools.browser.chromium import FLAGS, find
from tools.browser.house import DEAL, SERVE, House
from tools.browser.play import board, choose, my_turn_or_end, poster
from tools.browser.pocket import LONG, kept_offline
from tools.browser.wire import Wire
from tools.browser.words import button, say

SETTINGS = {"speed": "off", "confirm": False, "single": False, "language": "en"}
KNOWN = {**SETTINGS, "introduced": True, "levels": {"longhorn": 3}}
TURNS = 6
SETTLES = 15
"""Seconds after which a browser has collected what a start and a hint left behind."""
TICK = os.sysconf("SC_CLK_TCK")


def processes(profile: str) -> Iterator[Path]:
    """The browser that has its profile there, and all that it started."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                yield process


def busy(profile: str) -> float:
    """Processor seconds of the browser so far."""
    total = 0
    for process in processes(profile):
        with suppress(OSError):
            total += sum(map(int, (process / "stat").read_text().rpartition(")")[2].split()[11:13]))
    return total / TICK


def memory(profile: str) -> float:
    """Megabytes of the largest renderer: the tab with its worker."""
    found = [0]
    for process in processes(profile):
        with suppress(OSError):
            if b"--type=renderer" not in (process / "cmdline").read_bytes():
                continue
            text = (process / "smaps_rollup").read_text()
            found.append(int(text.partition("\nPss:")[2].split()[0]))
    return max(found) * 1024 / 1e6


def largest(profile: str) -> float:
    """Megabytes that are there of the largest piece of memory of any tab: that of WASM."""
    found = [0]
    for process in processes(profile):
        with suppress(OSError):
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                lines = (process / "smaps").read_text().splitlines()
                found.extend(int(line.split()[1]) for line in lines if line.startswith("Rss:"))
    return max(found) * 1024 / 1e6


@contextmanager
def visit(kind: BrowserType, profile: str, url: str) -> Iterator[Page]:
    """A browser of its own that remembers what it had."""
    context = kind.launch_persistent_context(
        profile, executable_path=find(), args=FLAGS, base_url=url, reduced_motion="reduce"
    )
    kept = json.dumps(json.dumps(KNOWN))
    context.add_init_script(f"localStorage.setItem('highnoon-settings', {kept})")
    yield context.new_page()
    context.close()


def answers(page: Page) -> list[float]:
    """Seconds from a click to the next decision, against level 3."""
    found: list[float] = []
    while len(found) < TURNS and my_turn_or_end(page):
        begun = time.monotonic()
        choose(page)
        my_turn_or_end(page)
        found.append(time.monotonic() - begun)
    return found


def main() -> None:
    """Print the figures."""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as room:
        house, profile = House(Path(room) / "data", DEAL + SERVE), f"{room}/profile"
        house.start()
        with Wire(house.port) as wire:
            with visit(playwright.chromium, profile, wire.url) as page:
                page.goto("open/longhorn")
                page.get_by_label(say("pocket-where-device")).check()
                begun, before = time.monotonic(), busy(profile)
                button(page, "web-open-go").click()
                expect(board(page)).to_be_visible(timeout=LONG)
                _tell("first board, cold", begun, before, profile)
                kept_offline(page)
                print(f"over the wire the first time: {wire.brought / 1e6:.2f} MB")
                here, url = answers(page), page.url
                button(page, "web-hint", exact=True).click()
                page.get_by_role("status").first.wait_for()
                seen = []
                for _ in range(SETTLES):
                    page.wait_for_timeout(1000)
                    seen.append(memory(profile))
                print(
                    f"memory of the tab with the solver's table: {seen[-1]:.0f} MB"
                    f" {SETTLES} s after a hint, {max(seen):.0f} MB at most until then"
                )
                page.goto("")
                poster(page, "Longhorn", "web-play-now").click()
                board(page).wait_for()
                there = answers(page)
                ratio = statistics.median(here) / statistics.median(there)
                print(
                    f"click to level 3's answer: {statistics.median(here):.2f} s here,"
                    f" {statistics.median(there):.2f} s at the house: {ratio:.2f}"
                )
            house.stop()
            brought = wire.brought
            with visit(playwright.chromium, profile, wire.url) as page:
                begun, before = time.monotonic(), busy(profile)
                page.goto(url)
                expect(board(page)).to_be_visible(timeout=LONG)
                _tell("second visit, house gone", begun, before, profile)
            print(f"over the wire the second time: {wire.brought - brought} bytes")


def _tell(what: str, begun: float, before: float, profile: str) -> None:
    took, worked = time.monotonic() - begun, busy(profile) - before
    print(f"{what}: {took:.1f} s, of which the browser worked {worked:.1f} s")


if __name__ == "__main__":
    main()
