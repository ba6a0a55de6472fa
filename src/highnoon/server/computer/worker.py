"""What runs in a bot's process: one decision from one view, or a little study of a position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Any

from highnoon.bots import Choice, choose, ponder
from highnoon.core.action import Action
from highnoon.core.chance import stream
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.view import TableView
from highnoon.engine.study import Evaluation, Solver, Survey, Weighed


def settle_in() -> None:
    """Prepare a worker: polite to the server's own process, and gone when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> None:
    """Nothing: a process that answers has begun."""


def think(view: TableView[Any], level: int, seed: int, name: str) -> Choice:
    """What a bot of this level decides who sees this table."""
    return choose(view, level, stream(seed, name, view.version))


def think_ahead(view: TableView[Any], level: int, seed: int, seconds: float) -> bool:
    """Let a bot think about its next decision; whether there is more to think about."""
    return ponder(view, level, seconds, stream(seed, f"ahead/{view.viewer}", view.version))


def evaluate(game: str, root: Any, state: Any, seconds: float) -> Evaluation:
    """How a position stands, as far as it can be told in this time."""
    return _solver(game).evaluate(state, seconds, root=root)


def survey(
    game: str, root: Any, state: Any, action: Action | None, seconds: float, priced: bool = False
) -> tuple[Survey, float]:
    """What a decision gave away, and how long it took to find out."""
    solver = _solver(game)
    begin = time.monotonic()
    found = solver.survey(state, action, seconds, root=root, priced=priced)
    return found, time.monotonic() - begin


def weigh(game: str, state: Any, seconds: float) -> Weighed:
    """Every choice of a position, with what can be proven of each in this time."""
    return _solver(game).weigh(state, seconds)


def _solver(game: str) -> Solver:
    """The solver of this process, ready to search before any clock runs."""
    home = described(game).solver
    assert home is not None, f"{game} has no solver"
    found: Solver = load(home)()
    return found
