"""What runs in a bot's process: one decision from one view, or a little study of a position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from highnoon.bots import Choice, choose, levels
from highnoon.core.action import Action, Phrase
from highnoon.core.chance import stream
from highnoon.core.description import load
from highnoon.core.registry import described
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
    """The decision of a bot of this level who sees this."""
    return choose(view, level, stream(seed, name, view.version))


class Advice(NamedTuple):
    """What to do, what it is worth to the one who decides (0 to 1), why, and if that is proven."""

    action: Action
    value: float | None
    reason: Phrase | None
    exact: bool = False


@cache
def solver_here() -> bool:
    """Whether the house was installed with its engine."""
    return find_spec("numba") is not None


def advise(view: TableView[Any]) -> Advice:
    """A proven best move where there is a solver, else what the strongest bot would do.

    It comes from the view alone: the table's seed knows what nobody may.
    """
    solver = described(view.game).solver
    if solver is not None and solver_here():
        hint = load(solver)().hint(view)
        return Advice(hint.action, (1 + hint.value) / 2, hint.reason, hint.exact)
    chosen = think(view, max(levels(view.game)), 0, f"hint/{view.viewer}")
    return Advice(chosen.action, chosen.value, chosen.reason)


def evaluate(root: State, state: State, seconds: float) -> Evaluation:
    """How a position of Longhorn stands, as far as it can be told in this time."""
    from highnoon.engine.longhorn.student import student

    return student().evaluate(state, seconds, root=root)


def survey(
    root: State, state: State, action: Action | None, seconds: float
) -> tuple[Survey, float]:
    """What a decision gave away, and how long it took to find out."""
    from highnoon.engine.longhorn.student import student

    ready = student()
    begin = time.monotonic()
    found = ready.survey(state, action, seconds, root=root)
    return found, time.monotonic() - begin
