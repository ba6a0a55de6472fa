"""What runs in a bot's process: one decision from one view."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any, NamedTuple

from highnoon.core.action import Action, Phrase
from highnoon.core.chance import stream
from highnoon.core.view import TableView


class Thought(NamedTuple):
    """A bot's decision, and what it thinks of it."""

    action: Action
    value: float | None = None
    reason: Phrase | None = None


def settle_in() -> None:
    """Prepare a worker: polite to the server's own process, and gone when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(view: TableView[Any], level: int, seed: int, name: str) -> Thought:
    """The decision of a bot of this level who sees this."""
    rng = stream(seed, name, view.version)
    try:
        from highnoon import bots
    except ImportError:
        return Thought(rng.choice(view.choices))
    choice = bots.choose(view, level, rng)
    return Thought(choice.action, choice.value, choice.reason)
