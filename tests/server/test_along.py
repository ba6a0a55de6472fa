"""Tables that move to the device of the only person at them, and back with all that was played."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.core.registry import game as registered
from highnoon.core.registry import keys
from highnoon.server.pocket.pocket import Pocket
from highnoon.server.pocket.sealed import sealed, unsealed
from tests.server.guests import Guest
from tests.server.test_pocket import Memory


class Device:
    """The device of whoever holds these tokens."""

    def __init__(self) -> None:
        self.keeper = Memory()

    def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """One question to a pocket of its own, as after a restart each time."""

        async def answer() -> tuple[int, str]:
            pocket = Pocket(self.keeper, lambda *_: None)
            text = None if body is None else json.dumps(body)
            found = await pocket.ask(method, path, token, text)
            await pocket.parts.keepers.close()
            return found

        status, text = asyncio.run(asyncio.wait_for(answer(), 60))
        return status, json.loads(text)

    def state(self, table: str, token: str) -> Any:
        return self.ask("GET", f"tables/{table}", token)[1]

    def act(self, table: str, token: str, dice: random.Random) -> None:
        state = self.state(table, token)
        body = {
            "action": dice.choice(state["choices"])["action"],
            "version": state["version"],
            "request": f"{state['version']}",
        }
        status, answer = self.ask("POST", f"tables/{table}/actions", token, body)
        assert status == 200, answer


def taken(guest: Guest, seat: int = 0) -> str:
    answer = guest.post("/along", seat=seat)
    assert answer.status_code == 200, answer.text
    text: str = answer.json()["text"]
    return text


def refused(answer: Any) -> str:
    key: str = answer.json()["error"]["key"]
    return key


def both_on_one_device(client: TestClient, game: str = "longhorn") -> Guest:
    """Two or more seats of one person: nothing happens unless they decide."""
    mates = ["local"] * (registered(game).info.players[0] - 1)
    return Guest.open(client, "me", *mates, game=game)


@pytest.mark.parametrize("game", keys())
def test_a_table_moves_to_the_device_and_back_with_its_record_whole(
    client: TestClient, game: str
) -> None:
    guest, device, dice = both_on_one_device(client, game), Device(), random.Random(1)
    guest.play(3)
    before = guest.state(0)
    status, made = device.ask("POST", "arrivals", body={"text": taken(guest)})
    assert status == 201
    here = made["id"]
    assert here.startswith(f"here-{guest.table}~")
    there = device.state(here, guest.tokens[0])
    assert there["log"] == before["log"]
    assert there["view"] == before["view"]
    assert {seat["along"] for seat in there["seats"]} == {"back"}
    # At the house it rests meanwhile, and says so.
    assert {seat["along"] for seat in guest.state(0)["seats"]} == {"gone"}
    assert refused(guest.act(guest.actor())) == "along-error-gone"
    assert refused(guest.post("/resign", seat=0)) == "along-error-gone"
    for _ in range(5):
        seat = there["waiting_for"][0]
        device.act(here, guest.tokens[seat], dice)
        there = device.state(here, guest.tokens[0])
    _, home = device.ask("POST", f"tables/{here}/home", guest.tokens[0])
    assert guest.post("/back", home, seat=0).status_code == 200
    after = guest.state(0)
    assert after["log"] == there["log"]
    assert after["view"] == there["view"]
    assert {seat["along"] for seat in after["seats"]} == {"back"}
    # On the device it rests from now on.
    assert device.ask("POST", f"tables/{here}/rest", guest.tokens[0])[0] == 200
    body = {"action": "x", "version": 0, "request": "r"}
    status, answer = device.ask("POST", f"tables/{here}/actions", guest.tokens[0], body)
    assert (status, answer["error"]["key"]) == (409, "along-error-gone")
    guest.play(5)
    assert guest.state(0)["version"] > after["version"]


def test_asked_twice_it_is_taken_along_once_and_may_go_on_without_the_device(
    client: TestClient,
) -> None:
    guest = both_on_one_device(client)
    guest.play(2)
    first, again = taken(guest), taken(guest)
    assert first == again
    assert guest.post("/back", {}, seat=0).status_code == 200
    guest.play(1)
    assert refused(guest.post("/back", {"text": first}, seat=0)) == "along-error-home"
    # What its owner may have looked at there stays marked.
    assert guest.state(0)["seats"][0]["along"] == "back"


def test_what_does_not_follow_or_is_against_the_rules_is_refused_and_changes_nothing(
    client: TestClient,
) -> None:
    guest = both_on_one_device(client)
    guest.play(2)
    text = taken(guest)
    before = guest.state(0)
    stored = unsealed(text)
    lines = stored.lines.splitlines(keepends=True)
    cheat = json.dumps({"by": "eagle", "do": "steal w"}) + "\n"
    for changed, key in (
        (text[:-40], "pocket-error-damaged"),
        ("", "pocket-error-damaged"),
        (_with(text, "".join(lines[:-1])), "along-error-strayed"),
        (_with(text, "".join([lines[1], lines[0], *lines[2:]])), "along-error-strayed"),
        (_with(text, stored.lines + cheat * 2), "along-error-strayed"),
        (_with(text, stored.lines + "{}\n"), "pocket-error-damaged"),
    ):
        assert refused(guest.post("/back", {"text": changed}, seat=0)) == key
        assert guest.state(0) == before
    assert guest.post("/back", {"text": text}).status_code == 401
    assert guest.post("/back", {"text": text}, seat=0).status_code == 200


def _with(text: str, lines: str) -> str:
    stored = unsealed(text)
    head, meta = stored.head, stored.meta
    return sealed(type(stored)(head, meta, stored.seq, lines, stored.answers))


def test_only_a_running_table_of_one_person_and_computers_moves(client: TestClient) -> None:
    company = Guest.open(client, "me", "open")
    assert refused(company.post("/along", seat=0)) == "along-error-stays"
    company.join()
    assert refused(company.post("/along", seat=0)) == "along-error-stays"
    over = both_on_one_device(client)
    over.play()
    assert refused(over.post("/along", seat=0)) == "along-error-stays"
    assert both_on_one_device(client).post("/along").status_code == 401


def test_computers_rest_while_the_table_is_away(client: TestClient) -> None:
    guest = Guest.open(client, "bot:1", "me")
    taken(guest, 1)
    seen = guest.state(1)
    assert seen["thinking"] == []
    assert guest.post("/back", {}, seat=1).status_code == 200
    while 1 not in guest.state(1)["waiting_for"]:
        guest.get(f"?since={guest.state(1)['version']}&wait=20", 1)


def test_a_table_whose_computers_do_not_play_here_is_not_taken_in(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest.open(client, "me", "bot:5")
    text = taken(guest)
    monkeypatch.setattr("highnoon.bots.levels", lambda _: (1, 2, 3))
    device = Device()
    status, answer = device.ask("POST", "arrivals", body={"text": text})
    assert (status, answer["error"]["key"]) == (409, "along-error-levels")
    assert not device.keeper.texts


def test_the_clock_of_a_table_stops_while_it_is_away(client: TestClient) -> None:
    clock = {"kind": "game", "seconds": 600, "increment": 0}
    guest = Guest.open(client, "me", "local", pace={"clock": clock})
    guest.play(1)
    assert guest.state(0)["clocks"]["running"]
    text = taken(guest)
    assert guest.state(0)["clocks"]["running"] == []
    device = Device()
    _, made = device.ask("POST", "arrivals", body={"text": text})
    assert device.state(made["id"], guest.tokens[0])["clocks"]["running"]
    assert guest.post("/back", {}, seat=0).status_code == 200
    assert guest.state(0)["clocks"]["running"]
