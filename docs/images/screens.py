"""Writes every screen at every size into build/screens, to be looked at: `make screenshots`.

`python -m docs.images.screens [SCREEN ...]`
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from docs.images import rooms
from docs.images.page import first_game, home, opening, ranch, rules, table
from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser.chromium import launch
from tools.browser.gang import deciding
from tools.browser.house import House
from tools.browser.play import ending, settle, speak

OUT: Final = Path(__file__).parents[2] / "build" / "screens"
SIZES: Final = (
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
LOOKS: Final = (("light", "de"), ("dark", "ru"))
"""Each screen by day in German, which is long, and by night in Russian, which has its own type."""

SCREENS: Final[dict[str, Callable[[Page], None]]] = {
    "home": home,
    "open": opening,
    "longhorn": table,
    "moon-river": ranch,
    "desperados": deciding,
    "lesson": first_game,
    "result": ending,
    "rules": rules,
    **{
        screen.__name__: screen
        for screen in (
            rooms.settings,
            rooms.inviting,
            rooms.games,
            rooms.group,
            rooms.ranches,
            rooms.loot,
            rooms.reckoning,
            rooms.curtain,
            rooms.weighing,
            rooms.study,
            rooms.puzzles,
            rooms.daily,
            rooms.explorer,
        )
    },
}


def shoot(browser: Browser, house: House, name: str) -> None:
    """One screen is reached once, then looked at in every size."""
    context = browser.new_context(
        base_url=house.url, reduced_motion="reduce", viewport={"width": 1280, "height": 720}
    )
    kept = {"speed": "off", "confirm": False, "language": "en", "introduced": True}
    context.add_init_script(
        f"localStorage.getItem('highnoon-settings') ??"
        f" localStorage.setItem('highnoon-settings', {json.dumps(json.dumps(kept))})"
    )
    page = context.new_page()
    page.goto("")
    SCREENS[name](page)
    page.mouse.move(0, 0)
    for theme, language in LOOKS:
        speak(page, language)
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            page.screenshot(path=OUT / f"{name}-{width}x{height}-{theme}-{language}.png")
    context.close()


def main() -> None:
    """The screens that are named, or all of them, with a server of their own."""
    wanted = sys.argv[1:] or list(SCREENS)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = launch(playwright)
        try:
            for name in wanted:
                shoot(browser, house, name)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
