from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools.browser.chromium import launch
from tools.browser.house import DEAL, SERVE, House
from tools.browser.play import Visit

SETTINGS = {"speed": "off", "confirm": False, "language": "en"}

expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("data"), DEAL + SERVE)
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """A visitor with their own browser storage; what goes wrong in their page fails the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def come(path: str = "", settings: dict[str, Any] | None = None, **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(base_url=house.url, reduced_motion="reduce", **options)
        contexts.append(context)
        kept = json.dumps(SETTINGS | (settings or {}))
        context.add_init_script(
            f"localStorage.getItem('highnoon-settings') ??"
            f" localStorage.setItem('highnoon-settings', {json.dumps(kept)})"
        )
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not trouble, trouble
