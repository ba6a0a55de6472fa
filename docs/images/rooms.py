"""Screens that no page of the docs shows: `screens` looks at them in every size all the same."""

from __future__ import annotations

import json
import random
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from highnoon.core.match import Match
from tools.browser import gang
from tools.browser.play import (
    COMPUTER,
    FRIEND,
    HERE,
    board,
    invitation,
    open_table,
    play_now,
    players_of,
    poster,
    prompt,
    ready,
    replay,
    result,
    seat,
    unfold_bill,
    upload,
)
from tools.browser.river import cells, groups, in_hand, lay
from tools.browser.words import button, say

WEIGHED: Final = 3
"""So many ideas are told when there are enough of them."""


def settings(page: Page) -> None:
    """What can be set."""
    poster(page, "Longhorn", "web-play-now").wait_for()
    button(page, "web-settings").click()
    page.get_by_role("dialog").wait_for()


def inviting(page: Page) -> None:
    """A table with a seat for a friend."""
    open_table(page, FRIEND)
    invitation(page).wait_for()


def games(page: Page) -> None:
    """One's games: one that is on, and one that was given up."""
    for resigns in (True, False):
        page.goto("")
        play_now(page)
        if resigns:
            button(page, "web-resign", exact=True).click()
            button(page.get_by_role("dialog"), "web-resign").click()
            expect(result(page)).to_be_visible()
    page.goto("games")
    page.get_by_role("heading", name=say("web-games-over")).wait_for()


def group(page: Page) -> None:
    """A group with a table that waits for a friend."""
    page.goto("g")
    page.get_by_label(say("web-group-name")).fill("Thursday posse")
    page.get_by_label(say("web-name")).fill("Ann")
    button(page, "web-group-found").click()
    link = page.get_by_role("link", name=say("web-group-open"))
    link.wait_for()
    home = page.url
    link.click()
    button(page, "web-open-go").click()
    expect(prompt(page)).to_be_visible()
    page.goto(home)
    page.get_by_role("region", name=say("web-group-on")).get_by_text("Ann").first.wait_for()


def _ended(page: Page, game: str, players: int) -> None:
    match, rng = Match.new(game, {"players": players}, seed=5), random.Random(5)
    while not match.over:
        actor = min(match.actors())
        match.play(actor, rng.choice(match.legal_actions(actor)))
    page.goto("")
    upload(page, match)
    expect(result(page)).to_be_visible()


def ranches(page: Page) -> None:
    """The result of Moon River for four, with its bill."""
    _ended(page, "moon-river", 4)
    unfold_bill(page)
    replay(page).get_by_role("group", name="Moon River").wait_for()


def loot(page: Page) -> None:
    """The result of Desperados for six."""
    _ended(page, "desperados", 6)
    gang.drawn_map(replay(page)).wait_for()


def reckoning(page: Page) -> None:
    """A reckoning, in the middle of its film."""
    loot(page)
    again = say("web-desperados-again-round", round=2)
    page.get_by_role("button", name=again, exact=True).click()
    page.get_by_role("region", name=say("web-desperados-reckoning")).wait_for()
    button(page, "web-replay-pause").click()
    for _ in range(4):
        button(page, "web-replay-forward").click()


def curtain(page: Page) -> None:
    """What hides a seat's secrets on a device that goes round."""
    gang.open_table(page, HERE, COMPUTER)
    gang.curtain(page).wait_for()


def weighing(page: Page) -> None:
    """What a computer weighs, held at that moment."""
    held: list[str] = []

    def hold(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(house.send)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if held and message["type"] != "pong":
                return
            if message["type"] == "weighing" and len(message["ideas"]) == WEIGHED:
                held.append(message["type"])
            line.send(text)

        house.on_message(hear)

    page.route_web_socket("**/live", hold)
    page.goto("open/moon-river")
    players_of(page, 2)
    seat(page, "White", COMPUTER, "5")
    button(page, "web-open-go").click()
    board(page).wait_for()
    while not held:
        asked = ready(page).or_(cells(page)).or_(groups(page))
        asked.or_(page.locator("[data-weighing]")).first.wait_for(timeout=60_000)
        mine = (lay(page), ready(page), cells(page), groups(page))
        press = next((one.first for one in mine if one.count() and one.first.is_visible()), None)
        if press is not None and not held:
            press.click()
        page.wait_for_timeout(300)
    assert not in_hand(page).is_visible(), "it is the computer that thinks"


def study(page: Page) -> None:
    """An analysis board."""
    page.goto("study")
    page.get_by_role("main").get_by_role("button").first.wait_for()


def puzzles(page: Page) -> None:
    """The shelves of puzzles."""
    page.goto("puzzles")
    page.get_by_role("main").get_by_role("link").first.wait_for()


def daily(page: Page) -> None:
    """The deals of the day."""
    page.goto("daily")
    page.get_by_role("region", name="Longhorn").wait_for()


def explorer(page: Page) -> None:
    """A solved deal."""
    page.goto("explorer/longhorn?deal=2")
    page.get_by_role("main").get_by_role("button").first.wait_for()
