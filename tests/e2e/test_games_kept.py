"""Your games, whatever became of them: won, lost, left, running, and swept by the house."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Locator, Page, expect

from highnoon.server.store.opening import FILE
from tests.e2e.looks import axe_clean
from tests.e2e.test_evening import ask
from tools.browser.house import House
from tools.browser.play import Visit, prompt
from tools.browser.words import button, like, say


def come(page: Page, table: str, token: str) -> None:
    """Look at a table as one of its seats, so that this device keeps it."""
    page.goto(f"t/{table}#seat={token}")
    page.reload()  # from one link to the next the address alone would change
    expect(prompt(page).or_(button(page, "web-rematch", exact=True))).to_be_visible()


def opened(house: House, *others: dict[str, Any]) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ann"}, *others]
    made: dict[str, Any] = ask(house, "tables", {"game": "longhorn", "seats": seats})
    return made


def with_friend(house: House, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    made = opened(house, {"kind": "open"})
    return made, ask(house, "join", {"code": made["code"], "name": name})


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def test_whoever_has_no_games_yet_reads_so(visit: Visit) -> None:
    page = visit("games")
    expect(page.get_by_role("heading", name=say("web-games-none"))).to_be_visible()
    expect(page.get_by_role("main")).to_have_count(1)
    axe_clean(page)


def test_every_end_of_a_game_is_listed_and_what_is_swept_can_still_be_replayed(
    visit: Visit, house: House
) -> None:
    page = visit()
    won, friend = with_friend(house, "Winless")
    lost, _ = with_friend(house, "Champion")
    running, _ = with_friend(house, "Slowpoke")
    waiting = opened(house, {"kind": "open"})
    bot = opened(house, {"kind": "bot", "level": 1})
    ask(house, f"tables/{won['id']}/resign", {}, friend["token"])
    for table in (lost, bot):
        ask(house, f"tables/{table['id']}/resign", {}, table["tokens"]["0"])
    for table in (won, lost, running, waiting, bot):
        come(page, table["id"], table["tokens"]["0"])
    page.goto("games")
    expect(card(page, "Winless")).to_contain_text(say("web-games-you-won"))
    expect(card(page, "Champion")).to_contain_text(say("web-games-you-lost"))
    expect(card(page, "Slowpoke")).to_contain_text(
        like("web-your-turn") if prompt_is_mine(house, running) else "Slowpoke"
    )
    expect(page.get_by_text(say("web-waiting-friend"))).to_be_visible()
    row = page.get_by_role("row").filter(has_text="Longhorn")
    expect(row.get_by_role("cell")).to_have_text(["0", "0", "1"])
    for name in ("Winless", "Champion"):
        for words in ("web-games-replay", "web-games-analyse"):
            expect(card(page, name).get_by_role("link", name=say(words))).to_be_visible()

    # The house sweeps what is over: the record that is kept here brings it back.
    house.stop()
    with closing(sqlite3.connect(house.data / FILE)) as database:
        database.execute("PRAGMA foreign_keys=ON")
        swept = (won["id"], running["id"])
        database.execute("DELETE FROM tables WHERE id IN (?, ?)", swept)
        database.commit()
    house.start()
    page.goto("games")
    expect(card(page, "Winless")).to_contain_text(say("web-games-you-won"))
    expect(card(page, "Slowpoke")).to_contain_text(say("web-games-lost-sight"))
    expect(button(card(page, "Winless"), "web-games-replay")).to_be_visible()
    card(page, "Slowpoke").get_by_role("button", name=say("web-games-away"), exact=True).click()
    expect(card(page, "Slowpoke")).to_have_count(0)
    with page.expect_download() as download:
        button(page, "web-games-save").click()
    kept = download.value.path().read_bytes()

    # On another device the file is all there is.
    other = visit("games")
    other.get_by_label(say("web-games-load")).first.set_input_files(
        {"name": "games.json", "mimeType": "application/json", "buffer": kept}
    )
    expect(card(other, "Champion")).to_contain_text(say("web-games-you-lost"))
    gone = card(other, "Winless")
    expect(gone).to_contain_text(say("web-games-you-won"))
    button(gone, "web-games-analyse").click()
    expect(other.get_by_role("region", name=say("web-replay"))).to_be_visible()
    expect(other.get_by_text(like("error-table-unknown"))).to_have_count(0)


def prompt_is_mine(house: House, table: dict[str, Any]) -> bool:
    state = ask(house, f"tables/{table['id']}", token=table["tokens"]["0"])
    return 0 in state["waiting_for"]
