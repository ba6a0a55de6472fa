"""Kernels that are not on disk yet are compiled in a process of their own while tables are open."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeAlias

from highnoon.engine.warming import compiled_games, engine_here, is_warm, keep_in, warm_all
from highnoon.server.computer.worker import settle_in

log = logging.getLogger("highnoon.kernels")

Said: TypeAlias = Callable[[str, bool], None]
"""Told when a game's kernels begin to be compiled (False), and when they are ready (True)."""


@contextmanager
def kernels_warmed(data: Path, said: Said | None = None) -> Iterator[None]:
    """While this lasts, whatever is missing is compiled; nobody waits for it."""
    keep_in(data / "kernels")
    if not engine_here() or all(map(is_warm, compiled_games())):
        yield
        return
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_compile, args=(there,), daemon=True)
    process.start()
    there.close()
    threading.Thread(target=_listen, args=(here, said), daemon=True).start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def _compile(there: Connection) -> None:
    settle_in()
    warm_all(lambda game, done, total: there.send((game, done, total)))
    there.send((None, 0, 0))


def _listen(here: Connection, said: Said | None) -> None:
    """Log what the process tells until it has ended."""
    begun: str | None = None
    while True:
        try:
            game, done, total = here.recv()
        except (EOFError, OSError):
            return  # it was stopped
        if game != begun:
            for changed, ready in ((begun, True), (game, False)):
                if changed is not None:
                    log.info(
                        "kernels ready" if ready else "compiling kernels", extra={"game": changed}
                    )
                    if said is not None:
                        said(changed, ready)
            begun = game
        if game is None:
            return
        log.debug("compiled %d of %d kernels", done, total, extra={"game": game})
