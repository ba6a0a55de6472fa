"""Moon River's tables for the browser: bots that do not think long, and hands that play ahead."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tools.browser.house import House
from tools.browser.play import (
    COMPUTER,
    EASY,
    VERSION,
    board,
    choices,
    moved_on,
    players_of,
    poster,
    ready,
    result,
    seat,
    state_of,
)
from tools.browser.words import button, say

QUICK: Final = """
import sys
from pathlib import Path
from highnoon.bots import Budget, choose
from highnoon.core.chance import stream
from highnoon.server.run import serve
from highnoon.server.settings import Settings
from highnoon.server.computer.thinkers import Thinkers

async def at_once(self, ask, view, level, seed, name, *_):
    return choose(view, level, stream(seed, name, view.version), Budget(nodes=1))

Thinkers.think = at_once
settings = Settings(data=Path(sys.argv[1]), workers=1, rate=0, join_rate=0, beat=0.1)
serve(settings, "127.0.0.1", int(sys.argv[2]))
"""
"""A server whose bots look once, without a process of their own."""

LAID: Final = "document.querySelector('[data-tools][role=group]')"
"""The tool bar asks whether it shall be laid."""

Until = Callable[[dict[str, Any]], bool]


class Ahead:
    """A table whose seats are all ours, played over HTTP until something is due."""

    def __init__(self, house: House, players: int, seed: int = 1, **options: str) -> None:
        self.house = house
        self._rng = random.Random(seed)
        seats = [{"kind": "me"}, *[{"kind": "local"}] * (players - 1)]
        asked = {"players": players, **options}
        made = self._call(
            "api/tables", {"game": "moon-river", "options": asked, "seats": seats}, None
        )
        self.id: str = made["id"]
        self.tokens: dict[str, str] = made["tokens"]

    def play(self, until: Until) -> str | None:
        """The address of the seat that decides when `until` is true; None if it never is."""
        seat = 0
        while True:
            state = self.look(str(seat))
            if not state["waiting_for"]:
                return None
            if seat != state["waiting_for"][0]:
                seat = state["waiting_for"][0]
                continue
            token = self.tokens[str(seat)]
            if until(state):
                return f"t/{self.id}#seat={token}"
            action = self._rng.choice(_lively(state["choices"]))["action"]
            ask = {"action": action, "version": state["version"], "request": str(state["version"])}
            self._call(f"api/tables/{self.id}/actions", ask, token)

    def finish(self) -> str:
        """The address of the first seat when all is over."""
        self.play(lambda _: False)
        return f"t/{self.id}#seat={self.tokens['0']}"

    def look(self, seat: str = "0") -> dict[str, Any]:
        """The table as a seat sees it."""
        return self._call(f"api/tables/{self.id}", None, self.tokens[seat])

    def _call(self, path: str, body: dict[str, Any] | None, token: str | None) -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.house.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: dict[str, Any] = json.load(answer)
            return found


def _lively(choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whoever can lay or recruit does: the ranches fill."""
    return [one for one in choices if one["kind"] not in ("keep", "enough")] or choices


def in_phase(phase: str, from_round: int = 0, choices: int = 0) -> Until:
    def is_due(state: dict[str, Any]) -> bool:
        view = state["view"]
        return bool(
            view["phase"] == phase
            and view["round"] >= from_round
            and len(state["choices"]) >= choices
        )

    return is_due


def reach(house: House, players: int, until: Until, **options: str) -> str:
    """Play differs: as many tables as it takes until the wanted decision is due."""
    for seed in range(20):
        if found := Ahead(house, players, seed, **options).play(until):
            return found
    raise AssertionError("it never comes to that")


# --- the page ---


class Due(NamedTuple):
    """What a page may do now: `lay`, `choose` (from groups first, if there are any), or `over`."""

    what: str
    version: str


def due(page: Page, after: str | None = None) -> Due:
    """Wait until this page may do something; if wanted, only once that version has passed."""
    if after is not None:
        moved_on(page, after)
    something = in_hand(page).or_(ready(page)).or_(groups(page, disabled=False)).or_(result(page))
    expect(something.first).to_be_visible(timeout=60_000)
    if result(page).is_visible():
        return Due("over", "over")
    return Due("lay" if in_hand(page).is_visible() else "choose", state_of(page))


def in_hand(page: Page) -> Locator:
    """The domino or tile that is to be laid."""
    return page.get_by_test_id("hand")


def lay(page: Page) -> Locator:
    """What the tool bar offers once it is clear where it lies."""
    return button(page, "web-moon-river-lay")


def cells(page: Page) -> Locator:
    """The marked cells of the ranch: where something may lie, or be taken."""
    return page.get_by_test_id("open")


def ghost(page: Page) -> Locator:
    """What would lie there."""
    return page.get_by_test_id("ghost")


def groups(page: Page, *, disabled: bool | None = None) -> Locator:
    """Where choices are many: where first, then what."""
    group = page.get_by_role("group", name=say("web-moon-river-first-where"))
    return group.get_by_role("button", disabled=disabled)


def open_table(page: Page, players: int, **options: str) -> None:
    """From the home to a table against computers of the first level."""
    poster(page, "Moon River", "web-open-table").click()
    players_of(page, players)
    for name in ("White", "Orange", "Green")[: players - 1]:
        seat(page, name, COMPUTER, EASY)
    for label, value in options.items():
        page.get_by_label(label).select_option(label=value)
    button(page, "web-open-go").click()
    board(page).wait_for()


def decide(page: Page, now: Due, rng: random.Random) -> Due:
    """Take any choice by clicks; what is due then."""
    if now.what == "lay":
        _any(cells(page), rng).click()
        # Where it fits in one way alone it is laid already.
        page.wait_for_function(f"now => {LAID} || ({VERSION}) !== now", arg=now.version)
        if lay(page).is_visible():
            lay(page).click()
    elif groups(page).count():
        _any(groups(page), rng).click()
        choices(page).first.click()
    else:
        _any(choices(page), rng).click()
    return due(page, now.version)


def _any(of: Locator, rng: random.Random) -> Locator:
    return of.nth(rng.randrange(of.count()))
