from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools.browser.chromium import launch
from tools.browser.house import DEAL, SERVE, House
from tools.browser.play import Visit

SETTINGS = {
    "speed": "off",
    "confirm": False,
    "single": False,
    "language": "en",
    "introduced": True,
}

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


@contextmanager
def visitors(browser: Browser, url: str) -> Iterator[Visit]:
    """Visitors with a browser storage of their own each; what goes wrong in a page is an error."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def come(path: str = "", settings: dict[str, Any] | None = None, **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("base_url", url)
        context = browser.new_context(**options)
        contexts.append(context)
        kept = json.dumps(SETTINGS | (settings or {}))
        context.add_init_script(
            f"if (location.protocol === 'http:') localStorage.getItem('highnoon-settings') ??"
            f" localStorage.setItem('highnoon-settings', {json.dumps(kept)})"
        )
        context.set_default_timeout(15_000)
        context.on("weberror", lambda error: trouble.append(str(error.error)))
        page = context.new_page()
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not trouble, trouble


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Whoever comes to the house of all tests."""
    with visitors(browser, house.url) as come:
        yield come
