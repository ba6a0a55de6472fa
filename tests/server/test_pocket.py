"""A pocket: the house's own tables behind other doors, kept as sealed texts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from highnoon.core.match import Match
from highnoon.core.record import Record
from highnoon.core.registry import game, keys
from highnoon.core.replay import replay, save
from highnoon.server.pocket.pocket import Pocket
from highnoon.server.pocket.sealed import sealed, unsealed
from highnoon.server.store import Damaged


class Memory:
    """A keeper in memory, which may be full, and checks what it is put on."""

    def __init__(self) -> None:
        self.texts: dict[str, tuple[int, str]] = {}
        self.notes: dict[str, str] = {}
        self.trouble = ""

    def note(self, table: str, seats: str) -> None:
        self.notes[table] = seats

    async def put(self, table: str, seq: int, text: str) -> str:
        if self.trouble:
            return self.trouble
        if seq and self.texts.get(table, (0, ""))[0] != seq - 1:
            return "elsewhere"
        self.texts[table] = (seq, text)
        return ""

    async def get(self, table: str) -> str | None:
        return self.texts[table][1] if table in self.texts else None


class Guest:
    """Whoever holds the device."""

    def __init__(self, keeper: Memory) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.pocket = Pocket(keeper, self._tell)
        self.id = ""
        self.tokens: dict[str, str] = {}

    def _tell(self, line: int, text: str | None, code: int) -> None:
        if text is None:
            self.closed.append(code)
        else:
            self.heard.append(json.loads(text))

    async def call(self, method: str, path: str, body: object = None, seat: str = "0") -> Any:
        token = self.tokens.get(seat)
        text = body if isinstance(body, str) else None if body is None else json.dumps(body)
        status, answer = await self.pocket.ask(method, path, token, text)
        return status, answer if path.endswith("/record") else json.loads(answer)

    async def open(self, game: str, *kinds: str, **more: Any) -> None:
        seats = [{"kind": kind, **({"level": 1} if kind == "bot" else {})} for kind in kinds]
        status, made = await self.call("POST", "tables", {"game": game, "seats": seats, **more})
        assert status == 201, made
        self.id, self.tokens = made["id"], made["tokens"]

    async def state(self, seat: str = "0") -> Any:
        return (await self.call("GET", f"tables/{self.id}", seat=seat))[1]

    async def act(self, seat: str = "0", choice: int = 0) -> None:
        state = await self.state(seat)
        body = {
            "action": state["choices"][choice]["action"],
            "version": state["version"],
            "request": f"{seat} {state['version']}",
        }
        status, answer = await self.call("POST", f"tables/{self.id}/actions", body, seat)
        assert status == 200, answer


def under_older_rules(text: str) -> str:
    """A table of Longhorn as it would be if it had begun, just now, under the first rules."""
    stored = unsealed(text)
    record = save(Match.new(game("longhorn", 1), seed=stored.head.seed))
    head = replace(stored.head, rules=record.rules, data=record.data, options=dict(record.options))
    lines = "".join(record.dumps().splitlines(keepends=True)[1:])
    return sealed(replace(stored, head=head, seq=0, lines=lines))


def played(story: Callable[[Memory], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(Memory()), 120))


@pytest.mark.parametrize("key", keys())
def test_a_whole_match_against_computers_is_kept_and_can_be_replayed(key: str) -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        _, offered = await guest.call("GET", "games")
        count = next(one["players"][0] for one in offered if one["key"] == key)
        await guest.open(key, "me", *["bot"] * (count - 1))
        assert guest.id.startswith("here-")
        mind = guest.pocket.parts.computer
        mind._beat = 0.0
        for _ in range(2000):
            state = await guest.state()
            if state["result"]:
                break
            if state["choices"] and 0 in state["waiting_for"]:
                await guest.act(choice=len(state["choices"]) // 2)
            else:
                await asyncio.sleep(0.001)
        assert state["result"]
        _, text = await guest.call("GET", f"tables/{guest.id}/record")
        assert replay(Record.loads(text.encode())).over
        again = Guest(keeper)
        again.id, again.tokens = guest.id, guest.tokens
        assert await again.state() == state

    played(story)


def test_a_line_hears_the_table_its_own_decisions_and_those_of_computers() -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        await guest.open("longhorn", "me", "bot")
        await guest.pocket.open_line(1, guest.id, list(guest.tokens.values()))
        await asyncio.sleep(0.01)
        assert guest.heard[0]["type"] == "state"
        state = guest.heard[0]["state"]
        while 0 not in state["waiting_for"]:
            await asyncio.sleep(0.01)
            state = await guest.state()
        act = {
            "type": "act",
            "seat": 0,
            "action": state["choices"][0]["action"],
            "version": state["version"],
            "request": "r",
        }
        for _ in range(2):  # the second time it is only answered again
            await guest.pocket.hear(1, json.dumps(act))
            await asyncio.sleep(0.01)
        kinds = [one["type"] for one in guest.heard]
        assert kinds.count("done") == 2
        assert "change" in kinds
        await guest.pocket.hear(1, json.dumps({**act, "seat": 1, "request": "s"}))
        await guest.pocket.hear(1, json.dumps({"type": "ping"}))
        await asyncio.sleep(0.01)
        assert [one["type"] for one in guest.heard[-2:]] == ["error", "pong"]
        await guest.pocket.close_line(1)
        await asyncio.sleep(0.01)
        assert guest.closed

    played(story)


def test_what_needs_other_people_is_refused_with_a_sentence() -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        seats = [{"kind": "me"}, {"kind": "open"}]
        found = await guest.call("POST", "tables", {"game": "longhorn", "seats": seats})
        assert (found[0], found[1]["error"]["key"]) == (409, "pocket-error-alone")
        assert (await guest.call("POST", "join", {"code": "X"}))[0] == 404
        assert (await guest.call("POST", "tables", {"seats": "?"}))[0] == 400
        assert (await guest.call("GET", "tables/here-nothing"))[0] == 404

    played(story)


def test_a_device_that_is_full_loses_nothing_that_was_shown() -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        await guest.open("longhorn", "me", "local")
        state = await guest.state()
        seat = str(state["waiting_for"][0])
        keeper.trouble = "full"
        shown = await guest.state(seat)
        body = {
            "action": shown["choices"][0]["action"],
            "version": shown["version"],
            "request": "r",
        }
        status, answer = await guest.call("POST", f"tables/{guest.id}/actions", body, seat)
        assert (status, answer["error"]["key"]) == (507, "pocket-error-full")
        assert await guest.state(seat) == shown
        for trouble in ("blocked", "cleared"):
            keeper.trouble = trouble
            status, answer = await guest.call("POST", f"tables/{guest.id}/actions", body, seat)
            assert (status, answer["error"]["key"]) == (503, f"pocket-error-{trouble}")
        keeper.trouble = ""
        assert (await guest.call("POST", f"tables/{guest.id}/actions", body, seat))[0] == 200

    played(story)


def test_two_pages_with_one_table_never_overwrite_each_other() -> None:
    async def story(keeper: Memory) -> None:
        one, two = Guest(keeper), Guest(keeper)
        await one.open("longhorn", "me", "local")
        two.id, two.tokens = one.id, one.tokens
        seat = str((await one.state())["waiting_for"][0])
        before = await two.state(seat)
        await one.act(seat)
        body = {
            "action": before["choices"][1]["action"],
            "version": before["version"],
            "request": "two",
        }
        status, answer = await two.call("POST", f"tables/{one.id}/actions", body, seat)
        assert (status, answer["error"]["key"]) == (409, "error-changed-elsewhere")
        assert (await two.state(seat))["log"] == (await one.state(seat))["log"]

    played(story)


def test_a_damaged_text_is_named_and_never_played_on() -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        await guest.open("longhorn", "me", "local")
        seq, text = keeper.texts[guest.id]
        assert sealed(unsealed(text)) == text
        for broken in ("", "x", text[:-40], text.replace("longhorn", "longhorm"), f"{text[:30]}\n"):
            with pytest.raises(Damaged):
                unsealed(broken)
        keeper.texts[guest.id] = (seq, text[:-40])
        fresh = Guest(keeper)
        fresh.id, fresh.tokens = guest.id, guest.tokens
        status, answer = await fresh.call("GET", f"tables/{guest.id}")
        assert (status, answer["error"]["key"]) == (500, "pocket-error-damaged")
        assert keeper.texts[guest.id][1] == text[:-40]

    played(story)


def test_records_come_in_and_go_out_and_a_first_game_leads() -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        status, made = await guest.call("POST", "lessons/longhorn", {"name": None})
        assert status == 201
        guest.id, guest.tokens = made["id"], made["tokens"]
        seat = next(iter(made["tokens"]))
        assert (await guest.state(seat))["lesson"]
        _, text = await guest.call("GET", f"tables/{guest.id}/record", seat=seat)
        status, found = await guest.call("POST", "records?request=0123456789abcdef", text)
        assert status == 201
        again = await guest.call("POST", "records?request=0123456789abcdef", text)
        assert again[1] == found
        guest.tokens = {}
        shown = await guest.call("GET", f"tables/{found['id']}/moments/0?as=public")
        assert shown[0] == 200

    played(story)


def test_a_game_begun_under_older_rules_goes_on_under_them() -> None:
    async def story(keeper: Memory) -> None:
        guest = Guest(keeper)
        await guest.open("longhorn", "me", "local")
        keeper.texts[guest.id] = (0, under_older_rules(keeper.texts[guest.id][1]))
        later = Guest(keeper)
        later.id, later.tokens = guest.id, guest.tokens
        state = await later.state()
        assert state["rules"] == 1 < game("longhorn").info.rules
        await later.act(str(state["waiting_for"][0]))
        assert (await later.state())["rules"] == 1
        assert unsealed(keeper.texts[guest.id][1]).head.rules == 1

    played(story)
