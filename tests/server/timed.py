"""A server whose time the test holds in its hand, and computers that do not think."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.computer.computer import Computer
from highnoon.server.computer.fair import Ask
from tests.server.guests import in_house, services


class Time:
    """A clock in the test's hand, and those who read it or sleep by it."""

    def __init__(self, now: float | None = None) -> None:
        self.now = float(int(time.time())) if now is None else now
        self.client: TestClient | None = None
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Until so much time has passed."""
        if seconds <= 0:
            return
        sleeper = self.now + seconds, asyncio.Event()
        self.sleepers.append(sleeper)
        await sleeper[1].wait()

    def passes(self, seconds: float) -> None:
        assert self.client is not None
        self.now += seconds
        in_house(self.client, services(self.client).timekeeper.tick)
        in_house(self.client, self.wake)

    async def until(self, rested: Callable[[int], bool]) -> None:
        """Wait, by the machine's own time, until as many sleep by this clock as is asked for."""
        while not rested(len(self.sleepers)):
            await asyncio.sleep(0.001)

    def wake(self) -> None:
        """Those whose time has come."""
        due = [one for one in self.sleepers if one[0] <= self.now + 1e-6]
        for sleeper in due:
            self.sleepers.remove(sleeper)
            sleeper[1].set()


async def first(_: Computer, __: Ask, view: TableView[Any], *___: object) -> Choice:
    """The first choice, at once."""
    return Choice(view.choices[0])


async def never(*_: object) -> Choice:
    """A computer that thinks for ever."""
    await asyncio.Event().wait()
    raise AssertionError("unreachable")


def game_clock(seconds: float, increment: float = 0.0, **more: Any) -> dict[str, Any]:
    return {"clock": {"kind": "game", "seconds": seconds, "increment": increment}, **more}


def move_clock(seconds: float, **more: Any) -> dict[str, Any]:
    return {"clock": {"kind": "move", "seconds": seconds}, **more}
