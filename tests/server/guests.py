"""People at the tables of a server under test."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from highnoon.server.http.services import Services

_clicks = itertools.count()


def click() -> str:
    """A request id that has not been used."""
    return f"guest-{next(_clicks)}"


def services(client: TestClient) -> Services:
    """The parts of the server behind a client."""
    assert isinstance(client.app, Starlette)
    found: Services = client.app.state.services
    return found


def measured(client: TestClient) -> str:
    """What the operator reads at /metrics."""
    return services(client).metrics.text().decode()


def in_house(client: TestClient, work: Callable[..., Any], *args: Any) -> Any:
    """Let the server do something, a coroutine or a plain function, in its own loop."""
    assert client.portal is not None
    return client.portal.call(work, *args)


class Guest:
    """One table, and whoever of this test sits at it."""

    def __init__(self, client: TestClient, table: str, tokens: dict[int, str]) -> None:
        self.client = client
        self.table = table
        self.tokens = tokens

    @classmethod
    def open(cls, client: TestClient, *kinds: str, game: str = "longhorn", **more: Any) -> Guest:
        """A new table with these kinds of seats; `bot:2` is a bot of level 2."""
        seats = [
            {"kind": kind.partition(":")[0]}
            | ({"level": int(kind.partition(":")[2])} if ":" in kind else {})
            for kind in kinds or ("me", "local")
        ]
        answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        guest = cls(client, made["id"], {int(n): token for n, token in made["tokens"].items()})
        guest.code = made["code"]
        return guest

    code: str | None = None

    def url(self, path: str = "") -> str:
        return f"/api/tables/{self.table}{path}"

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str = "", seat: int | None = None) -> Any:
        return self.client.get(self.url(path), headers=self.headers(seat))

    def post(self, path: str, body: Any = None, seat: int | None = None) -> Any:
        json = {} if body is None else body
        return self.client.post(self.url(path), json=json, headers=self.headers(seat))

    def state(self, seat: int | None = None) -> dict[str, Any]:
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, ask: dict[str, Any] | None = None) -> Any:
        """Ask for an open seat as somebody who is invited: those who sit there told the code."""
        told = self.state(min(self.tokens))["code"] if self.tokens else None
        return self.post("/seats", {"code": told or self.code, **(ask or {})})

    def join(self, name: str | None = None) -> int:
        """Sit down on an open seat."""
        made = self.sit({"name": name}).json()
        self.tokens[made["seat"]] = made["token"]
        seat: int = made["seat"]
        return seat

    def act(self, seat: int, action: str | None = None, **more: Any) -> Any:
        """Do something as a seat; the first choice unless told."""
        state = self.state(seat)
        body = {
            "action": state["choices"][0]["action"] if action is None else action,
            "version": state["version"],
            "request": click(),
        }
        return self.post("/actions", body | more, seat)

    def act_blindly(self, seat: int) -> Any:
        """Do something without looking first."""
        return self.post("/actions", {"action": "x", "version": 0, "request": click()}, seat)

    def waiting(self) -> list[int]:
        """Whom the table waits for, as far as those of us who sit there know."""
        return [
            seat
            for seat in self.state()["waiting_for"]
            if seat not in self.tokens or seat in self.state(seat)["waiting_for"]
        ]

    def actor(self) -> int:
        return self.waiting()[0]

    def play(self, count: int = 10_000, seed: int = 1) -> int:
        """Play at random for all seats we hold; how many decisions were made."""
        rng = random.Random(seed)
        for done in range(count):
            waiting = self.waiting()
            if not waiting:
                return done
            seat = waiting[0]
            choices = self.state(seat)["choices"]
            assert self.act(seat, rng.choice(choices)["action"]).status_code == 200
        return count


def friends(client: TestClient, count: int = 2, **more: Any) -> Guest:
    """This many people, each on a device of their own."""
    table = Guest.open(client, "me", *["open"] * (count - 1), **more)
    for _ in range(count - 1):
        table.join()
    return table


def key(answer: Any) -> tuple[int, str]:
    """A refusal's status and key."""
    return answer.status_code, answer.json()["error"]["key"]


def settled(table: Guest, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table once the computer has played that far."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        found = table.state()
        if done(found):
            return found
        table.get(f"?since={found['version']}&wait=1")
    raise AssertionError("the computer does not play")


@contextmanager
def connect(table: Guest, *seats: int, **headers: str) -> Iterator[WebSocketTestSession]:
    """A WebSocket that has said hello for these seats."""
    with table.client.websocket_connect(table.url("/live"), headers=headers) as socket:
        socket.send_json({"tokens": [table.tokens[seat] for seat in seats]})
        yield socket


def hear(socket: WebSocketTestSession, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] in kinds:
            return message


def state(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next state that a socket is sent."""
    found: dict[str, Any] = hear(socket, "state", "change")["state"]
    return found
