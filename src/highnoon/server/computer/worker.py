"""What runs in a bot's process: one decision from one view, or a little study of a position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Any

from highnoon.bots import Choice, choose
from highnoon.core.action import Action
from highnoon.core.chance import stream
from highnoon.core.view import TableView
from highnoon.engine.longhorn.advice import Evaluation, Survey
from highnoon.games.longhorn.state import State


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


def think(view: TableView[Any], level: int, seed: int, name: str) -> Choice:
    """What a bot of this level decides who sees this table."""
    return choose(view, level, stream(seed, name, view.version))


def evaluate(root: State, state: State, seconds: float) -> Evaluation:
    """How a position of Longhorn stands, as far as it can be told in this time."""
    from highnoon.engine.longhorn.analyst import analyst

    return analyst().evaluate(state, seconds, root=root)


def survey(
    root: State, state: State, action: Action | None, seconds: float
) -> tuple[Survey, float]:
    """What a decision gave away, and how long it took to find out."""
    from highnoon.engine.longhorn.analyst import analyst

    ready = analyst()
    begin = time.monotonic()
    found = ready.survey(state, action, seconds, root=root)
    return found, time.monotonic() - begin
