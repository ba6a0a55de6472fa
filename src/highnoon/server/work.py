"""A machine that only thinks: it serves nobody, and decides for computers at any table."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions
from highnoon.server.app import build, keep_house, together
from highnoon.server.computer.warming import Said, kernels_warmed
from highnoon.server.http.metrics import Metrics
from highnoon.server.keepers import Keepers
from highnoon.server.settings import Settings
from highnoon.server.store.opening import open_store


def work(settings: Settings, ready: Callable[[], None], compiling: Said | None = None) -> None:
    """Think until SIGINT or SIGTERM."""
    if not settings.database:
        raise InvalidOptions(Phrase("error-work-alone"))
    asyncio.run(_work(settings, ready, compiling))


async def _work(settings: Settings, ready: Callable[[], None], compiling: Said | None) -> None:
    keepers = Keepers()
    store = await open_store(settings.data, keepers, settings.database)
    assert store.board is not None
    store.board.kind = "work"
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    parts = build(settings, store, Metrics(), store.clock, await store.openings(), keepers)
    tasks = [
        *together(parts, keepers, store.clock, behind=0.0),
        keepers.keep("house", lambda: keep_house(parts)),
    ]
    with kernels_warmed(settings.data, compiling):
        ready()
        await stop.wait()
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    await parts.computer.close()
    await store.close()
    await keepers.close()
