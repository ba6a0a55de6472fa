"""What runs in a bot's process: one decision from one view."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any

from highnoon.bots import Choice, choose
from highnoon.core.chance import stream
from highnoon.core.view import TableView


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
    """The decision of a bot of this level who sees this."""
    return choose(view, level, stream(seed, name, view.version))
