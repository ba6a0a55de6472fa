"""People at the tables of a server under test."""

from __future__ import annotations

import itertools
import random
from typing import Any

from starlette.testclient import TestClient

_clicks = itertools.count()


def click() -> str:
    """A request id that has not been used."""
    return f"click-{next(_clicks)}"


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

    def join(self, name: str | None = None) -> int:
        """Sit down on an open seat."""
        made = self.post("/seats", {"name": name}).json()
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

    def actor(self) -> int:
        waited: int = self.state()["waiting_for"][0]
        return waited

    def play(self, count: int = 10_000, seed: int = 1) -> int:
        """Play at random for all seats we hold; how many decisions were made."""
        rng = random.Random(seed)
        for done in range(count):
            waiting = self.state()["waiting_for"]
            if not waiting:
                return done
            seat = waiting[0]
            choices = self.state(seat)["choices"]
            assert self.act(seat, rng.choice(choices)["action"]).status_code == 200
        return count
