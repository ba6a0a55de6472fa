"""Does everything fit on one screen? Every kind of decision, measured at every size.

`python -m tools.browser.layouts [GAME ...]` opens the page at each kind of decision of recorded
games, and says what is out of sight, scrolls, is covered, or is too small for a finger; and what
a hint moves.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser.chromium import launch
from tools.browser.decisions import RECORDS, SETTINGS, Decision, Setting, dealing, decisions
from tools.browser.house import House
from tools.browser.play import speak
from tools.browser.words import button, say

Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = (
    (360, 640),
    (390, 844),
    (412, 915),
    (640, 360),
    (844, 390),
    (820, 1180),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
)
LANGUAGES: Final = ("de", "ru")
FINGER: Final = 44

MEASURE: Final = """
(finger) => {
    const faults = [];
    const root = document.querySelector('[data-version]');
    if (!root) return ['there is no table'];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
    // What of an element is seen: on the screen, and not cut by what it lies in.
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let one = element.parentElement; one; one = one.parentElement) {
            if (getComputedStyle(one).overflow === 'visible') continue;
            const around = one.getBoundingClientRect();
            left = Math.max(left, around.left);
            top = Math.max(top, around.top);
            right = Math.min(right, around.right);
            bottom = Math.min(bottom, around.bottom);
        }
        return box.left >= left - 1.5 && box.top >= top - 1.5 &&
            box.right <= right + 1.5 && box.bottom <= bottom + 1.5;
    };
    const name = (element) =>
        (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const see = (what, selector) => {
        for (const element of root.querySelectorAll(selector)) {
            const box = element.getBoundingClientRect();
            if (!box.width || !element.checkVisibility() || element.closest('dialog')) continue;
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            if (!seen(element)) faults.push(`${what} out of sight: ${name(element)}`);
            if (!element.matches('button')) continue;
            const above = document.elementFromPoint(x, y);
            if (what !== 'target' && above && !element.contains(above))
                faults.push(`${what} covered: ${name(element)} by <${above.className}>`);
            if (element.scrollWidth > element.clientWidth + 3 ||
                element.scrollHeight > element.clientHeight + 3)
                faults.push(`${what} too full: ${name(element)}`);
            const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
            if (!element.closest('[data-small]') && Math.min(box.width, box.height) < finger - 0.5)
                faults.push(`${what} of ${size}: ${name(element)}`);
        }
    };
    see('prompt', '[role=status] h1');
    see('board', '[data-board]');
    for (const board of root.querySelectorAll('[data-board]')) {
        const { width, height } = board.getBoundingClientRect();
        if (Math.min(width, height) < innerHeight / 4)
            faults.push(`board of ${Math.round(width)}x${Math.round(height)}`);
    }
    for (const words of root.querySelectorAll('[data-board] rect + text')) {
        const tag = words.previousElementSibling.getBoundingClientRect();
        if (words.getBoundingClientRect().width > tag.width + 1)
            faults.push(`tag too narrow: ${name(words)}`);
    }
    see('target', '[data-board] button');
    see('choice', '[data-choices] button');
    see('tool', '[data-tools] button');
    return faults;
}
"""
"""What does not fit. `data-small` marks targets that are as large as fits, with another way to
reach them."""

BOARD: Final = """
() => [...document.querySelectorAll('[data-board]')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
}).join('; ')
"""
RESIZED: Final = """
([width, height], boards) => new Promise((done) => {
    let before = null;
    const look = () => {
        const now = innerWidth === width && innerHeight === height ? boards() : null;
        if (now !== null && now === before) return done();
        before = now;
        requestAnimationFrame(() => requestAnimationFrame(look));
    };
    look();
})
"""
"""Waits until the page has the new size, and its board stays where it is."""
TIP: Final = """
() => {
    const tip = document.querySelector('[data-testid=tip]')?.getBoundingClientRect();
    const asked = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    if (!tip?.width || !asked) return false;
    return tip.left < asked.right - 1 && tip.right > asked.left + 1 &&
        tip.top < asked.bottom - 1 && tip.bottom > asked.top + 1;
}
"""
POINTED: Final = 3
"""How many pieces of a board somebody points at, and reads what they say."""


def faults(page: Page, size: Size) -> list[str]:
    """What does not fit at this size, before and after a choice is prepared."""
    _resize(page, size)
    found = _measure(page)
    choice = page.locator("[data-choices] button").or_(page.get_by_test_id("open")).first
    if choice.count() and choice.is_visible():
        choice.click(timeout=5_000)
        found += [one for one in _measure(page) if one not in found]
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
    return found


def tips(page: Page, size: Size) -> list[str]:
    """What lies over the question when somebody points at the board."""
    _resize(page, size)
    pieces = page.locator("[data-board] [role=note], [data-board] li, [data-board] button")
    count = pieces.count()
    for n in sorted(
        {round(k * (count - 1) / POINTED) for k in range(POINTED + 1)} if count else ()
    ):
        box = pieces.nth(n).bounding_box()
        if box is None:
            continue
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
        if page.evaluate(TIP):
            return ["a tip lies over the question"]
    page.mouse.move(0, 0)
    return []


def moved_by_hint(page: Page, sizes: tuple[Size, ...]) -> list[str]:
    """What of the board is elsewhere, or smaller, while a hint is shown, and what it covers."""
    speak(page, LANGUAGES[0])
    asked = button(page, "web-hint", LANGUAGES[0])
    if not asked.count() or not asked.first.is_enabled():
        return []
    before = {}
    for size in sizes:
        _resize(page, size)
        before[size] = page.evaluate(BOARD)
    asked.first.click()
    page.get_by_text(say("web-hint-title", LANGUAGES[0])).first.wait_for(timeout=60_000)
    found: list[str] = []
    for size in sizes:
        _resize(page, size)
        where = f"hint {size[0]}x{size[1]}"
        covered = [one for one in _measure(page) if not one.startswith("prompt")]
        found += [f"{where}: {one}" for one in covered]
        if (now := page.evaluate(BOARD)) != before[size]:
            found.append(f"{where}: the board moves from {before[size]} to {now}")
    return found


def measured(
    browser: Browser,
    house: House,
    setting: Setting,
    languages: tuple[str, ...] = LANGUAGES,
    sizes: tuple[Size, ...] = SIZES,
    *,
    records: int = RECORDS,
    hints: int | None = None,
) -> list[str]:
    """All that does not fit in a game; a hint is asked for at so many decisions, or at all."""
    found: list[str] = []
    for n, decision in enumerate(decisions(house, setting, records)):
        page = _visit(browser, house, decision)
        where = f"{setting}, {decision.kind}"
        for language in languages:
            speak(page, language)
            for size in sizes:
                wrong = faults(page, size) + tips(page, size)
                found += [f"{where}, {language} {size[0]}x{size[1]}: {one}" for one in wrong]
        if hints is None or n < hints:
            found += [f"{where}, {one}" for one in moved_by_hint(page, sizes)]
        page.context.close()
    return found


def _visit(browser: Browser, house: House, decision: Decision) -> Page:
    kept: dict[str, Any] = {"speed": "off", "confirm": True, "single": False}
    context = browser.new_context(base_url=house.url, reduced_motion="reduce")
    setting = json.dumps(json.dumps(kept))
    context.add_init_script(f"localStorage.setItem('highnoon-settings', {setting})")
    page = context.new_page()
    page.goto(decision.address)
    page.locator("[data-version]").wait_for()
    return page


def _measure(page: Page) -> list[str]:
    """What does not fit, each once; a page that is being laid out anew gets time for it."""
    for pause in (40, 400, 1_000):
        page.wait_for_timeout(pause)
        found: list[str] = page.evaluate(MEASURE, FINGER)
        if not found:
            break
    return list(dict.fromkeys(found))


def _resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(f"size => ({RESIZED})(size, {BOARD})", list(size))


def main() -> int:
    """Nine sizes in German and Russian, or the games that are named."""
    games = sys.argv[1:] or sorted({setting.game for setting in SETTINGS})
    count = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = dealing(Path(data))
        house.start()
        browser = launch(playwright)
        try:
            for setting in SETTINGS:
                if setting.game not in games:
                    continue
                found = measured(browser, house, setting)
                count += len(found)
                print(f"{setting}: {len(found)} things do not fit", *found, sep="\n  ", flush=True)
        finally:
            browser.close()
            house.stop()
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
