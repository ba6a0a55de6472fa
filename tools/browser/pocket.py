"""Tables on the device, in the browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tools.browser.play import board
from tools.browser.words import button, say

LONG: Final = 120_000
"""Milliseconds in which Python starts, even on a busy machine."""

KEPT: Final = """async () => {
  const cache = await caches.open('highnoon-page');
  const kept = (await cache.keys()).map(({ url }) => url);
  const base = new URL(document.documentElement.dataset.base, location.origin);
  // The page itself comes last.
  if (!kept.includes(base.href)) return false;
  const lists = await (await cache.match(new URL('offline.json', base))).json();
  // Of the two kinds of kernels a browser keeps its own.
  const needed = [...lists.all, ...lists.pocket.filter((name) => !name.endsWith('-plain.wasm'))];
  const missing = needed.filter((name) => !kept.includes(new URL(name, base).href));
  if (missing.length) throw new Error(missing.join(' '));
  return true;
}"""


def open_here(page: Page, game: str = "longhorn") -> None:
    """A table on this device against computers."""
    page.goto(f"open/{game}")
    page.get_by_label(say("pocket-where-device")).check()
    button(page, "web-open-go").click()
    page.wait_for_url("**/t/here-*", timeout=LONG)
    expect(board(page)).to_be_visible(timeout=LONG)


def kept_offline(page: Page) -> None:
    """Wait until all that the page needs is kept."""
    until(page, KEPT, bool)


def until(page: Page, script: str, good: Callable[[Any], bool]) -> None:
    """Wait until a script says what it should."""
    # Not `wait_for_function`: it takes the promise of an answer for a yes.
    deadline = time.monotonic() + LONG / 1000
    while not good(found := page.evaluate(script)):
        assert time.monotonic() < deadline, found
        page.wait_for_timeout(100)
