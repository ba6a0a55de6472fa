from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.house import DEAL, SERVE, House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = "/usr/bin/chromium"
SETTINGS = {"speed": "off", "confirm": False, "language": "en"}

Visit = Callable[..., Page]

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
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """A visitor with his own browser storage; whatever goes wrong in his page fails the test."""
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
