"""A server whose time the test holds in its hand, and computers that do not think."""

import time
from typing import Any

from starlette.testclient import TestClient

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.computer import Computer
from highnoon.server.fair import Ask
from tests.server.guests import in_house, services


class Time:
    """A clock in the test's hand, and the timekeeper who reads it."""

    def __init__(self) -> None:
        self.now = float(int(time.time()))
        self.client: TestClient | None = None

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        assert self.client is not None
        self.now += seconds
        in_house(self.client, services(self.client).timekeeper.tick)


async def first(_: Computer, __: Ask, view: TableView[Any], *___: object) -> Choice:
    """The first choice, at once."""
    return Choice(view.choices[0])


def game_clock(seconds: float, increment: float = 0.0, **more: Any) -> dict[str, Any]:
    return {"clock": {"kind": "game", "seconds": seconds, "increment": increment}, **more}


def move_clock(seconds: float, **more: Any) -> dict[str, Any]:
    return {"clock": {"kind": "move", "seconds": seconds}, **more}
