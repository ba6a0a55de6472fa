"""Two worlds that a viewer cannot tell apart, and all that the server tells him in each.

Both have the same public history at the same times. Behind the viewer's back everything differs:
the seed and what it laid under the banks, cards, how often they were exchanged and by whom, who
has decided, requests to take back, plans and talk of the other side.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from highnoon import Match
from highnoon.bots import advising, ladder
from highnoon.core import match as core_match
from highnoon.core.view import PUBLIC
from highnoon.server.app import create_app
from highnoon.server.computer.computer import Computer
from highnoon.server.computer.desk import Desk
from highnoon.server.table import requests, seats
from highnoon.server.telegraph.keys import HouseKey
from tests.server.conftest import plain_settings
from tests.server.guests import Guest
from tests.server.timed import Time, game_clock, move_clock, never
from tests.server.witness import Witness

PLAYERS = 4
SHERIFF, GANG = 0, range(1, PLAYERS)
STARTS = ("taos", "yuma", "yuma", "yuma", "tucson", "gallup", "phoenix")
OPERATOR = "whoever runs both worlds"
STAGE = 60.0
"""Seconds from one public step to the next, whatever happens in between."""


class Dice:
    """Ids and tokens that are the same in both worlds."""

    def __init__(self) -> None:
        self._count = itertools.count()

    def token_urlsafe(self, size: int) -> str:
        return f"{next(self._count):0{size}d}"

    def choice(self, letters: Sequence[str]) -> str:
        return letters[next(self._count) % len(letters)]


def twin_seeds() -> tuple[int, int]:
    """Two seeds that draw the same plan, and another tile for each bank."""
    options = {"players": PLAYERS}
    first = Match.new("desperados", options, seed=0).state
    for seed in itertools.count(1):
        other = Match.new("desperados", options, seed=seed).state
        tiles = zip(first.banks, other.banks, strict=True)
        if other.plan == first.plan and all(one != two for one, two in tiles):
            return 0, seed
    raise AssertionError("unreachable")


async def at_once(_: Desk, __: float, job: Any, *args: Any, **more: Any) -> Any:
    """A thought in this process: what comes of it is the same."""
    return job(*args, **more)


class Twin:
    """One of the two worlds, a viewer's table in it, and everything he was told."""

    def __init__(self, client: TestClient, clock: Time, viewer: int, world: int) -> None:
        self.client, self.clock, self.viewer, self.world = client, clock, viewer, world
        self.told: list[tuple[str, object]] = []
        self.kinds: set[str] = set()
        self._clicks = itertools.count()
        pace = game_clock(900, 5) if viewer % 2 else move_clock(900)
        group = client.post("/api/groups", json={"name": "Posse", "member": "Ann"}).json()
        self.group, self.member = str(group["id"]), str(group["token"])
        self.table = Guest.open(
            client, "me", *["open"] * (PLAYERS - 1), game="desperados", public=True,
            hints=True, pace=pace, group={"id": self.group, "token": self.member},
        )  # fmt: skip
        for _ in GANG:
            self.table.join()
        Guest.open(client, "me", "local", public=True)
        for town in STARTS:
            self.act(self.table.actor(), f"place {town}")

    # --- the viewer ---

    @property
    def seat(self) -> int | None:
        return None if self.viewer == PUBLIC else self.viewer

    @property
    def tokens(self) -> list[str]:
        return [] if self.seat is None else [self.table.tokens[self.seat]]

    def click(self) -> str:
        """A request id, the same in both worlds."""
        return f"try-{next(self._clicks)}"

    def ask(self, method: str, url: str, body: Any = None, token: str | None = None) -> Any:
        """Ask as the viewer, or with another token, and note every byte of the answer."""
        tokens = self.tokens if token is None else [token]
        headers = {"authorization": f"Bearer {tokens[0]}"} if tokens else {}
        sent = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = self.client.request(
            method, url, headers=headers, **({} if body is None else sent)
        )  # fmt: skip
        what = f"{method} {url} {body!r} as {self.viewer if token is None else token}"
        self.told.append((what, (answer.status_code, answer.headers.raw, answer.content)))
        return answer

    @contextmanager
    def listening(self) -> Iterator[None]:
        """The viewer's socket is open all the time."""
        with self.client.websocket_connect(self.table.url("/live")) as self._socket:
            self._socket.send_json({"tokens": self.tokens})
            self.listen("hello")
            yield

    def listen(self, when: str) -> None:
        """Note all that has come over the viewer's socket by now, in its order."""
        self._socket.send_json({"type": "ping"})
        self.listen_until("pong", when)

    def listen_until(self, kind: str, when: str) -> None:
        """Note what comes up to a message of this kind."""
        heard = [self._socket.receive_text()]
        while json.loads(heard[-1])["type"] != kind:
            heard.append(self._socket.receive_text())
        self._note(when, heard)

    def _note(self, when: str, heard: list[str]) -> None:
        self.told.append((f"heard at {when}", heard))
        self.kinds |= {json.loads(text)["type"] for text in heard}

    def talk_to(self, when: str, hello: Any, *messages: Any) -> None:
        """Another socket that says these things; what it is answered, and how the line ends."""
        with self.client.websocket_connect(self.table.url("/live")) as socket:
            socket.send_json(hello)
            for message in messages:
                socket.send_json(message)
            socket.send_json({"type": "ping"})
            heard, welcome = _read(socket)
        self._note(f"{when} after {hello} {messages}", heard)
        for _ in ("came", "left") if welcome else ():
            self.listen_until("presence", when)

    # --- what the others do ---

    def act(self, seat: int, action: str | None = None) -> None:
        answer = self.table.act(seat, action)
        assert answer.status_code == 200, answer.text

    def first_or_last(self, seat: int, kind: str) -> str:
        """A choice of this kind: another one in the other world, unless the viewer sees it."""
        found = [one["action"] for one in self.table.state(seat)["choices"] if one["kind"] == kind]
        secret = (seat == SHERIFF) != (self.viewer == SHERIFF) or self.viewer == PUBLIC
        return str(found[-self.world if secret else 0])

    @property
    def phase(self) -> str:
        return str(self.table.state()["view"]["phase"])

    @property
    def gang_is_secret(self) -> bool:
        return self.viewer not in GANG

    def whisper(self) -> None:
        """Talk and plans of the sides that the viewer does not hear."""
        sides = [2] * (self.viewer not in GANG) + [SHERIFF] * (self.viewer != SHERIFF)
        for seat, _ in itertools.product(sides, range(1 + 2 * self.world)):
            self.table.post("/say", {"text": f"world {self.world}", "to": "side"}, seat)
            self.table.post("/pencil", {"text": f"plan {self.world}"}, seat)

    def scheme(self) -> None:
        """What the gang does in secret, each thing at a time of its own."""
        begun = self.clock.now
        if self.phase == "cards":
            self._lay()
        elif self.phase == "heists":
            self._decide()
        self.clock.passes(begun + STAGE / 2 - self.clock.now)

    def _lay(self) -> None:
        if not self.gang_is_secret:
            self._once(3, "card")
            return
        self.clock.passes(3 + self.world)
        if self.world == 0:
            self._once(1, "card")
            return
        for seat in (2, 3):
            self._once(seat, "card")
            self.clock.passes(2)
        for _ in range(2):
            self.act(3, self.first_or_last(3, "card"))
        self._once(2, "card")
        self.table.post("/undo", {"request": f"undo-{self.clock.now}"}, 2)

    def _decide(self) -> None:
        if not self.gang_is_secret:
            self._once(3, "nothing")
            return
        self.clock.passes(5 - self.world)
        if self.world == 1:
            self._once(2, "nothing")
            return
        for seat in (1, 3):
            self._once(seat, "nothing")
            for one in self.table.state(seat)["choices"]:
                self.act(seat, one["action"])
                self.act(seat, "nothing")

    def _once(self, seat: int, kind: str) -> None:
        if seat in self.table.state(seat)["waiting_for"]:
            self.act(seat, self.first_or_last(seat, kind))

    def go_on(self, phase: str) -> None:
        """Finish a phase, if the viewer has not: everybody sees that, in both worlds alike."""
        self.clock.passes(STAGE / 2)
        while self.phase == phase:
            seat = self.table.actor()
            if phase == "heists":
                self.act(seat, "nothing")
            else:
                self.act(seat, self.first_or_last(seat, "card"))


def _read(socket: WebSocketTestSession) -> tuple[list[str], bool]:
    """All that is answered until the pong, or how the line ends; and whether it was welcome."""
    heard: list[str] = []
    try:
        while not heard or json.loads(heard[-1])["type"] != "pong":
            heard.append(socket.receive_text())
    except WebSocketDisconnect as end:
        return [*heard, json.dumps({"type": "closed", "code": end.code})], False
    return heard, True


@contextmanager
def twin(folder: Path, patch: pytest.MonkeyPatch, viewer: int, world: int) -> Iterator[Twin]:
    """A server of its own for one world."""
    # The sheriff knows the tiles; other tables than the twins are the same in both worlds.
    seeds = itertools.chain((twin_seeds()[world if viewer != SHERIFF else 0],), itertools.repeat(0))
    patch.setattr(HouseKey, "public", "the same key")
    patch.setattr(core_match, "fresh_seed", lambda: next(seeds))
    dice = Dice()
    for drawn in (seats, requests):
        patch.setattr(drawn, "secrets", dice)
    patch.setattr(Computer, "_thought", never)
    patch.setattr(Desk, "ask", at_once)
    patch.setattr(advising, "ladder", lambda game: ladder(game)[:3])
    clock = Time(1_800_000_000.0)
    office = "203.0.113.9"
    settings = replace(plain_settings(folder), operator_secret=OPERATOR, operator_for=office)
    with Witness(create_app(settings, clock=clock), client=(office, 1)) as client:
        clock.client = client
        yield Twin(client, clock, viewer, world)
