"""Computers that think in turn, on the one thread that a browser's worker has.

The page has a thread of its own, so nothing on the screen waits. Studies go in small steps, and a
decision that somebody waits for goes before the next step.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.thinking import Claim, Health
from highnoon.server.computer.worker import think

P = ParamSpec("P")
T = TypeVar("T")


class OneMind:
    """Does one job after the other, the most urgent first."""

    def __init__(self) -> None:
        self.waiting = 0
        self.seconds = 0.0

    @property
    def health(self) -> Health:
        """It thinks wherever anything runs."""
        return Health(True, 1, 0)

    @property
    def idle(self) -> int:
        """One mind, and nobody else asks it."""
        return 0

    async def think(
        self,
        ask: Ask,
        view: TableView[Any],
        level: int,
        seed: int,
        name: str,
        again: bool = True,
        claim: Claim | None = None,
    ) -> Choice:
        """One decision of a bot; nobody else could claim it."""
        return await self.run(ask, think, view, level, seed, name)

    async def run(self, ask: Ask, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do a job, once whatever came before it has been told."""
        urgent = ask.urgency in (Urgency.BOT, Urgency.HINT)
        self.waiting += urgent
        try:
            # Messages that lie there are carried out first, and so are decisions before studies.
            await asyncio.sleep(0)
            while not urgent and self.waiting:
                await asyncio.sleep(0.01)
            begun = time.monotonic()
            try:
                return job(*args, **more)
            finally:
                self.seconds += time.monotonic() - begun
        finally:
            self.waiting -= urgent

    async def prepare(self) -> None:
        """It is always ready."""

    async def close(self) -> None:
        """Nothing goes on behind anybody's back."""
