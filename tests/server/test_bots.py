"""The computer's seats: they play, they are fair, and their trouble stops nobody's table."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon import Match
from highnoon.bots.configured import FIRST, VARIABLE
from highnoon.server.computer import thinkers
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.thinkers import Thinkers
from tests.server.guests import Guest, click
from tests.server.jobs import broken, noted, slow

PATIENCE = 300.0
"""Seconds: on a crowded machine a bot's process needs a minute to start."""


def finished(table: Guest) -> dict[str, Any]:
    """Wait until the computers have played the table to its end."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        state = table.state()
        if state["result"] is not None:
            return state
        table.get(f"?since={state['version']}&wait=5")
    raise AssertionError("the computers are too slow")


def test_computers_play_each_other(client: TestClient) -> None:
    table = Guest.open(client, "bot:1", "bot:1")
    end = finished(table)
    assert end["thinking"] == []
    assert [seat["level"] for seat in end["seats"]] == [1, 1]


def test_a_person_takes_back_over_the_computers_moves(client: TestClient) -> None:
    table = Guest.open(client, "me", "bot:1", options={"ambush_nugget": "choice"})
    while 0 not in table.state()["waiting_for"]:
        table.get(f"?since={table.state()['version']}&wait=5")
    before = table.state(0)
    table.act(0)
    assert table.post("/undo", {"request": click()}, 0).json()["done"]
    after = table.state(0)
    assert after["view"] == before["view"]


def test_a_bot_with_a_bug_still_plays(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think", broken)
    table = Guest.open(client, "me", "bot:1")
    until, seen = time.monotonic() + PATIENCE, table.state()
    while all(line["by"] != 1 for line in seen["log"]):
        assert time.monotonic() < until
        if 0 in seen["waiting_for"]:
            assert table.act(0).status_code == 200
        else:
            table.get(f"?since={seen['version']}&wait=20")
        seen = table.state()


def test_who_makes_people_wait_goes_first() -> None:
    async def ask() -> list[str]:
        pool = Thinkers(workers=1, timeout=60)
        for _ in range(9):
            pool._costs.note("long", 10.0)
        order: list[str] = []

        async def one(urgency: Urgency, name: str) -> None:
            order.append(await pool.run(Ask(urgency, kind="long"), noted, name, 0.1))

        try:
            first = asyncio.create_task(one(Urgency.ANALYSIS, "begun"))
            await asyncio.sleep(0)
            left = asyncio.create_task(one(Urgency.BOT, "gone"))
            await asyncio.sleep(0)
            left.cancel()
            await asyncio.gather(
                first,
                one(Urgency.ANALYSIS, "analysis"),
                one(Urgency.EVALUATION, "evaluation"),
                one(Urgency.BOT, "bot"),
                one(Urgency.HINT, "hint"),
            )
        finally:
            await pool.close()
        return order

    assert asyncio.run(ask()) == ["begun", "bot", "hint", "evaluation", "analysis"]


def test_thoughts_come_in_the_order_they_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think", slow)
    match = Match.new("longhorn", seed=1)
    view = match.view(min(match.actors()))

    async def ask() -> list[str]:
        pool = Thinkers(workers=1, timeout=60)
        for _ in range(9):
            pool._costs.note("longhorn/1", 10.0)
        order: list[str] = []

        async def one(name: str) -> None:
            await pool.think(Ask(Urgency.BOT), view, 1, 1, name)
            order.append(name)

        try:
            await asyncio.gather(*(one(name) for name in "abcd"))
        finally:
            await pool.close()
        assert pool.thoughts == 4
        assert pool.waiting == 0
        return order

    assert asyncio.run(ask()) == list("abcd")


# --- programs of the operator's ---

FIRST_CHOICE = (
    "import json; asked = json.loads(input()); print(json.dumps({'action': asked['choices'][0]}))"
)


def offer(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, code: str) -> None:
    path = folder / "bots.toml"
    command = [sys.executable, "-c", code]
    path.write_text(f'[[program]]\ngame = "{game}"\nname = "Gus"\ncommand = {command!r}\n')
    monkeypatch.setenv(VARIABLE, str(path))


def test_a_program_of_the_operators_sits_at_a_table(
    fresh: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch, "longhorn", FIRST_CHOICE)
    offered = {game["key"]: game["programs"] for game in fresh.get("/api/games").json()}
    assert offered["longhorn"] == [{"level": FIRST, "name": "Gus"}]
    assert offered["desperados"] == []
    table = Guest.open(fresh, f"bot:{FIRST}", "me")
    assert table.state()["seats"][0]["name"] == "Gus"
    while 1 not in table.state()["waiting_for"]:
        table.get(f"?since={table.state()['version']}&wait=5")
    table.act(1)


def test_a_program_that_fails_loses_its_game(
    fresh: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch, "longhorn", "print('howdy')")
    table = Guest.open(fresh, f"bot:{FIRST}", "bot:1")
    assert finished(table)["result"]["places"] == [2, 1]


def test_where_several_play_our_weakest_goes_on_for_it(
    fresh: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch, "moon-river", "print('howdy')")
    table = Guest.open(fresh, *[f"bot:{FIRST}"] * 3, game="moon-river")
    until = time.monotonic() + PATIENCE
    while all(seat["level"] == FIRST for seat in table.state()["seats"]):
        assert time.monotonic() < until
        table.get(f"?since={table.state()['version']}&wait=2")
    assert min(seat["level"] for seat in table.state()["seats"]) == 1
